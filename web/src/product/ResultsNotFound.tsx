import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { ErrorState } from "../ui/layout/ErrorState.tsx";
import { Frame } from "../ui/layout/Frame.tsx";

/** Deliberately the same for a missing item and for another user's. */
export function ResultsNotFound() {
  useDocumentTitle("Results Not Found");
  return (
    <Frame>
      <ErrorState
        title="Results Not Found"
        headingLevel="h1"
        action={
          <Button asChild>
            <Link to="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      >
        Unable to load quiz results.
      </ErrorState>
    </Frame>
  );
}
