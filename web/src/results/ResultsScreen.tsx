import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ResultsScreenQuery } from "#relay/ResultsScreenQuery.graphql.ts";
import { AttemptDialog } from "./AttemptDialog.tsx";
import { AttemptList } from "./AttemptList.tsx";
import { Results } from "./Results.tsx";
import { ResultsNotFound } from "./ResultsNotFound.tsx";

export function ResultsScreen({ queryRef }: { queryRef: PreloadedQuery<ResultsScreenQuery> }) {
  const { content } = usePreloadedQuery<ResultsScreenQuery>(
    graphql`
      query ResultsScreenQuery($key: String!) {
        content(key: $key) {
          canEdit
          ...Results_content
          ...AttemptList_content
          ...AttemptList_newest
        }
      }
    `,
    queryRef,
  );
  if (!content?.canEdit) return <ResultsNotFound />;
  return (
    <>
      <Results content={content} list={<AttemptList content={content} newest={content} />} />
      <AttemptDialog />
    </>
  );
}
