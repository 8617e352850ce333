import { invalid } from "../../platform/errors.ts";
import type { Kind } from "../content.shared.ts";
import type { RulesEdit } from "./rules.rules.ts";
import type { ItemRules } from "./rules.shared.ts";

/** The rules after an edit; null without any. Throws VALIDATION_FAILED if they contradict each other. */
export function rulesAfter(kind: Kind, before: ItemRules | null, edit: RulesEdit | null): ItemRules | null {
  if (edit === null) return null;
  const merged = { ...before, ...edit };
  const given = Object.entries(merged).filter(([, value]) => value !== null && value !== undefined);
  const rules: ItemRules = Object.fromEntries(given);
  const { opensAt, closesAt } = rules;
  if (opensAt !== undefined && closesAt !== undefined && Date.parse(closesAt) <= Date.parse(opensAt)) {
    throw invalid("rules.closesAt", "It must close after it opens");
  }
  if (rules.passMark !== undefined && kind !== "QUIZ") throw invalid("rules.passMark", "Only quizzes have a pass mark");
  return given.length === 0 ? null : rules;
}
