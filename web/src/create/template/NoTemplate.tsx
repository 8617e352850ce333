import { templatesHome } from "../../product/kind.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";

export function NoTemplate({ headingLevel = "h2" }: { headingLevel?: "h1" | "h2" }) {
  return (
    <ErrorState
      headingLevel={headingLevel}
      title="Template not found"
      action={<LinkButton to={templatesHome}>See All Templates</LinkButton>}
    >
      The link may be incomplete, or the template has another name now.
    </ErrorState>
  );
}
