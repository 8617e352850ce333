import { formLimits, type GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Question } from "../../attempt/item.ts";
import type { useOriginal } from "../../language/original.ts";

export interface ControlProps {
  question: Question;
  entry: GivenAnswer | null;
  /** The taker tried to go on without an answer. */
  isHinted: boolean;
  isLocked: boolean;
  /** What is typed counts as right or wrong. */
  isGraded: boolean;
  /** The ids of the question's text and of the notes below it. */
  labelledBy: string;
  describedBy: string | undefined;
  writing: { dir: string; lang: string };
  original: ReturnType<typeof useOriginal>;
  onChoose: (option: number, row?: number) => void;
  onEnter: (entry: GivenAnswer | null) => void;
}

/** For answers that the browser must neither help with nor change. */
export const unaided = { spellCheck: false, autoCorrect: "off", autoCapitalize: "none" } as const;

/** Points so short that they stand side by side on a phone, such as numbers. */
export const areShort = (points: readonly string[]) =>
  points.length <= formLimits.scale.points && points.every((point) => point.length <= 3);
