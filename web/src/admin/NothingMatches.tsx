import { Button } from "@chakra-ui/react";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { useAddress } from "./useAddress.ts";

export function NothingMatches({ title }: { title: string }) {
  const { clear } = useAddress();
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      action={
        <Button variant="outline" mt="2" onClick={clear}>
          Clear Filters
        </Button>
      }
    >
      Nothing fits these filters.
    </EmptyState>
  );
}
