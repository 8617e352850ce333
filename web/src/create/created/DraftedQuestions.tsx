import { Badge, Box, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DraftedQuestions_content$key } from "#relay/DraftedQuestions_content.graphql.ts";
import { knownType, storedAnswering } from "../../product/answering/stored.ts";
import { LazyFindings } from "../../product/clinic/LazyFindings.tsx";
import { knownKind } from "../../product/kind.ts";
import { Passage } from "../../product/Passage.tsx";
import { markSeen } from "../../product/seen.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { DraftedQuestion } from "./DraftedQuestion.tsx";
import { Evidence } from "./Evidence.tsx";
import { Explanation } from "./Explanation.tsx";
import { MissingQuestions } from "./MissingQuestions.tsx";
import { Notices } from "./Notices.tsx";
import { OptionFeedback } from "./OptionFeedback.tsx";

interface DraftedQuestionsProps {
  content: DraftedQuestions_content$key;
  notices: readonly string[];
}

export function DraftedQuestions({ content, notices }: DraftedQuestionsProps) {
  const item = useFragment(
    graphql`
      fragment DraftedQuestions_content on Content {
        key
        kind
        draftedBy
        draftUsage {
          inputTokens
          outputTokens
          cost
        }
        ...MissingQuestions_content
        questions {
          id
          text
          options
          correctAnswer
          type
          required
          points
          form {
            ...stored_form @relay(mask: false)
          }
          answerKey {
            ...stored_answerKey @relay(mask: false)
          }
          explanation
          optionFeedback
          passage
          passageAnchor {
            ...Passage_anchor @relay(mask: false)
          }
          evidence {
            answerable
            guessable
            level
            flaws
            section
          }
        }
      }
    `,
    content,
  );
  const { key, kind, draftedBy, draftUsage, questions } = item;
  const [later, setLater] = useState<readonly string[] | null>(null);
  useEffect(() => void markSeen(key), [key]);
  return (
    <Section
      title="Review Before Sharing"
      lead={
        draftedBy === "EXTRACTIVE"
          ? "Based on the source. Edit anything that doesn't fit."
          : "Written by a language model, which makes mistakes. Edit anything that doesn't fit."
      }
      actions={draftedBy === "EXTRACTIVE" && <Badge variant="outline">Drafted without AI</Badge>}
    >
      <Notices notices={later ?? notices} />
      <MissingQuestions content={item} onTold={setLater} />
      <Box as="ol" listStyleType="none">
        {questions.map(
          (
            {
              id,
              text,
              options,
              correctAnswer,
              passage,
              passageAnchor,
              evidence,
              explanation,
              optionFeedback,
              ...stored
            },
            place,
          ) => {
            const answering = storedAnswering(stored);
            const { type, form, answerKey } = answering;
            return (
              <DraftedQuestion key={id} number={place + 1} {...{ text, options, correctAnswer, answering }}>
                {optionFeedback && <OptionFeedback texts={optionFeedback} />}
                {explanation && explanation !== passage && <Explanation>{explanation}</Explanation>}
                {passage && <Passage text={passage} anchor={passageAnchor ?? null} section={evidence?.section} />}
                {evidence && <Evidence {...evidence} />}
                <LazyFindings
                  question={{
                    text,
                    options,
                    correct: correctAnswer ?? null,
                    explanation: explanation ?? "",
                    questionType: knownType(type),
                    form,
                    answerKey,
                  }}
                  kind={knownKind(kind)}
                  number={place + 1}
                />
              </DraftedQuestion>
            );
          },
        )}
      </Box>
      {draftUsage && (
        <Text color="fg.muted" fontSize="sm" mt="2">
          {usageWords(draftUsage)}
        </Text>
      )}
    </Section>
  );
}

interface DraftUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null | undefined;
}

/** "The model read 5,210 tokens and wrote 1,040, for about $0.002." */
function usageWords({ inputTokens, outputTokens, cost }: DraftUsage): string {
  const tokens = `The model read ${countOf(inputTokens, "token")} and wrote ${formatCount(outputTokens)}`;
  return cost == null ? `${tokens}.` : `${tokens}, for about ${dollars.format(cost)}.`;
}

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumSignificantDigits: 2 });
