import type { NetPromoter } from "../../../../api/src/results/questions/scale.shared.ts";
import { formatCount } from "../../ui/text/format.ts";

export const promoterGroups = [
  { group: "detractors", name: "Detractors", points: "0 to 6" },
  { group: "passives", name: "Passives", points: "7 and 8" },
  { group: "promoters", name: "Promoters", points: "9 and 10" },
] as const;

/** Formats a score in the usual way: +30, 0, −12. */
export const signedScore = (score: number) => `${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(score)}`;

export const intervalText = ({ interval }: Pick<NetPromoter, "interval">) =>
  `${signedScore(interval.low)} to ${signedScore(interval.high)}`;

/** The weight of a single answer is shown if there are fewer people. */
const few = 30;

/** Describes the meaning of a score, and its uncertainty. */
export function promoterVerdict({ people, score, interval }: NetPromoter): string {
  const more =
    interval.low > 0
      ? "more would recommend it than advise against it"
      : interval.high < 0
        ? "more would advise against it than recommend it"
        : "either side could be larger";
  const among = people === 1 ? "If this person is" : `If these ${formatCount(people)} people are`;
  const range = `the score of all is most likely (95%) between ${signedScore(interval.low)} and ${signedScore(interval.high)}`;
  const step = Math.ceil((score > 0 ? 100 + score : 100 - score) / (people + 1));
  const weight = people < few ? ` The next answer alone can move it by up to ${formatCount(step)}.` : "";
  return `${among} representative, ${range}: ${more}.${weight}`;
}
