import { z } from "zod";
import { optionalText, plainLine, timeText } from "../../platform/shared/text.rules.ts";
import { LinkFields } from "../fields/fields.rules.ts";
import { Scoring } from "../question/form/form.rules.ts";
import { RetentionRule } from "../retention/retention.rules.ts";
import { CertificateEdit } from "./certificate.rules.ts";
import { EndingsEdit } from "./endings.rules.ts";
import {
  closingFlaw,
  longestAuthor,
  longestLimit,
  longestPasscode,
  mostAttempts,
  shownFlaw,
  shownParts,
  shownTimes,
} from "./rules.shared.ts";

const notATime = "Enter a time such as 2026-11-22T09:30:00Z";

export const moment = z
  .union([z.date(), timeText(notATime)], notATime)
  .transform((time) => new Date(time).toISOString())
  .pipe(
    z.iso.datetime("Enter a year from 2000 to 9999").refine((time) => time >= "2000", "Enter a year from 2000 to 9999"),
  );

const upTo = (most: number) => {
  const range = `Enter a number from 1 to ${most}`;
  return z.int("Enter a whole number").min(1, range).max(most, range);
};

const wholePercent = "Enter a percentage from 1 to 100";
const wholeMinutes = `Enter minutes from 1 to ${longestLimit}`;

const Shown = z.strictObject({
  what: z
    .array(z.enum(shownParts))
    .max(100)
    .nullish()
    .transform((parts) => shownParts.filter((part) => parts?.includes(part)))
    .pipe(z.array(z.enum(shownParts)))
    .meta({ description: "Parts of the result that participants see. If empty or omitted, nothing is shown." }),
  when: z
    .enum(shownTimes)
    .nullish()
    .transform((when) => when ?? "AT_ONCE")
    .pipe(z.enum(shownTimes))
    .meta({
      description: "Time from which they are shown. Defaults to AT_ONCE. AFTER_CLOSING requires a closing time.",
    }),
});

/** An edit of the rules. Null or false removes a rule, and absent rules stay as they are. */
export const RulesEdit = z
  .strictObject({
    opensAt: moment.nullish(),
    closesAt: moment.nullish(),
    timeLimit: z.int("Enter a whole number").min(1, wholeMinutes).max(longestLimit, wholeMinutes).nullish().meta({
      description: "Time limit in minutes, from start to submission. Applies to attempts that start after the change.",
    }),
    excludeLate: z.boolean().nullish().meta({
      description:
        "Whether statistics exclude responses that arrive late after the change. They are stored in any case. Defaults to false.",
    }),
    signedFields: z.boolean().nullish().meta({
      description:
        "Whether link parameters are stored only if the link was signed by the server (see `makeLinks`). Defaults to false: they are always stored.",
    }),
    passcode: optionalText(longestPasscode).optional().meta({
      description: "Passcode that participants need. Case and repeated spaces are ignored. Empty for none.",
      example: "blue heron",
    }),
    invitedOnly: z.boolean().nullish().meta({
      description: "Whether only people with a personal link may read the questions and respond.",
    }),
    maxAttempts: upTo(mostAttempts.inAll).nullish().meta({
      description: "Maximum number of stored responses. Participants who have started have a place.",
    }),
    attemptsPerDevice: upTo(mostAttempts.perDevice).nullish().meta({
      description:
        "Maximum number of responses per device, as counted by the participant's page. The server does not enforce it.",
    }),
    anonymous: z.boolean().nullish().meta({
      description:
        "Whether responses are stored without name, email address, account, time of day and, after two days, key. Others see them in groups of five or more. Can be changed only while there are no responses.",
    }),
    shuffleQuestions: z.boolean().nullish(),
    shuffleOptions: z.boolean().nullish(),
    review: z
      .boolean()
      .nullish()
      .meta({ description: "Whether the participant's page shows a list of all answers before they are submitted." }),
    author: plainLine(longestAuthor).optional().meta({
      description: "Author's name as shown on the first screen. Empty for none.",
      example: "Dr Meier, Biology",
    }),
    passMark: z.int("Enter a whole number").min(1, wholePercent).max(100, wholePercent).nullish(),
    scoring: Scoring.nullish().meta({
      description: "Scoring of quiz questions with several correct options, unless their answer keys set their own.",
    }),
    shown: Shown.nullish().meta({
      description:
        "Parts of the result that participants see, and when. Without it, `showResultsToTakers` decides. Replaced as a whole.",
    }),
    endings: EndingsEdit.nullish().meta({
      description: "Texts and links that participants see at the end. Replaced as a whole.",
    }),
    fields: LinkFields.nullish().meta({
      description: "Parameters that links may carry, stored with the response. Replaced as a whole; empty for none.",
    }),
    certificate: CertificateEdit.nullish().meta({
      description: "Certificate for participants who pass. Requires a pass mark. Replaced as a whole.",
    }),
    retention: RetentionRule.nullish().meta({
      description: "Retention of responses. For a new item, defaults to the account's setting.",
    }),
  })
  .superRefine((edit, context) => {
    const flaw = closingFlaw(edit);
    if (flaw) context.addIssue({ code: "custom", path: ["closesAt"], message: flaw });
    const unshown = shownFlaw(edit);
    if (unshown) context.addIssue({ code: "custom", path: ["shown", "when"], message: unshown });
  });
export type RulesEdit = z.output<typeof RulesEdit>;
