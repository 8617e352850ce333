import type { Kind } from "../../product/kind.ts";
import { useNow } from "../../ui/text/time.ts";
import type { Draft } from "../draft/draft.ts";
import { isSplit } from "./endings.ts";
import { keptInWords } from "./keptInWords.ts";
import { shownInWords } from "./shownInWords.ts";
import { useAuthorZone } from "./useAuthorZone.ts";
import { type Times, timesInWords } from "./words.ts";

interface RulesInWordsProps {
  kind: Kind;
  rules: Draft["rules"];
}

export function RulesInWords({ kind, rules }: RulesInWordsProps) {
  const {
    opensAt,
    closesAt,
    timeLimit,
    excludeLate,
    anonymous,
    invitedOnly,
    passcode,
    maxAttempts,
    attemptsPerDevice,
    passMark,
    scoring,
    shuffleQuestions,
    shuffleOptions,
    review,
    author,
    shown,
  } = rules;
  const { everybody } = rules.endings;
  const isTimed = opensAt !== "" || closesAt !== "";
  return (
    <>
      {isTimed ? <TimesInWords opensAt={opensAt} closesAt={closesAt} /> : "At any time"}
      {timeLimit && `, ${timeLimit} min`}
      {excludeLate && ", late answers do not count"}
      {anonymous && ", anonymous"}
      {invitedOnly && ", by personal links only"}
      {passcode.trim() && ", with a passcode"}
      {maxAttempts && `, ${maxAttempts} answers at most`}
      {attemptsPerDevice && `, ${attemptsPerDevice === "1" ? "once" : `${attemptsPerDevice} times`} on each device`}
      {passMark && `, pass mark ${passMark}%`}
      {kind === "QUIZ" && scoring.rule !== "all" && ", with partial credit"}
      {(shuffleQuestions || shuffleOptions) && ", shuffled"}
      {review && ", checked before submitting"}
      {author.trim() && ", with the author's name"}
      {shown.isOwn && `, ${shownInWords(kind, shown)}`}
      {(everybody.text || everybody.link.url || isSplit(kind, rules)) && ", with an ending"}
      {passMark && rules.certificate.isOn && ", with a certificate"}
      {rules.fields.length > 0 && `, with ${rules.signedFields ? "signed " : ""}fields in the link`}
      {keptInWords(rules.retention)}
    </>
  );
}

function TimesInWords(times: Times) {
  useNow();
  return timesInWords(times, useAuthorZone(), Date.now());
}
