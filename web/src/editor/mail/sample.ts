import type { ResultLetter } from "../../../../api/src/attempt/mail/result-letter.shared.ts";
import { type Draft, numberOf } from "../draft/draft.ts";

type Written = Pick<Draft, "title" | "language" | "skillLevels" | "emailResultsSettings">;

/** A sample result in the middle of the highest level. Placeholders fill in for unfinished levels. */
export function sampleResult({ title, language, skillLevels, emailResultsSettings }: Written): ResultLetter {
  const level = skillLevels.at(-1);
  const [from, to] = [numberOf(level?.from ?? ""), numberOf(level?.to ?? "")];
  const isDecimal = to <= 1;
  const middle = Number.isNaN(from + to) ? 0 : (from + to) / 2;
  const score = isDecimal ? Math.round(middle * 100) / 100 : Math.round(middle);
  return {
    settings: emailResultsSettings,
    title: title.trim() || "Untitled",
    language: language || null,
    level: {
      name: level?.name.trim() || "The level",
      description: level?.description ?? "",
      encouragingMessage: level?.encouragingMessage ?? "",
      followUpContent: level?.followUpContent ?? "",
    },
    skillScore: String(score),
    percentage: to > 0 ? Math.round((100 * score) / (isDecimal ? 1 : to)) : 0,
    stopUrl: "https://assay.example/stop-mail",
  };
}
