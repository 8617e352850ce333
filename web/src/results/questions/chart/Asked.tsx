import { Badge, Box, Heading, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { Boundary } from "../../../ui/layout/Boundary.tsx";
import { FormattedText } from "../../../ui/text/FormattedText.tsx";
import { useWriting } from "../../../ui/text/writing.ts";
import type { ChartedQuestion } from "../charted.ts";
import { Headline } from "./Headline.tsx";

const Wordings = lazy(async () => ({ default: (await import("./Wordings.tsx")).Wordings }));

interface AskedProps {
  question: ChartedQuestion;
  number: number | null;
}

export function Asked({ question, number }: AskedProps) {
  const { writtenTogether } = useWriting();
  return (
    <>
      <Heading
        as="h3"
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
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Wordings result={question.result} />
          </Suspense>
        </Boundary>
      )}
      {question.type === "MULTI_SELECT" && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          People could choose several, so the percentages may exceed 100% together.
        </Text>
      )}
    </>
  );
}
