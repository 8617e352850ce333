import type { z } from "zod";
import type * as contract from "./attempt.contract.ts";

/** The receipt for an attempt, as REST sends it. Its lists are empty unless the item shows results to takers. */
export type Receipt<Result = AnswerResult> = Omit<z.output<typeof contract.Receipt>, "results"> & { results: Result[] };
export type ReceiptShown = z.output<typeof contract.ReceiptShown>;
export type ReceiptEnding = z.output<typeof contract.ReceiptEnding>;
export type AnswerResult = z.output<typeof contract.AnswerResult>;
export type SkillResult = z.output<typeof contract.SkillResult>;
export type LevelStep = SkillResult["levels"][number];
export type AggregatedResult = z.output<typeof contract.AggregatedResult>;
export type OptionCount = z.output<typeof contract.OptionCount>;
export type RowCount = z.output<typeof contract.RowCount>;
export type BinCount = z.output<typeof contract.NumberBin>;
