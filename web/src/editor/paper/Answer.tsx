import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { Matrix } from "./Matrix.tsx";
import type { PaperQuestion } from "./question.ts";
import { Tick } from "./Tick.tsx";

/** The space to answer a question with a pen. */
export function Answer({ question }: { question: PaperQuestion }) {
  const { type, form } = question;
  if (type === "MATRIX") return <Matrix question={question} />;
  if (type === "TEXT") return <Lines count={form?.text?.isLong ? linesOfLong : 1} />;
  if (type === "NUMBER") return <Figure question={question} />;
  if (type === "SCALE" && form?.scale?.look !== "LABELS") return <Points question={question} />;
  return <Options question={question} />;
}

const linesOfLong = 6;

function Lines({ count }: { count: number }) {
  return (
    <Box mt="2" aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
        <Box key={line} h="9" borderBottomWidth="1px" borderColor="fg.muted" />
      ))}
    </Box>
  );
}

function Figure({ question: { form } }: { question: PaperQuestion }) {
  const { unit, min, max } = form?.number ?? {};
  const range = [min != null && `from ${min}`, max != null && `up to ${max}`].filter(Boolean).join(" ");
  return (
    <Flex mt="3" gap="3" align="center">
      <Box w="32" h="9" borderWidth="1px" borderColor="fg" aria-hidden />
      {unit && <AuthorText>{unit}</AuthorText>}
      {range && (
        <Text as="bdi" fontSize="sm" color="fg.muted">
          {range}
        </Text>
      )}
    </Flex>
  );
}

function Points({ question: { text, options, form, html } }: { question: PaperQuestion }) {
  const { lowLabel, highLabel } = form?.scale ?? {};
  return (
    <Flex mt="3" gap="4" align="flex-end" wrap="wrap">
      {lowLabel && <FormattedText text={lowLabel} html={html?.lowLabel} like={text} />}
      <Flex as="ol" listStyleType="none" gap="4" wrap="wrap">
        {options.map((point) => (
          <Flex as="li" key={point} direction="column" align="center" gap="1.5">
            <Box as="span" color="fg.muted" fontSize="sm">
              {point}
            </Box>
            <Tick />
          </Flex>
        ))}
      </Flex>
      {highLabel && <FormattedText text={highLabel} html={html?.highLabel} like={text} />}
    </Flex>
  );
}

/** The length up to which options are set in two columns, in characters. */
const short = 32;

function Options({ question: { text, options, form, html } }: { question: PaperQuestion }) {
  const columns = options.every((option) => option.length <= short) ? "1fr 1fr" : "1fr";
  return (
    <Grid
      as="ol"
      listStyleType="none"
      mt="3"
      columnGap="8"
      rowGap="2.5"
      templateColumns={{ base: "1fr", sm: columns }}
      _print={{ gridTemplateColumns: columns }}
    >
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <Flex as="li" key={place} gap="3" align="baseline">
          <Tick />
          <Box as="span" w="1.1em" flexShrink="0" color="fg.muted">
            {String.fromCharCode(65 + place)}
          </Box>
          <Box as="span" minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <FormattedText text={option} html={html?.options[place]} like={text + option} />
          </Box>
          {form?.choice?.other === place && (
            <Box flex="1" minW="24" h="6" borderBottomWidth="1px" borderColor="fg.muted" aria-hidden />
          )}
        </Flex>
      ))}
    </Grid>
  );
}
