import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { type DraftScale, usualScale } from "../../draft/answering.ts";
import { type DraftOption, type DraftQuestion, type DraftType, line, option } from "../../draft/draft.ts";

interface Asking {
  kind: Kind;
  scale: Scale;
}

export interface Preset {
  label: string;
  options: readonly string[];
  /** The look of a scale's points. Absent for choices. */
  scale?: DraftScale;
}

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, place) => String(first + place));
const labels: DraftScale = { ...usualScale, look: "labels" };
const agreement = ["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"];
const fineAgreement = agreement.toSpliced(2, 0, "Somewhat disagree").toSpliced(4, 0, "Somewhat agree");

const agreements: Preset[] = [
  { label: "Agree–disagree, 5", options: agreement, scale: labels },
  { label: "Agree–disagree, 7", options: fineAgreement, scale: labels },
];
const oneToFive: Preset = { label: "1–5", options: numbers(1, 5), scale: usualScale };
const stars: Preset = { label: "Stars", options: numbers(1, 5), scale: { ...usualScale, look: "stars" } };
const nps: Preset = {
  label: "0–10, NPS",
  options: numbers(0, formLimits.scale.points),
  scale: { look: "numbers", lowLabel: "Not at all likely", highLabel: "Extremely likely", isNps: true },
};

export function presetsOf(kind: Kind, type: DraftType): readonly Preset[] {
  if (type === "scale") return [oneToFive, stars, ...(kind === "SURVEY" ? [nps] : []), ...agreements];
  if (type === "matrix") return [...agreements, oneToFive];
  if (type !== "single_choice" || kind === "ASSESSMENT") return [];
  return [
    kind === "QUIZ"
      ? { label: "True / False", options: ["True", "False"] }
      : { label: "Yes / No", options: ["Yes", "No"] },
  ];
}

/** The points of a scale, with their values as weights. A number has its own value; other points count from 1. */
function pointsOf(texts: readonly string[], old: readonly DraftOption[], { kind, scale }: Asking): DraftOption[] {
  return texts.map((text, place) => {
    const value = Number.isNaN(Number(text)) ? place + 1 : Number(text);
    const weight = scale === "decimal" ? (place / Math.max(1, texts.length - 1)).toFixed(1) : String(value);
    return { ...option(text, kind === "ASSESSMENT" ? weight : ""), ...(old[place] && { key: old[place].key }) };
  });
}

export const isBlank = ({ options }: Pick<DraftQuestion, "options">) => options.every(({ text }) => text.trim() === "");

export const withPreset = (question: DraftQuestion, { options, scale }: Preset, asking: Asking): DraftQuestion => ({
  ...question,
  options: scale
    ? pointsOf(options, question.options, asking)
    : options.map((text, place) => ({ ...(question.options[place] ?? option()), text })),
  scale: scale ?? question.scale,
});

/**
 * The question with another type. Shared parts stay. Other parts are kept until it is saved, so that the author can
 * return to the old type.
 */
export function retyped(question: DraftQuestion, type: DraftType, asking: Asking): DraftQuestion {
  const next = { ...question, questionType: type };
  const right = question.rights.includes(question.correct ?? "") ? question.correct : (question.rights[0] ?? null);
  switch (type) {
    case "single_choice":
      return question.questionType === "multi_select" ? { ...next, correct: right ?? question.correct } : next;
    case "multi_select":
      return question.rights.length > 0 || question.correct === null ? next : { ...next, rights: [question.correct] };
    case "scale":
      if (isBlank(question)) return withPreset(next, oneToFive, asking);
      return { ...next, scale: question.scale ?? labels };
    case "matrix": {
      const rows = question.rows.length > 0 ? question.rows : [line(), line()];
      return isBlank(question) ? { ...withPreset(next, agreements[0] as Preset, asking), rows } : { ...next, rows };
    }
    case "text":
      return question.accepted.length > 0 ? next : { ...next, accepted: [line()] };
    default:
      return next;
  }
}

/** The first number of a scale of consecutive numbers. Null for other points. */
export function firstOf({ options }: Pick<DraftQuestion, "options">): number | null {
  const first = Number(options[0]?.text || "none");
  return options.every(({ text }, place) => text === String(first + place)) ? first : null;
}

export function numbered(question: DraftQuestion, first: number, count: number, asking: Asking): DraftQuestion {
  const options = pointsOf(numbers(first, count), question.options, asking);
  const isNps = question.scale?.isNps === true && first === 0 && count === formLimits.scale.points;
  return { ...question, options, scale: { ...(question.scale ?? usualScale), isNps } };
}

/** Sets the look of a scale. Turns its points into numbers unless they are to be labels. */
export function withLook(question: DraftQuestion, look: DraftScale["look"], asking: Asking): DraftQuestion {
  const next = { ...question, scale: { ...(question.scale ?? usualScale), look } };
  if (look === "labels" || firstOf(question) !== null) return next;
  return numbered(next, 1, question.options.length, asking);
}
