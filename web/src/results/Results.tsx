import { Badge, Box, Flex, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Results_content$key } from "#relay/Results_content.graphql.ts";
import { countOf } from "../ui/format.ts";
import { kindLabel } from "../ui/kind.ts";
import { Page } from "../ui/Page.tsx";
import { Actions } from "./Actions.tsx";
import { AnalysedQuestions } from "./AnalysedQuestions.tsx";
import { isFiltering } from "./address.ts";
import { Days } from "./Days.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FilteringContext, useAddressFiltering } from "./filtering.ts";
import { LevelDistribution } from "./LevelDistribution.tsx";
import { Live } from "./Live.tsx";
import { NoResponses } from "./NoResponses.tsx";
import { NothingMatches } from "./NothingMatches.tsx";
import { Numbers } from "./Numbers.tsx";
import { ScoreHistogram } from "./ScoreHistogram.tsx";

interface ResultsProps {
  content: Results_content$key;
  list: ReactNode;
  /** While what is shown is not yet what the address asks for. */
  isPending: boolean;
}

export function Results({ content: contentRef, list, isPending }: ResultsProps) {
  const content = useFragment(
    graphql`
      fragment Results_content on Content {
        title
        kind
        isPublic
        results(filter: $filter) {
          totalAttempts
          questions {
            isCurrent
          }
        }
        ...Actions_content
        ...Live_content
        ...FilterBar_content
        ...NoResponses_content
        ...Numbers_content
        ...ScoreHistogram_content
        ...LevelDistribution_content
        ...Days_content
        ...AnalysedQuestions_content
      }
    `,
    contentRef,
  );
  const filtering = useAddressFiltering();
  const { title, kind, isPublic, results } = content;
  const questions = results?.questions.filter(({ isCurrent }) => isCurrent) ?? [];
  const isNarrowed = isFiltering(filtering.filter);
  const isAnswered = (results?.totalAttempts ?? 0) > 0;

  return (
    <Page
      title={title}
      documentTitle={`Results of ${title}`}
      breadcrumbs={[{ label: "Dashboard", to: "/dashboard" }, { label: "Results" }]}
      actions={<Actions content={content} isAnswered={isAnswered || isNarrowed} />}
    >
      <FilteringContext value={filtering}>
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mt="-3" mb="3">
          <Flex gap="2" align="center" fontSize="sm" color="fg.muted">
            <Badge>{kindLabel(kind)}</Badge>
            {!isPublic && <Badge>Private</Badge>}
            {countOf(questions.length, "question")}
          </Flex>
          <Live content={content} />
          {isAnswered && <OnThisPage />}
        </Flex>
        {(isAnswered || isNarrowed) && <FilterBar content={content} />}
        <Box aria-busy={isPending} opacity={isPending ? 0.5 : 1} transition="opacity 120ms">
          {isAnswered ? (
            <>
              <Numbers content={content} />
              {kind === "ASSESSMENT" && <LevelDistribution content={content} />}
              {kind !== "SURVEY" && <ScoreHistogram content={content} />}
              <Days content={content} />
              <Box id="questions" scrollMarginTop="16">
                <AnalysedQuestions content={content} />
              </Box>
              <Box id="responses" scrollMarginTop="16">
                {list}
              </Box>
            </>
          ) : isNarrowed ? (
            <NothingMatches />
          ) : (
            <NoResponses content={content} />
          )}
        </Box>
      </FilteringContext>
    </Page>
  );
}

/** Questions may fill many screens. */
function OnThisPage() {
  return (
    <Flex as="nav" aria-label="On this page" gap="4" ms={{ md: "auto" }} fontSize="sm" _print={{ display: "none" }}>
      <Link href="#questions" minH="8">
        Questions
      </Link>
      <Link href="#responses" minH="8">
        Responses
      </Link>
    </Flex>
  );
}
