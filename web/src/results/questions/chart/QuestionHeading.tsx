import { Badge, Box, Heading, Text } from "@chakra-ui/react";
import { lazy } from "react";
import { FormattedText } from "../../../ui/text/FormattedText.tsx";
import { useWriting } from "../../../ui/text/writing.ts";
import { OptionalPart } from "../../OptionalPart.tsx";
import type { ChartedQuestion } from "../charted.ts";
import { Headline } from "./Headline.tsx";

const Wordings = lazy(async () => ({ default: (await import("./Wordings.tsx")).Wordings }));

interface QuestionHeadingProps {
  question: ChartedQuestion;
  number: number | null;
  isInRow: boolean;
}

export function QuestionHeading({ question, number, isInRow }: QuestionHeadingProps) {
  const { writtenTogether } = useWriting();
  // The row of a wide screen shows the whole text, but no formatting and no second line.
  const isRepeated = isInRow && !question.html && !question.text.includes("\n");
  return (
    <>
      <Heading
        as="h3"
        srOnly={isRepeated ? { base: false, md: true } : undefined}
        dir={writtenTogether([question.text]).dir}
        size="md"
        lineHeight="1.35"
        textWrap="pretty"
        display="flex"
        gap="3"
      >
        {number === null ? (
          <Badge alignSelf="flex-start" mt="1">
            edited
          </Badge>
        ) : (
          <Box as="span" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums">
            {number}.
          </Box>
        )}
        <Box as="span" minW="0" whiteSpace="pre-wrap">
          <FormattedText text={question.text} html={question.html?.text} />
        </Box>
      </Heading>
      <Headline question={question} />
      {question.wordings > 0 && (
        <OptionalPart>
          <Wordings result={question.result} />
        </OptionalPart>
      )}
      {question.type === "MULTI_SELECT" && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          People could choose several, so percentages may exceed 100%.
        </Text>
      )}
    </>
  );
}
