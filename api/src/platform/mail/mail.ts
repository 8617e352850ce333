import { v7 as uuid } from "uuid";
import type { Mail } from "../../generated/prisma/client.ts";
import type { Transaction } from "../data/database.ts";
import { parse } from "../errors.ts";
import { hourly } from "../hourly.ts";
import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";
import { emailAddress } from "../shared/email.rules.ts";
import { type Letter, renderLetter } from "./letter.shared.ts";
import { withoutEncodedWords } from "./plain.shared.ts";
import { takesAddress, timeouts, unreachable } from "./smtp.ts";
import { purgeErasedMails } from "./today.ts";

const retention = 90 * 24 * 60 * 60 * 1000;

/** The priority of mails that a person waits for. They overtake mails to a whole class. */
const awaitedPriority = 10;

export interface MailDraft {
  /** Set by callers that must not send twice, because an id has only one mail. */
  id?: string;
  kind:
    | "verification"
    | "reset"
    | "password-changed"
    | "address-confirmation"
    | "address-approval"
    | "address-changed"
    | "address-undone"
    | "token-made"
    | "webhook-made"
    | "webhook-changed"
    | "webhook-off"
    | "results"
    | "invitation"
    | "reminder"
    | "test";
  recipient: string;
  subject: string;
  letter: Letter;
  creatorId?: string;
  contentId?: string;
  /** The URL behind the mail program's unsubscribe button. */
  stopUrl?: string;
}

export async function postMail({ jobs }: Platform, tx: Transaction, draft: MailDraft): Promise<Mail> {
  const mail = await writeMail(tx, draft);
  await jobs.send(tx, "mail", [mail.id], draft.kind === "results" ? 0 : awaitedPriority);
  return mail;
}

/** Stores a mail without queueing it. The caller sends it. */
export const writeMail = (tx: Transaction, draft: MailDraft): Promise<Mail> => tx.mail.create({ data: rowOf(draft) });

export const writeMails = (tx: Transaction, drafts: readonly MailDraft[]) =>
  tx.mail.createMany({ data: drafts.map(rowOf) });

const rowOf = ({ letter, recipient, subject, ...draft }: MailDraft) => ({
  ...draft,
  ...renderLetter(letter),
  recipient: parse(emailAddress, recipient),
  subject: withoutEncodedWords(subject.replace(/[\p{Cc}\s]+/gu, " ").trim()),
});

export function deliverMails(platform: Platform) {
  const { db, jobs, log } = platform;
  jobs.work("mail", async (id) => {
    const mail = await db.mail.findUnique({ where: { id, state: "waiting" } });
    if (mail) await deliver(platform, mail);
  });
  jobs.work("mail-dead", async (id) => {
    const { count } = await db.mail.updateMany({ where: { id, state: "waiting" }, data: { state: "dead" } });
    if (count > 0) log.error({ mail: id }, "An email could not be delivered for a day");
  });
  hourly(platform, "Old emails could not be deleted", () => purgeMails(platform));
  hourly(platform, "Erased emails could not be deleted", () => purgeErasedMails(platform));
}

/** Deletes old mails. Ids start with their time of creation. */
export const purgeMails = ({ db }: Platform) =>
  db.mail.deleteMany({ where: { id: { lt: uuid({ msecs: Date.now() - retention }) } } });

/** Tries once and returns the outcome with the SMTP server's message. Throws if a retry may help. */
export async function deliver(platform: Platform, mail: Mail): Promise<Outcome> {
  const { log } = platform;
  const { id, kind, recipient } = mail;
  const transport = await smtp(platform);
  if (!transport) {
    log.info({ mail: id, kind }, "An email was kept");
    return settle(platform, mail, { state: "kept", answer: "No SMTP server is set (SMTP_URL)" });
  }
  if (!(await takesAddress(platform, recipient))) return settle(platform, mail, { state: "dead", answer: unreachable });
  let answer: string;
  try {
    ({ response: answer } = await transport.sendMail({
      ...message(platform, mail),
      ...(await replyTo(platform, mail)),
    }));
  } catch (error) {
    return refused(platform, mail, error as SmtpError);
  }
  log.info({ mail: id, kind }, "An email was sent");
  return settle(platform, mail, { state: "sent", answer });
}

async function refused(platform: Platform, mail: Mail, error: SmtpError): Promise<Outcome> {
  const { code, responseCode = 0 } = error;
  const answer = error.response ?? error.message;
  const isFinal = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  if (!isFinal) {
    await platform.db.mail.update({ where: { id: mail.id }, data: { answer } });
    throw new UndeliveredError(answer, `The SMTP server did not accept an email (${code ?? error.name})`);
  }
  platform.log.warn({ mail: mail.id, kind: mail.kind, responseCode }, "An email was refused");
  return settle(platform, mail, { state: "dead", answer });
}

export interface Outcome {
  state: "sent" | "kept" | "dead";
  answer: string;
}

export class UndeliveredError extends Error {
  /** The server's message. It may name the recipient, so it is not logged. */
  readonly answer: string;

  constructor(answer: string, message: string) {
    super(message);
    this.answer = answer;
  }
}

interface SmtpError extends Error {
  code?: string;
  /** The server's message; `message` starts with the library's own text. Absent if the server sent none. */
  response?: string;
  responseCode?: number;
}

async function settle({ db }: Platform, { id }: Mail, { state, answer }: Outcome): Promise<Outcome> {
  // The content of a sent mail is deleted, because it may grant access to an account.
  const cleared = { html: "", text: "", sentAt: new Date() };
  await db.mail.update({ where: { id }, data: { state, answer, ...(state === "sent" && cleared) } });
  return { state, answer };
}

const smtp = perPlatform(async ({ settings: { smtpUrl } }) => {
  if (!smtpUrl) return null;
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

/** Answers to an invitation reach its author, at the address that is verified when it is sent. */
async function replyTo({ db }: Platform, { kind, creatorId }: Mail) {
  if (!creatorId || (kind !== "invitation" && kind !== "reminder")) return {};
  const author = await db.user.findUnique({ where: { id: creatorId, isEmailVerified: true } });
  const address = emailAddress.safeParse(author?.email).data;
  return address ? { replyTo: { name: "", address } } : {};
}

function message({ settings, publicUrl }: Platform, { id, recipient, subject, html, text, stopUrl }: Mail) {
  const from = settings.mailFrom ?? { name: "Assay", address: `no-reply@${new URL(publicUrl).hostname}` };
  return {
    from,
    to: { name: "", address: recipient },
    subject,
    html,
    text,
    // Stays the same for each try, so that a mail that arrives twice is shown once.
    messageId: `<${id}@${from.address.split("@")[1]}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(stopUrl && { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}
