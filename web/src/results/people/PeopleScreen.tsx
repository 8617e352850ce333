import { Button, Flex } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PeopleScreenQuery } from "#relay/PeopleScreenQuery.graphql.ts";
import { kindNoun, resultsPath } from "../../product/kind.ts";
import { ResultsNotFound } from "../../product/ResultsNotFound.tsx";
import { Plus } from "../../ui/icons.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { DownloadLinks } from "./DownloadLinks.tsx";
import { Funnel } from "./Funnel.tsx";
import { Invited } from "./Invited.tsx";
import { InvitedOnly } from "./InvitedOnly.tsx";
import { Notices } from "./Notices.tsx";
import { refreshAdded } from "./useUpdates.ts";

const AddPeople = lazy(async () => ({ default: (await import("./adding/AddPeople.tsx")).AddPeople }));
const Letters = lazy(async () => ({ default: (await import("./letter/Letters.tsx")).Letters }));

const tabs = [
  { name: "people", label: "People", to: { search: "" } },
  { name: "letters", label: "Emails", to: { search: "?tab=letters" } },
] as const;

/** The people invited to an item by personal links, their progress, and the emails they receive. */
export function PeopleScreen({ queryRef }: { queryRef: PreloadedQuery<PeopleScreenQuery> }) {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  const [adding, setAdding] = useState<"never" | "now" | "before">("never");
  /** Incremented when people are added, so that the list is refetched. */
  const [round, setRound] = useState(0);
  const { viewer, content } = usePreloadedQuery<PeopleScreenQuery>(
    graphql`
      query PeopleScreenQuery($key: String!) {
        viewer {
          id
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        content(key: $key) {
          id
          key
          kind
          title
          language
          canEdit
          invitationCounts {
            total
          }
          ...Notices_content
          ...Funnel_content
          ...Invited_content
          ...PeopleFilters_content
          ...InvitedOnly_content
          ...Letters_content
        }
      }
    `,
    queryRef,
  );
  if (!viewer || !content?.canEdit || !content.invitationCounts) return <ResultsNotFound />;
  const { id, key, kind, title, language, invitationCounts } = content;
  const isEmpty = invitationCounts.total === 0;
  const tab = address.get("tab") === "letters" ? "letters" : "people";
  const add = (
    <Button onClick={() => setAdding("now")}>
      <Plus aria-hidden /> Add People
    </Button>
  );
  return (
    <Page
      title="People"
      documentTitle={`People invited to ${title}`}
      breadcrumbs={[
        { label: "Dashboard", to: "/dashboard" },
        { label: title, to: resultsPath(kind, key) },
        { label: "People" },
      ]}
      lead={isEmpty ? undefined : "Each person has a personal link. It works once, without an account."}
      actions={
        !isEmpty && (
          <>
            <DownloadLinks contentId={id} />
            {add}
          </>
        )
      }
    >
      <ItemLanguage value={language ?? null}>
        {isEmpty && (
          <EmptyState title="No one is invited yet" headingLevel="h2" action={<Flex mt="2">{add}</Flex>}>
            Add people to give each a personal link. You see who opened it, started and finished.
          </EmptyState>
        )}
        {!isEmpty && <Notices content={content} />}
        {!isEmpty && <Funnel content={content} />}
        <Tabs label="Parts of this page" tabs={tabs} selected={tab}>
          {tab === "letters" ? (
            <LazyPart fallback={<SkeletonLines count={3} />}>
              <Letters content={content} owner={viewer.id} round={round} />
            </LazyPart>
          ) : (
            <>
              <InvitedOnly content={content} />
              {!isEmpty && <Invited content={content} filters={content} round={round} />}
            </>
          )}
        </Tabs>
      </ItemLanguage>
      {adding !== "never" && (
        <LazyPart>
          <AddPeople
            open={adding === "now"}
            contentId={id}
            noun={kindNoun(kind)}
            owner={viewer.id}
            onAdded={() => {
              setRound(round + 1);
              void refreshAdded(environment, id);
            }}
            onClose={() => setAdding("before")}
          />
        </LazyPart>
      )}
    </Page>
  );
}
