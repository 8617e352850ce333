import { ruleInWords } from "../../../../api/src/content/retention/words.shared.ts";
import {
  type OwnName,
  type SettingName,
  settingNames,
  settings,
} from "../../../../api/src/content/setting/settings.rules.ts";
import type { Kind } from "../../product/kind.ts";
import { countOf } from "../../ui/text/format.ts";
import type { Draft } from "../draft/draft.ts";
import { isSplit } from "../rules/endings.ts";
import { shownInWords } from "../rules/shownInWords.ts";

/** Words that summarize settings, and the row of the panel that changes them. */
export interface Part {
  row: string;
  words: string;
}

type Summarized = Pick<Draft, "isPublic" | "showResultsToTakers" | "collectEmailUpfront" | "rules">;

interface Span {
  from: string;
  until: string;
}

/** Settings that the sentence contains. */
const inSentence: readonly SettingName[] = ["invitedOnly", "passcode", "attemptsPerDevice", "timeLimit"];

/**
 * "Anyone with the link may answer once on each device from Mon, Dec 2, 8:00 AM for 20 minutes." Texts between the parts
 * are plain.
 */
export function sentenceOf({ isPublic, rules }: Summarized, { from, until }: Span): (Part | string)[] {
  if (!isPublic) return [{ row: "isPublic", words: "Only you can open the link" }, "."];
  const { invitedOnly, passcode, attemptsPerDevice: times, timeLimit, retakes } = rules;
  const often = times.trim() !== "" && (times === "1" ? "once" : `${times} times`);
  return [
    { row: invitedOnly ? "invitedOnly" : "isPublic", words: audience(rules) },
    ...(passcode.trim() === "" ? [] : [" and ", { row: "passcode", words: "the passcode" }]),
    " may answer ",
    ...(invitedOnly
      ? retakes.trim() === ""
        ? ["once "]
        : []
      : often
        ? [{ row: "attemptsPerDevice", words: `${often} on each device` }, " "]
        : []),
    ...(from ? [{ row: "opensAt", words: from }] : []),
    ...(from && until ? [" "] : []),
    ...(until ? [{ row: "closesAt", words: until }] : []),
    ...(from || until ? [] : [{ row: "opensAt", words: "at any time" }]),
    ...(timeLimit.trim() === "" ? [] : [" for ", { row: "timeLimit", words: countOf(Number(timeLimit), "minute") }]),
    ".",
  ];
}

/** The settings that the sentence leaves out. */
export function othersOf(kind: Kind, item: Summarized): Part[] {
  const parts = settingNames.flatMap((row) => {
    const words = !inSentence.includes(row) && wordsOf(row, kind, item);
    return words ? [{ row, words }] : [];
  });
  if (item.collectEmailUpfront) parts.unshift({ row: "collectEmailUpfront" as SettingName, words: "email required" });
  return parts.filter(({ words }, place) => parts.findIndex((part) => part.words === words) === place);
}

/** "At any time · 20 min · anyone with the link" */
export function stateOf(kind: Kind, item: Summarized, times: string): string {
  const { isPublic, rules } = item;
  const parts = [
    times || "At any time",
    wordsOf("timeLimit", kind, item),
    isPublic ? lowered(audience(rules)) : "private",
    wordsOf("passcode", kind, item),
    wordsOf("attemptsPerDevice", kind, item),
    ...othersOf(kind, item).map(({ words }) => words),
  ];
  return parts.filter(Boolean).join(" · ");
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const audience = ({ invitedOnly }: Draft["rules"]) =>
  invitedOnly ? "People with a personal link" : "Anyone with the link";

function wordsOf(name: SettingName, kind: Kind, item: Summarized): string | false {
  const setting = settings[name];
  if (setting.type === "own") return ownWords[name as OwnName](kind, item);
  if (setting.type === "time" || (name === "counts" && item.rules.retakes.trim() === "")) return false;
  const value = String(item.rules[name as keyof Draft["rules"]] || "").trim();
  const { words }: { words: string | ((value: string) => string) } = setting.field;
  return value !== "" && (typeof words === "string" ? words : words(value));
}

const ownWords: Record<OwnName, (kind: Kind, item: Summarized) => string | false> = {
  scoring: (kind, { rules: { scoring } }) => kind === "QUIZ" && scoring.rule !== "all" && "partial credit",
  shown: (kind, { showResultsToTakers, rules: { shown } }) =>
    shown.isOwn ? shownInWords(kind, shown) : showResultsToTakers && "shows results",
  endings(kind, { rules }) {
    const { everybody } = rules.endings;
    return (everybody.text || everybody.link.url || isSplit(kind, rules)) && "message at the end";
  },
  certificate: (_, { rules: { passMark, certificate } }) => passMark !== "" && certificate.isOn && "certificate",
  fields: (_, { rules: { fields, signedFields } }) =>
    fields.length > 0 && `${signedFields ? "signed " : ""}link parameters`,
  retention: (_, { rules: { retention } }) => {
    const { what, days } = retention;
    return (
      (what === "DELETE" || what === "ANONYMISE") && days.trim() !== "" && ruleInWords({ what, days: Number(days) })
    );
  },
};
