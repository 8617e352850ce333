import { countOf } from "../../platform/shared/words.shared.ts";

interface Rule {
  readonly what: string;
  readonly days: number;
}

/** "answers deleted after 30 days" */
export const ruleInWords = ({ what, days }: Rule) =>
  `${what === "ANONYMISE" ? "names and addresses removed" : "answers deleted"} after ${countOf(days, "day")}`;

/** The effect on a number of answers: "12 responses will be deleted" */
export const duesInWords = ({ what }: Pick<Rule, "what">, count: number) =>
  what === "ANONYMISE"
    ? `${countOf(count, "response")} will lose ${count === 1 ? "its name, address and key" : "their names, addresses and keys"}`
    : `${countOf(count, "response")} will be deleted`;
