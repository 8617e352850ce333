import { Badge, Box } from "@chakra-ui/react";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftedQuestions_content$key } from "#relay/DraftedQuestions_content.graphql.ts";
import { Passage } from "../../product/Passage.tsx";
import { markSeen } from "../../product/seen.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { DraftedQuestion } from "./DraftedQuestion.tsx";
import { PrivateWhileChecking } from "./PrivateWhileChecking.tsx";

interface DraftedQuestionsProps {
  content: DraftedQuestions_content$key;
  notices: readonly string[];
}

export function DraftedQuestions({ content, notices }: DraftedQuestionsProps) {
  const item = useFragment(
    graphql`
      fragment DraftedQuestions_content on Content {
        key
        draftedBy
        ...PrivateWhileChecking_content
        questions {
          id
          text
          options
          correctAnswer
          passage
          passageAnchor {
            page
            paragraph
            second
          }
        }
      }
    `,
    content,
  );
  const { key, draftedBy, questions } = item;
  useEffect(() => void markSeen(key), [key]);
  return (
    <Section
      title="Read before you share"
      lead={
        draftedBy === "EXTRACTIVE"
          ? "Made from the sentences of its source. Edit what does not fit."
          : "Written by a language model, which can be wrong. Edit what does not fit."
      }
      actions={draftedBy === "EXTRACTIVE" && <Badge variant="outline">Drafted without AI</Badge>}
    >
      <PrivateWhileChecking content={item} />
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      <Box as="ol" listStyleType="none">
        {questions.map(({ id, passage, passageAnchor, ...question }, place) => (
          <DraftedQuestion key={id} number={place + 1} {...question}>
            {passage && <Passage text={passage} anchor={passageAnchor ?? null} />}
          </DraftedQuestion>
        ))}
      </Box>
    </Section>
  );
}
