import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { TrashScreenQuery } from "#relay/TrashScreenQuery.graphql.ts";
import { trashDays } from "../../../../api/src/content/trash/trash.shared.ts";
import { trashHome } from "../../product/kind.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { TrashList } from "./TrashList.tsx";

const breadcrumbs = [
  { label: "Creator", to: "/creator" },
  { label: "Dashboard", to: "/dashboard" },
  { label: "Trash" },
];

export function TrashScreen({ queryRef }: { queryRef: PreloadedQuery<TrashScreenQuery> }) {
  const { viewer } = usePreloadedQuery<TrashScreenQuery>(
    graphql`
      query TrashScreenQuery {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          ...TrashList_user
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <Navigate to={`/login?redirect=${trashHome}`} replace />;
  return (
    <Page
      title="Trash"
      breadcrumbs={breadcrumbs}
      lead={`Deleted items can be restored for ${trashDays} days.`}
      width="narrow"
    >
      <TrashList user={viewer} />
    </Page>
  );
}
