import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { Link } from "react-router-dom";
import type { RegradeScreenQuery } from "#relay/RegradeScreenQuery.graphql.ts";
import { editPath, kindNoun, resultsPath } from "../../product/kind.ts";
import { ResultsNotFound } from "../../product/ResultsNotFound.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { RegradePreview } from "./RegradePreview.tsx";
import { Regradings } from "./Regradings.tsx";
import { RegradingUnderWay } from "./RegradingUnderWay.tsx";
import { useRegrading } from "./useRegrading.ts";

const query = graphql`
  query RegradeScreenQuery($key: String!) {
    viewer {
      ...VerificationBanner_user
      ...ForAdmins_user
      ...RegradeForm_user
    }
    content(key: $key) {
      key
      kind
      title
      language
      regradePreview {
        revision
        ...RegradePreview_preview
      }
      newest: regradings(first: 1) {
        edges {
          node {
            id
            isOver
          }
        }
      }
      ...RegradeChanges_content
      ...RegradeForm_content
      ...Regradings_content
    }
  }
`;

/** Shows the effect of regrading responses to earlier versions, and applies it. */
export function RegradeScreen({ queryRef }: { queryRef: PreloadedQuery<RegradeScreenQuery> }) {
  const { viewer, content } = usePreloadedQuery<RegradeScreenQuery>(query, queryRef);
  const environment = useRelayEnvironment();
  const newest = content?.newest?.edges[0]?.node;
  const [watched, setWatched] = useState(newest?.isOver === false ? newest.id : null);
  const [round, setRound] = useState(0);
  const reload = async () => {
    const options = { networkCacheConfig: { force: true } };
    await fetchQuery<RegradeScreenQuery>(environment, query, queryRef.variables, options).toPromise();
  };
  const progress = useRegrading(watched, reload);
  if (!content?.newest) return <ResultsNotFound />;

  const { key, kind, title, regradePreview: preview } = content;
  const isUnderWay = watched !== null && !progress.regrading?.isOver;
  async function loadAnew() {
    await reload();
    // The state of the earlier preview does not apply to this one.
    setRound(round + 1);
  }
  return (
    <Page
      title="Regrade"
      documentTitle={`Regrade ${title}`}
      breadcrumbs={[
        { label: "Dashboard", to: "/dashboard" },
        { label: title, to: resultsPath(kind, key) },
        { label: "Regrade" },
      ]}
      lead="See how the current answer key, points, weights and levels would change past grades."
      width="narrow"
    >
      <ItemLanguage value={content.language ?? null}>
        {watched !== null && (
          <RegradingUnderWay key={watched} progress={progress} resultsPath={resultsPath(kind, key)} />
        )}
        {isUnderWay ? null : preview ? (
          <RegradePreview
            key={`${preview.revision}.${round}`}
            preview={preview}
            content={content}
            viewer={viewer}
            isLoadedAnew={round > 0}
            onBegun={setWatched}
            onOutdated={loadAnew}
          />
        ) : (
          watched === null && <NothingToGrade kind={kind} itemKey={key} />
        )}
        <Regradings content={content} />
      </ItemLanguage>
    </Page>
  );
}

function NothingToGrade({ kind, itemKey }: { kind: string; itemKey: string }) {
  const noun = kindNoun(kind);
  return (
    <EmptyState
      title={kind === "SURVEY" ? "Surveys are not graded" : "Nothing to regrade"}
      headingLevel="h2"
      action={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to={editPath(itemKey)}>Edit the {noun}</Link>
        </Button>
      }
    >
      {kind === "SURVEY"
        ? "Surveys have no correct answers."
        : `All responses are graded by the current version of the ${noun}. Change a correct answer, points, weights or levels to see the effect here.`}
    </EmptyState>
  );
}
