import { formLimits, type GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Question } from "../../attempt/item.ts";
import type { useOriginal } from "../../language/original.ts";

export interface ControlProps {
  question: Question;
  entry: GivenAnswer | null;
  /** Whether the taker tried to continue without an answer. */
  isHinted: boolean;
  isLocked: boolean;
  /** Whether the typed answer is marked as correct or incorrect. */
  isGraded: boolean;
  /** The ids of the question's text and of the notes below it. */
  labelledBy: string;
  describedBy: string | undefined;
  writing: { dir: string; lang: string };
  original: ReturnType<typeof useOriginal>;
  onChoose: (option: number, row?: number) => void;
  onEnter: (entry: GivenAnswer | null) => void;
}

/** Attributes for answers that the browser must neither help with nor change. */
export const unaided = { spellCheck: false, autoCorrect: "off", autoCapitalize: "none" } as const;

/** Whether all points are short enough to fit side by side on a phone, such as numbers. */
export const areShort = (points: readonly string[]) =>
  points.length <= formLimits.scale.points && points.every((point) => point.length <= 3);
