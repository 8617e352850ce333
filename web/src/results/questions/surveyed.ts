import type { Finding, RuleId } from "../../../../api/src/clinic/clinic.shared.ts";
import { countOf } from "../../ui/text/format.ts";

interface Surveyed {
  readonly people: number;
  readonly options: readonly { readonly text: string; readonly peoplePercentage: number }[];
}

/** Flaws of a scale that move answers to one of its ends, or leave steps that nobody chooses. */
const ofScale: readonly RuleId[] = ["unbalanced-scale", "long-scale"];

/** Flaws that make one answer easier to give than the others. */
const pushing: readonly RuleId[] = ["leading-words", "absolute-words"];

/** Percentage below which an option counts as dispensable. */
const rare = 5;

/** Compares a finding's expected effect with a survey's answers. Null without answers. */
export function surveyed(
  { rule, option }: Pick<Finding, "rule" | "option">,
  { people, options }: Surveyed,
): string | null {
  const [first, last] = [options[0], options.at(-1)];
  if (people === 0 || !first || !last) return null;
  const chose = ({ text, peoplePercentage }: typeof first) => `${Math.round(peoplePercentage)}% chose “${text}”`;
  const most = options.reduce((a, b) => (b.peoplePercentage > a.peoplePercentage ? b : a));
  if (ofScale.includes(rule)) {
    const idle = options.filter(({ peoplePercentage }) => peoplePercentage < rare).length;
    const ends = `At the ends of the scale, ${chose(first)} and ${chose(last)}`;
    return idle === 0
      ? `${ends}.`
      : `${ends}; ${countOf(idle, "answer was", "answers were")} given by fewer than ${rare}%.`;
  }
  if (pushing.includes(rule)) return `One answer would be expected to lead: ${chose(most)}.`;
  const namedOption = option === null ? undefined : options[option];
  return namedOption ? `${chose(namedOption)}.` : `Most often given: ${chose(most)}.`;
}
