import type * as Told from "../../../../api/src/attempt/receipt.shared.ts";
import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import type { TakenItem, TakenQuestion } from "../../../../api/src/content/taking/take.shared.ts";

export type Item = Omit<TakenItem, "scoringType" | "questions" | "availability"> & {
  questions: Question[];
  /** What the server says, and what this page found out: that no place is free, that it was answered here, or that a
   * personal link leads to it. */
  availability?: TakenItem["availability"] | "FULL" | "ANSWERED" | "PERSONAL";
  /** Minutes until a place is free; null where answers have taken all. */
  freeIn?: number | null;
};
export type Question = TakenQuestion & {
  /** Where it is not the item's, which was edited before it was turned into another language. */
  language?: string | null;
  /** The places of its options as this attempt shows them; absent where that is the author's order. */
  shown?: number[];
};
export type { AggregatedResult, AnswerResult, LevelStep } from "../../../../api/src/attempt/receipt.shared.ts";
export type Answers = Record<string, GivenAnswer>;

/** Results stored by older versions of this page have no levels. */
type KeptSkill = Omit<Told.SkillResult, "skillScore" | "levels"> &
  Partial<Pick<Told.SkillResult, "skillScore" | "levels">>;
export type Receipt = Omit<Told.Receipt, "skillResult" | "showResultsToTakers"> & { skillResult: KeptSkill | null };

export const allowsSeveral = ({ questionType }: Question) => questionType === "multi_select";
/** The place of the option that is shown at `index`. */
export const placeAt = ({ shown }: { shown?: number[] | undefined }, index: number) => shown?.[index] ?? index;
export const letterOf = (option: number) => String.fromCharCode(65 + option);
