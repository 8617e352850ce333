import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { DeskScreenQuery } from "#relay/DeskScreenQuery.graphql.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { Frame } from "../../ui/layout/Frame.tsx";
import { Desk } from "./Desk.tsx";

/** The screen where a creator chooses, one by one, the questions that become an item. */
export function DeskScreen({ queryRef }: { queryRef: PreloadedQuery<DeskScreenQuery> }) {
  const { viewer, hasModel, node } = usePreloadedQuery<DeskScreenQuery>(
    graphql`
      query DeskScreenQuery($id: ID!) {
        viewer {
          id
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        hasModel
        node(id: $id) {
          id
          ...Desk_drafting @alias(as: "drafting")
        }
      }
    `,
    queryRef,
  );
  if (!node?.drafting) return <NoDraft />;
  return (
    <Desk
      key={node.id}
      id={node.id}
      drafting={node.drafting}
      owner={viewer?.id ?? null}
      hasModel={hasModel}
      gone={<NoDraft />}
    />
  );
}

function NoDraft() {
  useDocumentTitle("Draft Not Found");
  return (
    <Frame>
      <ErrorState
        title="Draft not found"
        headingLevel="h1"
        action={
          <>
            <LinkButton to="/maker">Start a New Draft</LinkButton>
            <LinkButton to="/dashboard" variant="outline" colorPalette="ink">
              View Dashboard
            </LinkButton>
          </>
        }
      >
        It was discarded, is more than 30 days old, or belongs to another account.
      </ErrorState>
    </Frame>
  );
}
