import { lazy, Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ResultsScreenQuery } from "#relay/ResultsScreenQuery.graphql.ts";
import { ResultsNotFound } from "../product/ResultsNotFound.tsx";
import { useReloadOnChange } from "../ui/hooks/useReloadOnChange.ts";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { Loading } from "../ui/layout/Loading.tsx";
import { AttemptList } from "./attempts/AttemptList.tsx";
import { FiguresProvider } from "./figures/FiguresProvider.tsx";
import { screenVariables } from "./filter/address.ts";
import { Results } from "./Results.tsx";
import { DueNotice } from "./retention/DueNotice.tsx";

const Presenter = lazy(async () => ({ default: (await import("./presenter/Presenter.tsx")).Presenter }));

interface ResultsScreenProps {
  queryRef: PreloadedQuery<ResultsScreenQuery>;
  load: (variables: ResultsScreenQuery["variables"], options: { fetchPolicy: "store-and-network" }) => void;
}

export function ResultsScreen({ queryRef, load }: ResultsScreenProps) {
  const [address] = useSearchParams();
  const isPending = useReloadOnChange({ key: queryRef.variables.key, ...screenVariables(address) }, load);
  const { content } = usePreloadedQuery<ResultsScreenQuery>(
    graphql`
      query ResultsScreenQuery(
        $key: String!
        $filter: ResultsFilterInput
        $among: ResultsFilterInput
        $order: AttemptOrder
        $isFiltered: Boolean!
      ) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        content(key: $key) {
          canEdit
          ...figures_content
          ...Results_content
          ...Presenter_content
          ...AttemptList_content
          ...AttemptList_newest
        }
      }
    `,
    queryRef,
  );
  if (!content?.canEdit) return <ResultsNotFound />;
  return (
    <FiguresProvider content={content}>
      {address.has("present") ? (
        <Suspense fallback={<Loading />}>
          <Presenter content={content} />
        </Suspense>
      ) : (
        <Results
          content={content}
          list={<AttemptList content={content} newest={content} />}
          notice={
            <LazyPart>
              <DueNotice itemKey={queryRef.variables.key} />
            </LazyPart>
          }
          isPending={isPending}
        />
      )}
    </FiguresProvider>
  );
}
