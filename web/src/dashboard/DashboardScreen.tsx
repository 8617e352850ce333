import { Button } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link, Navigate } from "react-router-dom";
import type { DashboardScreenQuery } from "#relay/DashboardScreenQuery.graphql.ts";
import { Page } from "../ui/layout/Page.tsx";
import { ContentList } from "./ContentList.tsx";
import { Totals } from "./Totals.tsx";

const breadcrumbs = [{ label: "Creator", to: "/creator" }, { label: "Dashboard" }];

export function DashboardScreen({ queryRef }: { queryRef: PreloadedQuery<DashboardScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery(
        $first: Int!
        $search: String
        $kind: ContentKind
        $activity: Activity
        $state: ContentState
        $sort: OwnContentSort
        $order: SortOrder
      ) {
        viewer {
          firstName
          email
          ...VerificationBanner_user
          ...ForAdmins_user
          ...Totals_user
          ...ContentList_user
            @arguments(
              first: $first
              search: $search
              kind: $kind
              activity: $activity
              state: $state
              sort: $sort
              order: $order
            )
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <Navigate to="/login?redirect=/dashboard" replace />;

  return (
    <Page
      title="Dashboard"
      breadcrumbs={breadcrumbs}
      lead={`Welcome back, ${viewer.firstName || viewer.email}.`}
      actions={
        <Button asChild>
          <Link to="/maker">Create Content</Link>
        </Button>
      }
    >
      <Totals user={viewer} />
      <ContentList user={viewer} isKept={queryRef.source == null} />
    </Page>
  );
}
