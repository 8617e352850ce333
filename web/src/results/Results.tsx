import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { Results_content$key } from "#relay/Results_content.graphql.ts";
import type { Results_questions$key } from "#relay/Results_questions.graphql.ts";
import { kindLabel } from "../product/kind.ts";
import { StateBadges } from "../product/state/StateBadges.tsx";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { countOf, formatCount } from "../ui/text/format.ts";
import { Actions } from "./Actions.tsx";
import { NamedAttempt } from "./attempts/NamedAttempt.tsx";
import { HeldPlaces } from "./charts/HeldPlaces.tsx";
import { useAllAttempts, useIsAnswered } from "./figures/useFrame.ts";
import { chips } from "./filter/chips.ts";
import { FilterBar } from "./filter/FilterBar.tsx";
import { isFiltering } from "./filter/filter.ts";
import { FilteringContext, useAddressFiltering } from "./filter/filtering.ts";
import { Live } from "./live/Live.tsx";
import { NoResponses } from "./NoResponses.tsx";
import { OptionalPart } from "./OptionalPart.tsx";
import { PrintedHead } from "./PrintedHead.tsx";
import { ResultTabs } from "./ResultTabs.tsx";
import type { ResultsContent } from "./resultsContent.ts";

// Loads after the figures, because few results need it.
const EarlierKey = lazy(async () => ({ default: (await import("./regrading/EarlierKey.tsx")).EarlierKey }));

/** More filters in a sticky bar would hide too much of a phone's screen. */
const mostDocked = 3;

const none: Results_questions$key = [];

interface ResultsProps {
  content: Results_content$key;
  list: ReactNode;
  /** Above the figures, once there are any. */
  notice?: ReactNode;
  /** The visible figures do not match the address yet. */
  isPending: boolean;
}

export function Results({ content: contentRef, list, notice, isPending }: ResultsProps) {
  const data = useFragment(
    graphql`
      fragment Results_content on Content {
        id
        key
        title
        kind
        isPublic
        scale
        timeZone
        revision
        rules {
          opensAt
          closesAt
          anonymous
          invitedOnly
          maxAttempts
          needsPasscode
        }
        linkFields {
          isGroup
        }
        # Without counts, so that a frame does not render the whole screen again.
        results(filter: $filter) {
          layout
          waiting
          versions {
            revision
          }
          levels {
            name
            range
            isCurrent
          }
          questions {
            ...Results_questions
          }
        }
        ...Actions_content
        ...Live_content
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
  // Read through its own fragment, which a frame of counts does not touch.
  const allQuestions = useFragment<Results_questions$key>(
    graphql`
      fragment Results_questions on QuestionResult @relay(plural: true) {
        isCurrent
        versionKeys
        question {
          id
          key
          text: plainText
          type
          options: plainOptions
          rows: plainRows
          required
          form {
            choice {
              other
            }
            number {
              unit
            }
          }
        }
      }
    `,
    data.results?.questions ?? none,
  );
  const content: ResultsContent = useMemo(
    () => ({ ...data, results: data.results && { ...data.results, questions: allQuestions } }),
    [data, allQuestions],
  );
  const { key, title, kind, isPublic, revision, rules, results } = content;
  const filtering = useAddressFiltering(results?.questions, rules?.anonymous);
  const questions = results?.questions.filter(({ isCurrent }) => isCurrent) ?? [];
  const allowsSeveral = questions.some(({ question }) => question.type === "MULTI_SELECT");
  const isNarrowed = isFiltering(filtering.filter);
  const parts = chips(filtering.filter, results?.questions ?? []);
  const isBehind = kind !== "SURVEY" && (results?.versions.some((version) => version.revision < revision) ?? false);
  const isAnswered = useIsAnswered();

  return (
    <Page
      dense
      title={title}
      isWritten
      documentTitle={`Results of ${title}`}
      breadcrumbs={[{ label: "Dashboard", to: "/dashboard" }, { label: "Results" }]}
      actions={<Actions content={content} isAnswered={isAnswered || isNarrowed} allowsSeveral={allowsSeveral} />}
    >
      <FilteringContext value={filtering}>
        <Flex
          wrap="wrap"
          align="center"
          columnGap="3"
          rowGap="1"
          minH="11"
          py="1"
          mb={{ base: "4", md: "5" }}
          fontSize="sm"
          bg="bg"
          borderBottomWidth={isNarrowed ? "1px" : undefined}
          _print={{ display: "none" }}
          {...(isNarrowed && parts.length <= mostDocked && { layerStyle: "docked", top: "0" })}
        >
          <Flex gap="2" align="center" color="fg.muted">
            <Badge>{kindLabel(kind)}</Badge>
            <State isPublic={isPublic} rules={rules} />
            <Box as="span" hideBelow="md">
              {countOf(questions.length, "question")}
            </Box>
          </Flex>
          {(isAnswered || isNarrowed) && <FilterBar content={content} />}
          <Box ms="auto">
            <Live content={content} />
          </Box>
        </Flex>
        <PrintedHead content={content} />
        {isBehind && (
          <OptionalPart>
            <EarlierKey item={content} revision={revision} />
          </OptionalPart>
        )}
        {results?.waiting != null && <Waiting answers={results.waiting} />}
        {rules?.maxAttempts != null && (
          <LazyPart>
            <HeldPlaces itemKey={key} />
          </LazyPart>
        )}
        {isAnswered || isNarrowed ? (
          <ResultTabs content={content} list={list} notice={notice} isPending={isPending} />
        ) : (
          <Box aria-busy={isPending}>
            <NoResponses content={content} />
            <NamedAttempt ids={[]} />
          </Box>
        )}
      </FilteringContext>
    </Page>
  );
}

const State = (item: Pick<ResultsContent, "isPublic" | "rules">) => (
  <StateBadges item={{ ...item, attemptCount: useAllAttempts() }} />
);

/** Explains why fewer anonymous responses are shown than were submitted. */
const Waiting = ({ answers }: { answers: number }) => (
  <Text mb="4" fontSize="sm" color="fg.muted">
    Responses are shown in groups of five or more.
    {answers > 0 && ` ${formatCount(answers)} more ${answers === 1 ? "is" : "are"} waiting.`}
  </Text>
);
