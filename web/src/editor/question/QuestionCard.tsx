import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { use } from "react";
import { AnsweringFacts } from "../../product/answering/Answering.tsx";
import type { Kind } from "../../product/kind.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { Passage } from "../../product/Passage.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { numberOf } from "../draft/draft.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { Written } from "../rich/shown/Written.tsx";
import { asksOptions, formOf, isRight, keyOf } from "../saving/answering.ts";
import { Sources } from "./passages.ts";

export function QuestionCard({ question, kind }: { question: number; kind: Kind }) {
  const { writtenTogether } = useWriting();
  const name = `questions.${question}` as const;
  const shown = useDraftValue(name);
  const isFaulty = useHasErrorIn(name);
  const source = use(Sources).get(shown?.key ?? "");
  if (!shown) return null;
  // Scales without labels are summarized instead of listed.
  const isCounted = shown.questionType === "scale" && shown.scale?.look !== "labels" && kind !== "ASSESSMENT";
  const hasList = asksOptions(shown) && !isCounted;
  const { dir } = writtenTogether([shown.questionText, ...shown.options.map(({ text }) => text)]);
  return (
    <Box>
      <Text as="div" dir={dir} fontFamily="heading" textStyle="xl" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {shown.questionText ? (
          <Written shape="block">{shown.questionText}</Written>
        ) : (
          <Box as="em">No question text yet</Box>
        )}
      </Text>
      {shown.questionType === "multi_select" && (
        <Text color="fg.muted" fontSize="sm">
          Several answers
        </Text>
      )}
      <AnsweringFacts
        question={{
          type: shown.questionType.toUpperCase(),
          options: shown.options.map(({ text }) => text),
          required: shown.required,
          points: kind === "QUIZ" ? numberOf(shown.points) || 1 : 1,
          form: formOf(shown),
          answerKey: kind === "QUIZ" ? keyOf(shown) : null,
        }}
      />
      <Box as="ol" listStyleType="none" mt="3" dir={dir}>
        {(hasList ? shown.options : []).map(({ key, text, weight }, place) => {
          const isCorrect = kind === "QUIZ" && isRight(shown, key);
          return (
            <Flex as="li" key={key} gap="3" py="1" align="baseline">
              <LetterBadge option={place} marked={isCorrect} />
              <Text overflowWrap="anywhere" whiteSpace="pre-wrap" minW="0">
                <Written shape="inline" like={shown.questionText + text}>
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
          );
        })}
      </Box>
      {shown.explanation && (
        <Text as="div" dir={dir} color="fg.muted" mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <Written shape="block" isLinked>
            {shown.explanation}
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
