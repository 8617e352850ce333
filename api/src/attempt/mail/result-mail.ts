import { v7 as uuid } from "uuid";
import type { EmailResultsSettings } from "../../content/content.rules.ts";
import { plainLevels } from "../../content/rendered/plain.ts";
import { mayTellScore, shownFrom } from "../../content/rules/shown.shared.ts";
import { findItem, type Item } from "../../content/taking/item.ts";
import { messages } from "../../content/taking/messages.ts";
import { exchanging } from "../../content/translation/in-language.ts";
import { withMailTexts, withOwnTexts } from "../../content/translation/texts.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { lockClasses } from "../../platform/data/locks.ts";
import { postMail } from "../../platform/mail/mail.ts";
import { countToday } from "../../platform/mail/today.ts";
import type { Platform } from "../../platform/platform.ts";
import { plainOf } from "../../rich/plain.shared.ts";
import { changesOf } from "../corrections.ts";
import { itemForTaker } from "../revision.ts";
import { refusesMails, stopUrl } from "./mail-stop.ts";
import { resultLetter, resultSubject } from "./result-letter.shared.ts";

/** Limits that keep the form of a public item from being used to send spam. */
const perDay = { recipientOfItem: 3, recipient: 10, creator: 200 };

export function mailResults(platform: Platform) {
  platform.jobs.work("result-mail", (key) => mailResult(platform, key));
}

/** Emails the corrected result of regraded attempts. Each email has its own id, which is part of the job. */
export const mailCorrections = ({ jobs }: Platform, tx: Transaction, attemptIds: readonly string[]): Promise<void> =>
  jobs.send(
    tx,
    "result-mail",
    attemptIds.map((id) => `${id} ${uuid()}`),
  );

/** The first mail about an attempt gets the attempt's id, so a retry does not send a second one. */
async function mailResult(platform: Platform, key: string): Promise<void> {
  const [attemptId = "", correctionId] = key.split(" ");
  const id = correctionId ?? attemptId;
  const { db } = platform;
  const attempt = await db.attempt.findUnique({
    where: { id: attemptId },
    include: { content: { include: { user: true } } },
  });
  if (!attempt?.participantEmail) return;
  const { contentId, participantEmail: recipient, content } = attempt;
  const settings = content.emailResultsSettings;
  if (!mayTellScore(content)) {
    // The first email is still due and will contain the current result.
    if (correctionId === undefined) await mailLater(platform, attemptId, content);
    return;
  }
  const item = await findItem(platform, contentId, attempt.revision);
  const reached = item?.levels.findIndex(({ name }) => name === attempt.skillLevel) ?? -1;
  if (!settings?.enabled || !content.user?.isEmailVerified || !item || reached < 0) return;
  const translated = await itemForTaker(platform, item, attempt);
  const level = plainLevels(translated)[reached];
  if (!level) return;

  const creatorId = content.user.id;
  const result = {
    ...(await mailRead(platform, translated, settings)),
    title: translated.title,
    language: translated.language,
    reader: attempt.language,
    level,
    skillScore: attempt.skillScore ?? "",
    percentage: attempt.percentage ?? 0,
    ...(correctionId !== undefined && { correction: { reason: changesOf(attempt).at(-1)?.reason ?? null } }),
    stopUrl: stopUrl(platform, recipient),
  };
  await inTransaction(db, async (tx) => {
    if ((await tx.mail.count({ where: { id } })) > 0) return;
    // The lock keeps the attempt until this mail is committed. An erasure deletes attempts before mails, so the erasure
    // waits for the lock and then deletes this mail as well.
    const attempts = await tx.$queryRaw<object[]>`SELECT id FROM attempts WHERE id = ${attemptId} FOR KEY SHARE`;
    if (attempts.length === 0 || (await refusesMails(platform, tx, recipient))) return;
    if (platform.settings.rateLimit && (await isTooMuch(platform, tx, { creatorId, contentId, recipient }))) {
      // Results that are shown after closing are all sent at the same time, and so are corrections.
      if (correctionId !== undefined || content.rules?.shown?.when === "AFTER_CLOSING")
        return platform.jobs.send(tx, "result-mail", [key], 0, secondsPerDay);
      platform.log.warn({ contentId, creatorId }, "A result was not emailed: too many today");
      return;
    }
    await postMail(platform, tx, {
      id,
      kind: "results",
      recipient,
      subject: resultSubject(result, messages),
      letter: resultLetter(result, messages),
      creatorId,
      contentId,
      stopUrl: result.stopUrl,
    });
  });
}

const secondsPerDay = 86_400;

/**
 * Seconds until an item is checked again whose results are not shown yet, because it may close earlier. Half of the
 * remaining time, up to six hours.
 */
const waitFor = (left: number) => (left < 60 ? left : Math.min(secondsPerDay / 4, left / 2));

/** Sends nothing if the item never shows the score. */
async function mailLater({ db, jobs }: Platform, attemptId: string, item: Pick<Content, "rules">) {
  const from = shownFrom(item);
  const isToCome = item.rules?.shown?.what.includes("SCORE") && from !== null;
  if (!isToCome) return;
  const wait = Math.ceil(waitFor(Math.max(1, (from - Date.now()) / 1000)));
  await inTransaction(db, (tx) => jobs.send(tx, "result-mail", [attemptId], 0, wait));
}

/** The texts of the email in the taker's language, and those without a translation. */
async function mailRead({ db }: Platform, item: Item, settings: EmailResultsSettings) {
  if (!item.translation || item.language === null) return { settings };
  const translation = await db.contentTranslation.findUnique({
    where: { contentId_language: { contentId: item.id, language: item.language } },
  });
  const { from, untranslated } = item.translation;
  const texts: string[] = [];
  const translated = withMailTexts(
    settings,
    exchanging(translation?.texts ?? [], (original) => texts.push(original.text)),
  );
  withOwnTexts(item, (original) => {
    if (untranslated.includes(original.place)) texts.push(original.html ? plainOf(original.html) : original.text);
    return original;
  });
  return { settings: translated, untranslated: { language: from, texts } };
}

interface Sending {
  creatorId: string;
  contentId: string;
  recipient: string;
}

async function isTooMuch(platform: Platform, tx: Transaction, sending: Sending): Promise<boolean> {
  const { creatorId, contentId, recipient } = sending;
  // Serialized, because parallel jobs could each see room for one more mail.
  for (const key of [creatorId, recipient]) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockClasses.resultMails}::int, hashtext(${key}))`;
  }
  const today = (of: object) => countToday(platform, tx, { kinds: ["results"], ...of });
  return (
    (await today({ creatorId })) >= perDay.creator ||
    (await today({ recipients: [recipient] })) >= perDay.recipient ||
    (await today({ recipients: [recipient], contentId })) >= perDay.recipientOfItem
  );
}
