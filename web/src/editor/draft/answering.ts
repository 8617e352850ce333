import { z } from "zod";
import { formLimits, scaleLooks, scoringRules } from "../../../../api/src/content/question/form/form.shared.ts";

// The answer type of a question, as state of the form. Parts of other types are kept, so that the author can try a
// type.

const DraftLine = z.object({ key: z.string(), text: z.string() });

const DraftScale = z.object({
  look: z.enum(scaleLooks),
  lowLabel: z.string(),
  highLabel: z.string(),
  isNps: z.boolean(),
});
export type DraftScale = z.infer<typeof DraftScale>;

const usualText = { isLong: false, minLength: "", maxLength: String(formLimits.text.line), isShared: false };
const usualNumber = { decimals: "0", unit: "", min: "", max: "" };
const usualMatch = { matchCase: false, matchSpaces: false, matchAccents: false, allowTypo: false };
export const usualScale: DraftScale = { look: "numbers", lowLabel: "", highLabel: "", isNps: false };

const DraftText = z.object({
  isLong: z.boolean(),
  minLength: z.string(),
  maxLength: z.string(),
  isShared: z.boolean().default(false),
});
const DraftNumber = z.object({ decimals: z.string(), unit: z.string(), min: z.string(), max: z.string() });

/** Has defaults, because drafts of earlier versions lack these fields. */
export const draftAnswering = {
  required: z.boolean().default(true),
  points: z.string().default("1"),
  /** Whether everyone gets the points. */
  isCredited: z.boolean().default(false),
  /** Keys of the correct options if several may be chosen. */
  rights: z.array(z.string()).default([]),
  /** "quiz" if the question uses the quiz's rule. */
  scoring: z.enum(["quiz", ...scoringRules]).default("quiz"),
  belowZero: z.boolean().default(false),
  /** Keys of the option that asks for a text and of the option that excludes all others. */
  other: z.string().nullable().default(null),
  none: z.string().nullable().default(null),
  /** Keys of the options that keep their places when options are shuffled. */
  pinned: z.array(z.string()).default([]),
  scale: DraftScale.nullable().default(null),
  rows: z.array(DraftLine).default([]),
  text: DraftText.default(usualText),
  number: DraftNumber.default(usualNumber),
  accepted: z.array(DraftLine).default([]),
  match: z
    .object({
      matchCase: z.boolean(),
      matchSpaces: z.boolean(),
      matchAccents: z.boolean(),
      allowTypo: z.boolean(),
    })
    .default(usualMatch),
  right: z.object({ value: z.string(), tolerance: z.string() }).default({ value: "", tolerance: "0" }),
};

export const usualAnswering = z.object(draftAnswering).parse({});
export type DraftAnswering = typeof usualAnswering;
