import { z } from "zod";
import { SentFields } from "../content/setting/fields.rules.ts";
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
  participantName: z
    .preprocess(blankToNull, nameText("Name", 100, "Name must be 100 characters or fewer").nullish())
    .meta({ description: "Name of the participant." }),
  participantEmail: z
    .preprocess(blankToNull, emailAddress.nullish())
    .meta({ description: "Email address of the participant." }),
  /** Validated later, by the form of each question. */
  answers: z.record(z.string(), z.unknown(), "Answers are required"),
  duration: z.unknown().optional().transform(seconds),
  attemptKey: attemptKey.nullish().meta({
    description:
      "Key made by the client; the same key with the same answers is stored once. For a personal link it is the key in the link, or the ballot exchanged for it.",
  }),
  revision: z
    .int32()
    .min(1)
    .nullish()
    .meta({ description: "The revision that the participant saw; defaults to the newest one that the answers fit." }),
  language: languageTag.meta({
    description:
      "BCP 47 tag of the language in which the item was taken. The receipt is in the same language if the item has it.",
  }),
  fields: SentFields.nullish(),
  isRepeated: z.boolean().nullish().meta({
    description:
      "True to get the receipt of a response already submitted with this attempt key, such as in another language. Requires the same answers, with CONFLICT if they differ, but no name or email address. Stores nothing; NOT_FOUND if there is no such response.",
  }),
});
export type Submission = z.output<typeof Submission>;

export const Start = z.object({ attemptKey });
