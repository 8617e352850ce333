import { invalid } from "../../platform/errors.ts";
import type { Kind } from "../content.shared.ts";
import type { RulesEdit } from "./rules.rules.ts";
import { closingFlaw, type ItemRules } from "./rules.shared.ts";

/** The rules after an edit; null without any. Throws VALIDATION_FAILED if they contradict each other. */
export function rulesAfter(kind: Kind, before: ItemRules | null, edit: RulesEdit | null): ItemRules | null {
  if (edit === null) return null;
  const merged = { ...before, ...edit };
  const given = Object.entries(merged).filter(([, value]) => value !== null && value !== undefined && value !== false);
  const rules: ItemRules = Object.fromEntries(given);
  const flaw = closingFlaw(rules);
  if (flaw) throw invalid("rules.closesAt", flaw);
  if (rules.passMark !== undefined && kind !== "QUIZ") throw invalid("rules.passMark", "Only quizzes have a pass mark");
  return given.length === 0 ? null : rules;
}
