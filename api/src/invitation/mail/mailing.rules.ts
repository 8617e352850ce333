import { z } from "zod";
import { isPlainInMail } from "../../platform/mail/plain.shared.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { writing } from "../../platform/shared/text.rules.ts";
import { longestLetter, mostAtOnce, mostDays } from "./mailing.shared.ts";

const noLinks =
  "It cannot contain links, addresses or telephone numbers: each email shows the link to the questions and your email address";
const isOneLine = (subject: string) => !/[\r\n\t]/.test(subject) && isPlainInMail(subject);

const Letter = z
  .strictObject({
    subject: writing(longestLetter.subject)
      .nullish()
      .transform(trimmed)
      .pipe(z.string().refine(isOneLine, noLinks))
      .meta({ description: "Subject line; empty for the standard one." }),
    message: writing(longestLetter.message)
      .nullish()
      .transform(trimmed)
      .pipe(z.string().refine(isPlainInMail, noLinks))
      .meta({ description: "Message above the link; may be empty." }),
  })
  .register(shapes, { name: "InvitationLetter", description: "The author's text in an email." });

const days = z
  .int("Enter whole days")
  .min(1, `Enter days from 1 to ${mostDays}`)
  .max(mostDays, `Enter days from 1 to ${mostDays}`)
  .nullish();

/** An edit of the letters and of the days for reminders. Null removes a value, and absent values stay as they are. */
export const MailingEdit = z.strictObject({
  invitation: Letter.nullish().meta({ description: "Text of the invitation; null for the standard text." }),
  reminder: Letter.nullish().meta({ description: "Text of the reminder; null for the standard text." }),
  remindAfter: days.meta({
    description: "Number of days after the invitation until a reminder is sent automatically.",
  }),
  remindBefore: days.meta({ description: "Number of days before the closing when a reminder is sent automatically." }),
});
export type MailingEdit = z.output<typeof MailingEdit>;

export const Sending = z.strictObject({
  letter: z
    .enum(["invitation", "reminder"])
    .nullish()
    .transform((letter) => letter ?? "invitation")
    .pipe(z.enum(["invitation", "reminder"])),
  ids: z.array(z.string()).max(mostAtOnce, `Up to ${mostAtOnce} at once`).nullish().meta({
    description:
      "Ids of the invitations to send to, even if they have received the email before. Without them, everyone who has yet to receive it.",
  }),
});
export type Sending = z.output<typeof Sending>;
