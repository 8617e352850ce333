import { chakra, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import type { Kind } from "../../product/kind.ts";
import { useNow } from "../../ui/text/time.ts";
import { useSummarized } from "./StateLine.tsx";
import { othersOf, type Part, sentenceOf } from "./summary.ts";
import { spanInWords } from "./times.ts";
import { useAuthorZone } from "./useAuthorZone.ts";

interface SentenceProps {
  kind: Kind;
  isStored: boolean;
  onGo: (row: string) => void;
}

/** The settings as one sentence, and those that it leaves out. Each part leads to its row. */
export function Sentence({ kind, isStored, onGo }: SentenceProps) {
  useNow();
  const stored = useSummarized();
  const item = { ...stored, isPublic: !isStored || stored.isPublic };
  const sentence = sentenceOf(item, spanInWords(item.rules, useAuthorZone(), Date.now()));
  const others = othersOf(kind, item);
  const shown = (part: Part | string) =>
    typeof part === "string" ? part : <PartButton {...part} onPress={() => onGo(part.row)} />;
  return (
    <Text as="div" fontSize="md" lineHeight="1.75">
      {sentence.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
        <Fragment key={place}>{shown(part)}</Fragment>
      ))}
      {others.length > 0 && " Also: "}
      {others.map((part, place) => (
        <Fragment key={part.row}>
          {place > 0 && ", "}
          {shown(part)}
        </Fragment>
      ))}
      {others.length > 0 && "."}
    </Text>
  );
}

const PartButton = ({ words, onPress }: Part & { onPress: () => void }) => (
  <chakra.button
    type="button"
    display="inline"
    minH="6"
    textAlign="start"
    color="accent.fg"
    fontWeight="medium"
    textDecoration="underline"
    textUnderlineOffset="0.2em"
    cursor="pointer"
    borderRadius="l1"
    _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
    onClick={onPress}
  >
    {words}
  </chakra.button>
);
