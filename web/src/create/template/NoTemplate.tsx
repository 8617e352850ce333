import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { templatesHome } from "../../product/kind.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";

export function NoTemplate({ headingLevel = "h2" }: { headingLevel?: "h1" | "h2" }) {
  return (
    <ErrorState
      headingLevel={headingLevel}
      title="There is no such template"
      action={
        <Button asChild>
          <Link to={templatesHome}>See All Templates</Link>
        </Button>
      }
    >
      The link may be incomplete, or the template has another name now.
    </ErrorState>
  );
}
