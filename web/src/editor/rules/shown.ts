import { showable } from "../../../../api/src/content/rules/shown.shared.ts";
import type { ItemRules } from "../../../../api/src/content/setting/stored.rules.ts";
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
