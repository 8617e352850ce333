import { z } from "zod";
import { SentFields } from "../content/fields/fields.rules.ts";
import { emailAddress } from "../platform/shared/email.rules.ts";
import { languageTag } from "../platform/shared/language.rules.ts";
import { blankToNull, nameText, text } from "../platform/shared/text.rules.ts";
import { ballotForm, longestBallot } from "./ballot/ballot.shared.ts";

/** A week, in seconds. */
export const longestDuration = 604_800;

/** An unusable duration counts as unknown, so that a broken clock never loses an attempt. */
const seconds = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value)
    ? Math.min(longestDuration, Math.max(0, Math.round(value)))
    : null;

const keyMissing = "An attempt key is required";
/** Characters. A ballot is longer and is stored as a hash. */
const longestKey = 255;
const attemptKey = text(longestBallot, `Must be ${longestKey} characters or fewer`, keyMissing)
  .min(1, keyMissing)
  .refine((key) => key.length <= longestKey || ballotForm.test(key), `Must be ${longestKey} characters or fewer`);

export const Submission = z.object({
  participantName: z.preprocess(blankToNull, nameText("Name", 100, "Name must be 100 characters or fewer").nullish()),
  participantEmail: z.preprocess(blankToNull, emailAddress.nullish()),
  /** Validated later, by the form of each question. */
  answers: z.record(z.string(), z.unknown(), "Answers are required"),
  duration: z.unknown().optional().transform(seconds),
  attemptKey: attemptKey.nullish(),
  revision: z.int32().min(1).nullish(),
  /** The language of the attempt, and of the receipt. */
  language: languageTag,
  fields: SentFields.nullish(),
  /** Asks only for the receipt of a stored attempt, such as in another language. */
  isRepeated: z.boolean().nullish(),
});
export type Submission = z.output<typeof Submission>;

export const Start = z.object({ attemptKey });
