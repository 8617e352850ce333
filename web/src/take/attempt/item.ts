import type * as Told from "../../../../api/src/attempt/receipt.shared.ts";
import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import type { TakenItem, TakenQuestion } from "../../../../api/src/content/taking/take.shared.ts";

export type Item = Omit<TakenItem, "scoringType" | "questions" | "availability"> & {
  questions: Question[];
  /**
   * The server's availability, or one found by this page: no place is free, answered on this device, or opened with a
   * personal link.
   */
  availability?: TakenItem["availability"] | "FULL" | "ANSWERED" | "PERSONAL";
  /** Minutes until a place is free. Null if submitted answers use all places; 0 if only the network has no share left. */
  freeIn?: number | null;
};
export type Question = TakenQuestion & {
  /** The question's language, if it differs from the item's because the item was edited before the language changed. */
  language?: string | null;
  /** The places of its options in the order of this attempt. Absent in the author's order. */
  shown?: number[];
};
export type { AggregatedResult, AnswerResult, LevelStep } from "../../../../api/src/attempt/receipt.shared.ts";
export type Answers = Record<string, GivenAnswer>;

/** Results stored by older versions of this page have no levels. */
type KeptSkill = Omit<Told.SkillResult, "skillScore" | "levels"> &
  Partial<Pick<Told.SkillResult, "skillScore" | "levels">>;
export type Receipt = Omit<Told.Receipt, "skillResult" | "showResultsToTakers"> & { skillResult: KeptSkill | null };

export const allowsSeveral = ({ questionType }: Question) => questionType === "multi_select";
/** The place of the option shown at `index`. */
export const placeAt = ({ shown }: { shown?: number[] | undefined }, index: number) => shown?.[index] ?? index;
export const letterOf = (option: number) => String.fromCharCode(65 + option);
