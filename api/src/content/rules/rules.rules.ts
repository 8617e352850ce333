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
    .meta({ description: "What takers see of their answers; nothing if it is empty or left out." }),
  when: z
    .enum(shownTimes)
    .nullish()
    .transform((when) => when ?? "AT_ONCE")
    .pipe(z.enum(shownTimes))
    .meta({ description: "At once if it is left out; after the closing, the item needs a time of closing." }),
});

/** An edit of the rules. Null or false removes a rule, and absent rules stay as they are. */
export const RulesEdit = z
  .strictObject({
    opensAt: moment.nullish(),
    closesAt: moment.nullish(),
    timeLimit: z.int("Enter a whole number").min(1, wholeMinutes).max(longestLimit, wholeMinutes).nullish().meta({
      description: "Minutes from the start to the hand-in. It holds for attempts that begin from then on.",
    }),
    excludeLate: z.boolean().nullish().meta({
      description: "Figures do not count what arrives late from then on; it is kept. Else they do.",
    }),
    signedFields: z.boolean().nullish().meta({
      description:
        "What a link says is kept only where the service has signed it (see `makeLinks`). Else it always is.",
    }),
    passcode: optionalText(longestPasscode).optional().meta({
      description: "What takers have to know; compared without regard to case and to runs of space. Empty for none.",
      example: "blue heron",
    }),
    invitedOnly: z.boolean().nullish().meta({
      description: "Only people with a personal link may answer, and read the questions.",
    }),
    maxAttempts: upTo(mostAttempts.inAll).nullish().meta({
      description: "How many answers are stored at most; who has started has a place.",
    }),
    attemptsPerDevice: upTo(mostAttempts.perDevice).nullish().meta({
      description: "How often one can answer on a device, as the taker's page counts; the service does not.",
    }),
    anonymous: z.boolean().nullish().meta({
      description:
        "Answers are stored without name, address, account, time of day and, after two days, key; others see them in groups of five and more. It can be changed only while there are no answers.",
    }),
    shuffleQuestions: z.boolean().nullish(),
    shuffleOptions: z.boolean().nullish(),
    review: z
      .boolean()
      .nullish()
      .meta({ description: "The taker's page shows a list of all answers before they are submitted." }),
    author: plainLine(longestAuthor).optional().meta({
      description: "Who asks, as takers read it on the first screen. Empty for nobody.",
      example: "Dr Meier, Biology",
    }),
    passMark: z.int("Enter a whole number").min(1, wholePercent).max(100, wholePercent).nullish(),
    scoring: Scoring.nullish().meta({
      description: "Of quizzes: how questions with several right options score, unless their keys say so.",
    }),
    shown: Shown.nullish().meta({ description: "Replaced as a whole; without it, `showResultsToTakers` decides." }),
    endings: EndingsEdit.nullish().meta({ description: "What takers read at the end. Replaced as a whole." }),
    fields: LinkFields.nullish().meta({
      description: "What links may carry, to be stored with the answers. Replaced as a whole; empty for none.",
    }),
    certificate: CertificateEdit.nullish().meta({
      description: "Who passes can have a certificate; needs a pass mark. Replaced as a whole.",
    }),
    retention: RetentionRule.nullish().meta({ description: "A new item without it takes the account's." }),
  })
  .superRefine((edit, context) => {
    const flaw = closingFlaw(edit);
    if (flaw) context.addIssue({ code: "custom", path: ["closesAt"], message: flaw });
    const unshown = shownFlaw(edit);
    if (unshown) context.addIssue({ code: "custom", path: ["shown", "when"], message: unshown });
  });
export type RulesEdit = z.output<typeof RulesEdit>;
