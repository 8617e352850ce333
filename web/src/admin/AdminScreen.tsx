import { Button } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { AdminScreenQuery } from "#relay/AdminScreenQuery.graphql.ts";
import { capitalized } from "../../../api/src/platform/shared/words.shared.ts";
import { useReloadOnChange } from "../ui/hooks/useReloadOnChange.ts";
import { Page } from "../ui/layout/Page.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import { Analytics } from "./Analytics.tsx";
import { adminVariables, readTab, tabs } from "./address.ts";
import { ItemDialog } from "./items/ItemDialog.tsx";
import { ItemList } from "./items/ItemList.tsx";
import { Overview } from "./Overview.tsx";
import { ReportList } from "./reports/ReportList.tsx";
import { UserList } from "./users/UserList.tsx";

type Load = (variables: AdminScreenQuery["variables"], options: { fetchPolicy: "store-and-network" }) => void;

export function AdminScreen({ queryRef, load }: { queryRef: PreloadedQuery<AdminScreenQuery>; load: Load }) {
  const [address] = useSearchParams();
  const isPending = useReloadOnChange(adminVariables(address), load);
  const { viewer, admin } = usePreloadedQuery<AdminScreenQuery>(
    graphql`
      query AdminScreenQuery(
        $overview: Boolean!
        $users: Boolean!
        $content: Boolean!
        $reports: Boolean!
        $analytics: Boolean!
        $plan: Plan
        $isAdmin: Boolean
        $isEmailVerified: Boolean
        $hasContent: Boolean
        $contentType: ContentType
        $visibility: Visibility
        $sourceType: SourceType
        $creator: String
        $search: String
        $userSort: UserSort
        $contentSort: ContentSort
        $order: SortOrder
        $first: Int
        $after: String
        $last: Int
        $before: String
      ) {
        viewer {
          id
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        admin @required(action: THROW) {
          ...Overview_admin @include(if: $overview) @alias(as: "overview")
          ...UserList_admin @include(if: $users) @alias(as: "users")
          ...ItemList_admin @include(if: $content) @alias(as: "content")
          ...ReportList_admin @include(if: $reports) @alias(as: "reports")
          ...Analytics_admin @include(if: $analytics) @alias(as: "analytics")
        }
      }
    `,
    queryRef,
  );
  return (
    <Page
      title="Administration"
      actions={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to="/profile/erase?everywhere">Erase a Person</Link>
        </Button>
      }
    >
      <Tabs
        label="Administration"
        selected={readTab(address)}
        tabs={tabs.map((name) => ({ name, label: capitalized(name), to: { search: `?tab=${name}` } }))}
        isPending={isPending}
      >
        {admin.overview && <Overview admin={admin.overview} />}
        {admin.users && <UserList admin={admin.users} viewerId={viewer?.id ?? null} />}
        {admin.content && <ItemList admin={admin.content} />}
        {admin.reports && <ReportList admin={admin.reports} />}
        {admin.analytics && <Analytics admin={admin.analytics} />}
      </Tabs>
      <ItemDialog />
    </Page>
  );
}
