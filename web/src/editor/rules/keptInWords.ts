import { ruleInWords } from "../../../../api/src/content/retention/words.shared.ts";
import type { Draft } from "../draft/draft.ts";

/** ", answers deleted after 30 days". Empty without a rule. */
export const keptInWords = ({ what, days }: Draft["rules"]["retention"]) =>
  (what === "DELETE" || what === "ANONYMISE") && days.trim() !== ""
    ? `, ${ruleInWords({ what, days: Number(days) })}`
    : "";
