import { randomUUID } from "node:crypto";
import { v7 as uuid } from "uuid";
import { maySee } from "../content/content.policy.ts";
import { nounOf } from "../content/content.shared.ts";
import { fieldsKept } from "../content/fields/signature.ts";
import { belongsTo, type Collection, collectionNoun } from "../content/kind.ts";
import { notInvited } from "../content/rules/personal-link.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import { findItem, type Item, replacedGracePeriod } from "../content/taking/item.ts";
import { itemInLanguage } from "../content/translation/in-language.ts";
import type { Attempt } from "../generated/prisma/client.ts";
import { DomainError, invalid, notFound, parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Submission } from "./attempt.rules.ts";
import { isCertified } from "./certificate/certificate.ts";
import { handedIn } from "./corrections.ts";
import { cellsOf, itemLayout, widthOf } from "./counting/tally.ts";
import { type Reading, readAnswers, refused, sameAnswers } from "./grading/answers.ts";
import { answersOf, type Givens, givensOf } from "./grading/given.ts";
import { type Grade, grade } from "./grading/grade.ts";
import { publishSoon } from "./publishing/blocks.ts";
import { type Receipt, receiptOf } from "./receipt.ts";
import type { AttemptRow } from "./writing/batch.ts";
import { requireEntry } from "./writing/entry.ts";
import { erasedAnswers, isErased } from "./writing/erased.ts";
import { type Entrant, entrantOf } from "./writing/invited.ts";
import { lateForClosing, wasCut } from "./writing/lateness.ts";
import { countingRefusals, takeSubmission } from "./writing/pace.ts";
import { leaveSeat, takeSeatToWrite } from "./writing/seat.ts";
import { sittingOnce } from "./writing/sitting.ts";
import { attemptWriter } from "./writing/writer.ts";

/**
 * Stores answers exactly once for an attempt key, checked against the revision that the taker saw. A repeated key
 * returns the first receipt; with other answers it throws CONFLICT.
 */
export async function submit(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  { collection, lists = false }: { collection?: Collection; lists?: boolean } = {},
): Promise<Receipt> {
  const read = parse(Submission, input);
  const current = await findItem(platform, contentId);
  if (!current || !maySee(viewer, current) || (collection && !belongsTo(collection, current.kind))) {
    throw notFound(collectionNoun[collection ?? "quizzes"]);
  }
  return countingRefusals(platform, viewer, contentId, () =>
    submitTo(platform, viewer, current, read, collectionNoun[collection ?? "quizzes"], lists),
  );
}

async function submitTo(
  platform: Platform,
  viewer: Viewer,
  current: Item,
  read: Submission,
  noun: string,
  lists: boolean,
): Promise<Receipt> {
  const sent = isAnonymous(current) ? { ...read, participantName: null, participantEmail: null } : read;
  const { maxAttempts } = current.rules ?? {};
  const { attemptKey, invitationId, ballot } = await entrantOf(platform, current, sent.attemptKey);
  // A limited number of responses needs a key for each seat.
  const keyed = { ...sent, attemptKey: attemptKey ?? (maxAttempts === undefined ? null : uuid()) };
  const submission: Invited =
    invitationId === null
      ? { ...keyed, invitationId, ballot }
      : // The invitation determines the person.
        { ...keyed, invitationId, ballot, participantName: null, participantEmail: null };
  if (submission.isRepeated) {
    const receipt = await earlierReceipt(platform, current, submission, lists);
    if (receipt) return receipt;
    throw notFound("Attempt");
  }
  const fitting = await admitted(platform, viewer, current, submission, lists).catch(async (refusal) => {
    // A stored attempt gets its receipt, even if the item's rules have changed since.
    const receipt = await earlierReceipt(platform, current, submission, lists);
    if (!receipt) throw refusal;
    return receipt;
  });
  if (!("givens" in fitting)) return fitting;
  const { item, givens, late } = fitting;
  const graded = grade(item, givens);
  const row = { ...rowOf(viewer, item, submission, givens, graded), late, ...rulesOf(platform, current, submission) };
  const outcome = await attemptWriter(platform).write(row);
  if (outcome === "outdated")
    throw new DomainError("UNAVAILABLE", "This is being changed just now. Please try again.", { retryAfter: 1 });
  if (row.isAnonymous) publishSoon(platform, current.id);
  // If this fails, the seat is freed when the next person needs one.
  if (row.attemptKey) await leaveSeat(platform, current, row.attemptKey).catch(() => {});
  if (outcome === "stored" || outcome === "uncounted") {
    const stored = { ...row, isCounted: outcome === "stored" };
    return receiptOf(platform, current, await itemRead(platform, item, submission), stored, givens, graded);
  }
  const receipt = outcome !== "missing" && (await earlierReceipt(platform, current, submission, lists));
  if (!receipt && outcome === "withdrawn") throw notInvited(current, "WITHDRAWN");
  // The answers are stored, but no longer connected to the person.
  if (!receipt && outcome === "known" && ballot !== null)
    throw new DomainError("CONFLICT", "Answers were handed in with this ballot already, and it counts once");
  if (!receipt && outcome === "known" && invitationId !== null)
    throw new DomainError("CONFLICT", "You have handed in already, and those answers do not bear your name any more");
  if (!receipt && outcome === "known" && (await isErased(platform, current.id, submission.attemptKey ?? "")))
    throw erasedAnswers();
  if (!receipt) throw notFound(noun);
  return receipt;
}

type Invited = Submission & Pick<Entrant, "invitationId" | "ballot">;

async function admitted(platform: Platform, viewer: Viewer, current: Item, submission: Invited, lists: boolean) {
  const began = sittingOnce(platform, current.id, submission.attemptKey);
  await requireEntry(platform, viewer, current, submission, began);
  const late = await lateForClosing(platform, current, submission.attemptKey);
  const shown = await revisionShown(platform, current, submission, { lists }).catch(async (refusal) => {
    if (!(await wasCut(current, began))) throw refusal;
    return revisionShown(platform, current, submission, { lists, mayMiss: true });
  });
  const isHolder = async () =>
    submission.invitationId !== null || submission.ballot !== null || (await began()) !== null;
  await takeSubmission(platform, viewer, current.id, isHolder);
  if (submission.attemptKey) await takeSeatToWrite(platform, current, submission.attemptKey);
  return { ...shown, late };
}

/** Returns the revision that the taker names, or otherwise the newest one that the answers fit. */
export async function revisionShown(
  platform: Platform,
  current: Item,
  { answers, revision, participantEmail, invitationId = null }: Submission & Partial<Invited>,
  reading: Reading = {},
): Promise<{ item: Item; givens: Givens }> {
  if (current.collectEmailUpfront && !participantEmail && invitationId === null) {
    throw invalid("participantEmail", "Please enter your email address");
  }
  const named = revision && revision !== current.revision ? await findItem(platform, current.id, revision) : current;
  const noun = nounOf(current.kind);
  if (!named || named.standing === "hidden") throw invalid("revision", `This ${noun} never had such a revision`);
  if (named.standing === "past") throw invalid("revision", `This ${noun} was changed more than a day ago`);
  const { givens, issues } = readAnswers(named, answers, reading);
  if (issues.length === 0) return { item: named, givens };
  if (!revision) {
    for (const older of await revisionsWith(platform, current.id, Object.keys(answers))) {
      const item = await findItem(platform, current.id, older);
      const read = item && readAnswers(item, answers, reading);
      if (item && read?.issues.length === 0) return { item, givens: read.givens };
    }
  }
  throw refused(issues);
}

/** The item in the taker's language. */
export const itemRead = async (platform: Platform, item: Item, { language }: Pick<Submission, "language">) =>
  language === null ? item : itemInLanguage(platform, item, [language]);

async function revisionsWith({ sql }: Platform, contentId: string, questionIds: string[]): Promise<number[]> {
  const { rows } = await sql.query<{ revision: number }>({
    name: "revisions-with",
    // Revisions with more questions come last. They still fit if the additional questions are optional.
    text: `SELECT revision FROM quiz_revisions WHERE quiz_id = $1 AND question_ids @> $2
              AND public_until > now() - ${replacedGracePeriod}
            ORDER BY question_ids <@ $2 DESC, revision DESC LIMIT 10`,
    values: [contentId, questionIds.filter((id) => !id.includes("\0"))],
  });
  return rows.map(({ revision }) => revision);
}

function rowOf(viewer: Viewer, item: Item, submission: Invited, givens: Givens, graded: Grade) {
  const { levelIndex, ...scores } = graded;
  const layout = itemLayout(item);
  const cells = cellsOf(item, layout, givens, levelIndex);
  return {
    contentId: item.id,
    revision: item.revision,
    userId: viewer.user?.id ?? null,
    participantName: nameOf(submission.participantName),
    participantEmail: submission.participantEmail ?? null,
    answers: JSON.stringify(answersOf(item.questions, givens)),
    ...scores,
    totalQuestions: item.questions.length,
    duration: submission.duration,
    attemptKey: submission.attemptKey ?? null,
    invitationId: submission.invitationId,
    ballot: submission.ballot,
    language: submission.language,
    // An anonymous answer is sent only once it is shown.
    queues: isAnonymous(item) ? [] : queuesOf(item, submission),
    cells,
    width: widthOf(layout, cells),
  };
}

/** The current rules of the item, whichever revision was answered. */
const rulesOf = (platform: Platform, item: Item, { fields }: Submission) => ({
  // The id of an anonymous answer must not reveal the time.
  id: isAnonymous(item) ? randomUUID() : uuid(),
  fields: fieldsKept(platform, item, fields),
  timeLimit: item.rules?.timeLimit === undefined ? null : item.rules.timeLimit * 60,
  excludeLate: item.rules?.excludeLate === true,
  isAnonymous: isAnonymous(item),
});

function queuesOf(
  { mailsResults, hasWebhooks }: Item,
  { participantEmail, invitationId }: Invited,
): AttemptRow["queues"] {
  const queues: AttemptRow["queues"] = [];
  if (mailsResults && (participantEmail || invitationId)) queues.push("result-mail");
  if (hasWebhooks) queues.push("attempt-stored");
  return queues;
}

/**
 * Null for a new key. Throws CONFLICT for different answers, and for another name or address unless only the receipt is
 * requested.
 */
async function earlierReceipt(
  platform: Platform,
  current: Item,
  submission: Invited,
  lists: boolean,
): Promise<Receipt | null> {
  const { attemptKey, invitationId, participantName, participantEmail, answers, isRepeated } = submission;
  const first =
    attemptKey &&
    (await platform.db.attempt.findUnique({
      where: { contentId_attemptKey: { contentId: current.id, attemptKey } },
    }));
  if (!first) return null;
  const sent = handedIn(first);
  const seen = (await findItem(platform, current.id, sent.revision)) ?? current;
  const { givens: read, issues } = readAnswers(seen, answers, { lists, mayMiss: true });
  if (issues.length > 0 || !sameAnswers(sent.answers, answersOf(seen.questions, read))) {
    throw new DomainError("CONFLICT", "These answers were handed in already, and differently");
  }
  const isByAnother =
    first.participantName !== nameOf(participantName) || first.participantEmail !== (participantEmail ?? null);
  if (isByAnother && !isRepeated && invitationId === null) {
    throw new DomainError("CONFLICT", "These answers were handed in already, under another name or address");
  }
  return storedReceipt(platform, current, first, submission);
}

/** The receipt for a stored attempt, with the parts that the item's rules show to takers now. */
export async function storedReceipt(
  platform: Platform,
  current: Item,
  attempt: Attempt,
  reader: Pick<Submission, "language">,
): Promise<Receipt> {
  const item = (await findItem(platform, current.id, attempt.revision)) ?? current;
  const givens = givensOf(item.questions, attempt.answers);
  // Keeps the stored rounding, even if answers are graded differently now.
  const graded = { ...grade(item, givens), isRoundedUp: attempt.isRoundedUp };
  const answered = { ...attempt, isCertified: await isCertified(platform, current, attempt.id) };
  return receiptOf(platform, current, await itemRead(platform, item, reader), answered, givens, graded);
}

const nameOf = (participantName: Submission["participantName"]) => participantName?.trim() ?? null;
