import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { use } from "react";
import { hasFeedback } from "../../../../api/src/content/question/form/form.shared.ts";
import { AnsweringFacts } from "../../product/answering/Answering.tsx";
import type { Kind } from "../../product/kind.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { Passage } from "../../product/Passage.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { numberOf } from "../draft/draft.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { Written } from "../rich/shown/Written.tsx";
import { asksOptions, formOf, isRight, keyOf, typeSent } from "../saving/answering.ts";
import { Sources } from "./passages.ts";

export function QuestionCard({ question, kind }: { question: number; kind: Kind }) {
  const { writtenTogether } = useWriting();
  const name = `questions.${question}` as const;
  const draft = useDraftValue(name);
  const isFaulty = useHasErrorIn(name);
  const source = use(Sources).get(draft?.key ?? "");
  if (!draft) return null;
  // Scales without labels are summarized instead of listed.
  const isCounted = draft.questionType === "scale" && draft.scale?.look !== "labels" && kind !== "ASSESSMENT";
  const hasList = asksOptions(draft) && !isCounted;
  const hasNotes = hasFeedback(kind, typeSent(kind, draft.questionType));
  const { dir } = writtenTogether([draft.questionText, ...draft.options.map(({ text }) => text)]);
  return (
    <Box>
      <Text as="div" dir={dir} fontFamily="heading" textStyle="xl" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {draft.questionText ? (
          <Written shape="block">{draft.questionText}</Written>
        ) : (
          <Box as="em">No question text yet</Box>
        )}
      </Text>
      {draft.questionType === "multi_select" && (
        <Text color="fg.muted" fontSize="sm">
          Several answers
        </Text>
      )}
      <AnsweringFacts
        question={{
          type: draft.questionType.toUpperCase(),
          options: draft.options.map(({ text }) => text),
          required: draft.required,
          points: kind === "QUIZ" ? numberOf(draft.points) || 1 : 1,
          form: formOf(draft),
          answerKey: kind === "QUIZ" ? keyOf(draft) : null,
        }}
      />
      <Box as="ol" listStyleType="none" mt="3" dir={dir}>
        {(hasList ? draft.options : []).map(({ key, text, weight, feedback }, place) => {
          const isCorrect = kind === "QUIZ" && isRight(draft, key);
          return (
            <Box as="li" key={key} py="1">
              <Flex gap="3" align="baseline">
                <LetterBadge option={place} marked={isCorrect} />
                <Text overflowWrap="anywhere" whiteSpace="pre-wrap" minW="0">
                  <Written shape="inline" like={draft.questionText + text}>
                    {text}
                  </Written>
                </Text>
                {isCorrect && <Badge variant="subtle">Correct answer</Badge>}
                {kind === "ASSESSMENT" && (
                  <Text ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
                    <Box as="span" srOnly>
                      Weight
                    </Box>{" "}
                    {weight}
                  </Text>
                )}
              </Flex>
              {hasNotes && feedback && (
                <Box ps="9" fontSize="sm" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
                  <Written shape="block" isLinked>
                    {feedback}
                  </Written>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      {draft.explanation && (
        <Text as="div" dir={dir} color="fg.muted" mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <Written shape="block" isLinked>
            {draft.explanation}
          </Written>
        </Text>
      )}
      {source?.passage && <Passage text={source.passage} anchor={source.passageAnchor ?? null} />}
      {isFaulty && (
        <Text data-error data-folded={question} tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" mt="2">
          This question needs attention.
        </Text>
      )}
    </Box>
  );
}
