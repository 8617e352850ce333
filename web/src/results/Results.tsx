import { Badge, Box, Flex, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Results_content$key } from "#relay/Results_content.graphql.ts";
import { countOf } from "../ui/format.ts";
import { kindLabel } from "../ui/kind.ts";
import { Page } from "../ui/Page.tsx";
import { Actions } from "./Actions.tsx";
import { LevelDistribution } from "./LevelDistribution.tsx";
import { Live } from "./Live.tsx";
import { NoResponses } from "./NoResponses.tsx";
import { Numbers } from "./Numbers.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { ScoreHistogram } from "./ScoreHistogram.tsx";

export function Results({ content: contentRef, list }: { content: Results_content$key; list: ReactNode }) {
  const content = useFragment(
    graphql`
      fragment Results_content on Content {
        title
        kind
        isPublic
        results {
          totalAttempts
          questions {
            isCurrent
          }
        }
        ...Actions_content
        ...Live_content
        ...NoResponses_content
        ...Numbers_content
        ...ScoreHistogram_content
        ...LevelDistribution_content
        ...QuestionList_content
      }
    `,
    contentRef,
  );
  const { title, kind, isPublic, results } = content;
  const questions = results?.questions.filter(({ isCurrent }) => isCurrent) ?? [];
  const isAnswered = (results?.totalAttempts ?? 0) > 0;

  return (
    <Page
      title={title}
      documentTitle={`Results of ${title}`}
      breadcrumbs={[{ label: "Dashboard", to: "/dashboard" }, { label: "Results" }]}
      actions={<Actions content={content} />}
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mt="-3" mb={{ base: "6", md: "8" }}>
        <Flex gap="2" align="center" fontSize="sm" color="fg.muted">
          <Badge>{kindLabel(kind)}</Badge>
          {!isPublic && <Badge>Private</Badge>}
          {countOf(questions.length, "question")}
        </Flex>
        <Live content={content} />
        {isAnswered && <OnThisPage />}
      </Flex>
      {isAnswered ? (
        <>
          <Numbers content={content} />
          {kind === "ASSESSMENT" && <LevelDistribution content={content} />}
          {kind !== "SURVEY" && <ScoreHistogram content={content} />}
          <Box id="questions">
            <QuestionList content={content} />
          </Box>
          <Box id="responses">{list}</Box>
        </>
      ) : (
        <NoResponses content={content} />
      )}
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
