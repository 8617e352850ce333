import type { ItemRules, ShownPart } from "../../../../api/src/content/rules/rules.shared.ts";
import { showable } from "../../../../api/src/content/rules/shown.shared.ts";
import type { Kind } from "../../product/kind.ts";
import type { Draft } from "../draft/draft.ts";

type DraftShown = Draft["rules"]["shown"];

interface StoredShown {
  readonly what: readonly string[];
  readonly when: string;
}

export const draftShown = (shown: StoredShown | null | undefined): DraftShown => ({
  isOwn: shown != null,
  SCORE: shown?.what.includes("SCORE") ?? true,
  RIGHT_ANSWERS: shown?.what.includes("RIGHT_ANSWERS") ?? false,
  EXPLANATIONS: shown?.what.includes("EXPLANATIONS") ?? false,
  OTHERS_ANSWERS: shown?.what.includes("OTHERS_ANSWERS") ?? false,
  when: shown?.when === "AFTER_CLOSING" ? "AFTER_CLOSING" : "AT_ONCE",
});

export const sentShown = (kind: Kind, { isOwn, when, ...parts }: DraftShown): ItemRules["shown"] | null =>
  isOwn ? { what: showable[kind].filter((part) => parts[part]), when } : null;

export const partNames: Record<ShownPart, string> = {
  SCORE: "Score",
  RIGHT_ANSWERS: "Right answers",
  EXPLANATIONS: "Explanations",
  OTHERS_ANSWERS: "Others' answers",
};

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** "shows score and explanations once it has closed"; empty where the settings decide. */
export function shownInWords(kind: Kind, shown: DraftShown): string {
  const sent = sentShown(kind, shown);
  if (!sent) return "";
  if (sent.what.length === 0) return "shows no results";
  const what = listed.format(sent.what.map((part) => partNames[part].toLowerCase()));
  return `shows ${what}${sent.when === "AFTER_CLOSING" ? " once it has closed" : ""}`;
}
