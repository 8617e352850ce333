import { z } from "zod";
import { emailAddress, nameText, text } from "../platform/shared/text.rules.ts";

const blankToNull = (value: unknown) => (typeof value === "string" ? value.trim() || null : value);
const week = 604_800;

/** An unusable duration counts as unknown, so that a broken clock never loses an attempt. */
const seconds = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(week, Math.max(0, Math.round(value))) : null;

const keyMissing = "An attempt key is required";
const attemptKey = text(255, undefined, keyMissing).min(1, keyMissing);
const choice = z.int32("There is no such option").min(0, "There is no such option");

export const Submission = z.object({
  participantName: z.preprocess(blankToNull, nameText("Name", 100, "Name must be 100 characters or fewer").nullish()),
  participantEmail: z.preprocess(blankToNull, emailAddress.nullish()),
  answers: z.record(z.string(), z.union([choice, z.array(choice)], "There is no such option"), "Answers are required"),
  duration: z.unknown().optional().transform(seconds),
  attemptKey: attemptKey.nullish(),
  revision: z.int32().min(1).nullish(),
});
export type Submission = z.output<typeof Submission>;
export type Answers = Submission["answers"];

export const Start = z.object({ attemptKey });
