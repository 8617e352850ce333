import { Button } from "@chakra-ui/react";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { useFiltering } from "./filtering.ts";

export function NothingMatches() {
  const filtering = useFiltering();
  return (
    <EmptyState
      headingLevel="h2"
      title="No answers match"
      action={
        <Button variant="outline" colorPalette="ink" mt="2" onClick={filtering?.clear}>
          Clear filters
        </Button>
      }
    >
      Nobody's answers fit all of these filters. Take one away, or clear them all.
    </EmptyState>
  );
}
