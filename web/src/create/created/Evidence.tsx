import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Check, CircleAlert } from "../../ui/icons.ts";

interface EvidenceProps {
  answerable: boolean | null | undefined;
  guessable: boolean | null | undefined;
  level: string | null | undefined;
  flaws: readonly string[] | null | undefined;
}

const levels: Record<string, string> = {
  REMEMBER: "Asks to remember",
  UNDERSTAND: "Asks to understand",
  APPLY: "Asks to apply",
};

/** Flaws that only a check can name. Hints on the wording name the others. */
const flawWords: Record<string, string> = {
  "right-distractor": "Another option may be correct too",
  "overlapping-options": "Options overlap",
  "implausible-option": "An implausible option",
  "unequal-options": "Options of different kinds",
  convergence: "The correct option shares most words with the others",
  "grammatical-cue": "Some options don't fit the grammar",
  "unclear-question": "Can be understood in several ways",
  "trivial-detail": "Asks for a minor detail",
};

/** The results of a question's check, as a list. Renders nothing if it was not checked. */
export function Evidence({ answerable, guessable, level, flaws }: EvidenceProps) {
  const words = level && levels[level];
  const found = (flaws ?? []).flatMap((flaw) => flawWords[flaw] ?? []);
  if (answerable == null && guessable == null && !words && found.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" mt="3" fontSize="sm" color="fg.muted">
      {answerable != null && (
        <Finding isGood={answerable}>
          {answerable ? "The passage contains the answer" : "The passage doesn't contain the answer"}
        </Finding>
      )}
      {guessable != null && (
        <Finding isGood={!guessable}>{guessable ? "Can be guessed without the source" : "Needs the source"}</Finding>
      )}
      {found.map((flaw) => (
        <Finding key={flaw} isGood={false}>
          {flaw}
        </Finding>
      ))}
      {words && <li>{words}</li>}
    </Flex>
  );
}

function Finding({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <Flex as="li" gap="1.5" align="center" color={isGood ? undefined : "fg.warning"}>
      {isGood ? <Check size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
      {children}
    </Flex>
  );
}
