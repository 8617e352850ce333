import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { Frame } from "../../ui/layout/Frame.tsx";

export function ItemNotFound() {
  useDocumentTitle("Content Not Found");
  return (
    <Frame width="narrow">
      <ErrorState title="Content Not Found" headingLevel="h1">
        It was deleted or belongs to someone else. <Link to="/dashboard">Go to the dashboard</Link>
      </ErrorState>
    </Frame>
  );
}
