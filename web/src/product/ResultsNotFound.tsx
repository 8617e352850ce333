import { LinkButton } from "../ui/form/LinkButton.tsx";
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
        action={<LinkButton to="/dashboard">Back to Dashboard</LinkButton>}
      >
        Unable to load quiz results.
      </ErrorState>
    </Frame>
  );
}
