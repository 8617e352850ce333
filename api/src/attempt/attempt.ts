import { randomUUID } from "node:crypto";
import { v7 as uuid } from "uuid";
import { fieldsKept } from "../content/fields/signature.ts";
import { type Collection, collectionNoun } from "../content/kind.ts";
import { notInvited } from "../content/rules/personal-link.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import { findItem, type Item } from "../content/taking/item.ts";
import { visibleItemIn } from "../content/taking/visible-item.ts";
import type { Attempt } from "../generated/prisma/client.ts";
import { beingChanged, DomainError, notFound, parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Submission } from "./attempt.rules.ts";
import { isCertified } from "./certificate/certificate.ts";
import { handedIn } from "./corrections.ts";
import { cellsOf, itemLayout, widthOf } from "./counting/tally.ts";
import { readAnswers, sameAnswers } from "./grading/answers.ts";
import { answersOf, type Givens, givensOf } from "./grading/given.ts";
import { type Grade, grade } from "./grading/grade.ts";
import { publishSoon } from "./publishing/blocks.ts";
import { type Receipt, receiptOf } from "./receipt.ts";
import { choose } from "./retakes/choice.ts";
import { noRetake, takesPlace, termsOf } from "./retakes/retakes.ts";
import { answeredRevision, itemForTaker } from "./revision.ts";
import { type AttemptRow, isNew, type Outcome } from "./writing/batch.ts";
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
  const parsed = parse(Submission, input);
  const current = await visibleItemIn(platform, viewer, contentId, collection);
  return countingRefusals(platform, viewer, contentId, async () => {
    const submission = await identified(platform, current, parsed);
    const earlier = () => earlierReceipt(platform, current, submission, lists);
    let admission: Admission;
    try {
      admission = await admit(platform, viewer, current, submission, lists);
    } catch (refusal) {
      // A stored attempt gets its receipt, even if the item's rules have changed since.
      const receipt = await earlier();
      if (!receipt) throw refusal;
      return receipt;
    }
    const { item, givens, late } = admission;
    const graded = grade(item, givens);
    const row = { ...rowOf(viewer, item, submission, givens, graded), late, ...rulesOf(platform, current, submission) };
    const outcome = await store(platform, current, row);
    if (isNew(outcome)) {
      const attempt = { ...row, ...(await countingOf(platform, row, outcome)) };
      return receiptOf(platform, current, await itemForTaker(platform, item, submission), attempt, givens, graded);
    }
    const receipt = outcome === "missing" ? null : await earlier();
    if (receipt) return receipt;
    throw (
      (await refusalOf(platform, current, submission, outcome)) ?? notFound(collectionNoun[collection ?? "quizzes"])
    );
  });
}

type Identified = Submission & Pick<Entrant, "invitationId" | "number" | "ballot">;

/** Removes the name and email address that do not count, and reads the identity from the key. */
async function identified(platform: Platform, current: Item, sent: Submission): Promise<Identified> {
  const { attemptKey, invitationId, number, ballot } = await entrantOf(platform, current, sent.attemptKey);
  // A limited number of responses needs a key for each seat.
  const newKey = current.rules?.maxAttempts === undefined ? null : uuid();
  const submission = { ...sent, attemptKey: attemptKey ?? newKey, invitationId, number, ballot };
  // The invitation determines the person.
  const isNamed = !isAnonymous(current) && invitationId === null;
  return isNamed ? submission : { ...submission, participantName: null, participantEmail: null };
}

type Admission = Awaited<ReturnType<typeof admit>>;

/** Throws unless the item accepts the answers from this taker now. */
async function admit(platform: Platform, viewer: Viewer, current: Item, submission: Identified, lists: boolean) {
  if (submission.isRepeated) throw notFound("Attempt");
  const sitting = sittingOnce(platform, current.id, submission.attemptKey);
  await requireEntry(platform, viewer, current, submission, sitting);
  const late = await lateForClosing(platform, current, submission.attemptKey);
  const answered = await answeredRevision(platform, current, submission, { lists }).catch(async (refusal) => {
    if (!(await wasCut(current, sitting))) throw refusal;
    return answeredRevision(platform, current, submission, { lists, mayMiss: true });
  });
  const isHolder = async () =>
    submission.invitationId !== null || submission.ballot !== null || (await sitting()) !== null;
  await takeSubmission(platform, viewer, current.id, isHolder);
  if (submission.attemptKey && (await takesPlace(platform, current, submission)))
    await takeSeatToWrite(platform, current, submission.attemptKey);
  return { ...answered, late };
}

async function store(platform: Platform, current: Item, row: AttemptRow) {
  const outcome = await attemptWriter(platform).write(row);
  if (outcome === "outdated") throw beingChanged();
  if (row.isAnonymous) publishSoon(platform, current.id);
  // If this fails, the seat is freed when the next person needs one.
  if (row.attemptKey) await leaveSeat(platform, current, row.attemptKey).catch(() => {});
  return outcome;
}

/** Whether a new attempt counts. If choosing fails now, a job repeats it. */
async function countingOf(platform: Platform, { id }: AttemptRow, outcome: Outcome) {
  if (outcome !== "further") return { isCounted: outcome === "stored", isSuperseded: false };
  await choose(platform, id).catch((err) => platform.log.warn({ err }, "The attempt that counts was not chosen yet"));
  const select = { isCounted: true, isSuperseded: true };
  const stored = await platform.db.attempt.findUnique({ where: { id }, select });
  return stored ?? { isCounted: false, isSuperseded: true };
}

/** The reason for not storing an attempt that has no receipt; null if the item no longer exists. */
async function refusalOf(
  platform: Platform,
  current: Item,
  { ballot, invitationId, number, attemptKey }: Identified,
  outcome: Awaited<ReturnType<typeof store>>,
): Promise<DomainError | null> {
  if (outcome === "withdrawn") return notInvited(current, "WITHDRAWN");
  if (outcome !== "known") return null;
  // The answers are stored, but no longer connected to the person.
  if (ballot !== null)
    return new DomainError("CONFLICT", "Answers were already submitted with this ballot. It counts once.");
  if (number > 1) return noRetake();
  if (invitationId !== null)
    return new DomainError("CONFLICT", "You have already submitted answers, and they no longer bear your name");
  return (await isErased(platform, current.id, attemptKey ?? "")) ? erasedAnswers() : null;
}

function rowOf(viewer: Viewer, item: Item, submission: Identified, givens: Givens, graded: Grade) {
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
const rulesOf = (platform: Platform, item: Item, { fields, number }: Identified) => ({
  // The id of an anonymous answer must not reveal the time.
  id: isAnonymous(item) ? randomUUID() : uuid(),
  fields: fieldsKept(platform, item, fields),
  timeLimit: item.rules?.timeLimit === undefined ? null : item.rules.timeLimit * 60,
  excludeLate: item.rules?.excludeLate === true,
  ...termsOf(item, number),
  isAnonymous: isAnonymous(item),
});

function queuesOf(
  { mailsResults, hasWebhooks, rules }: Item,
  { participantEmail, invitationId }: Identified,
): AttemptRow["queues"] {
  const queues: AttemptRow["queues"] = [];
  if (mailsResults && (participantEmail || invitationId)) queues.push("result-mail");
  if (hasWebhooks) queues.push("attempt-stored");
  if (invitationId !== null && rules?.retakes !== undefined) queues.push("retake");
  return queues;
}

/**
 * Null for a new key. Throws CONFLICT for different answers, and for another name or address unless only the receipt is
 * requested.
 */
async function earlierReceipt(
  platform: Platform,
  current: Item,
  submission: Identified,
  lists: boolean,
): Promise<Receipt | null> {
  const { attemptKey, invitationId, participantName, participantEmail, answers, isRepeated } = submission;
  const first =
    attemptKey &&
    (await platform.db.attempt.findUnique({
      where: { contentId_attemptKey: { contentId: current.id, attemptKey } },
    }));
  if (!first) return null;
  const original = handedIn(first);
  const item = (await findItem(platform, current.id, original.revision)) ?? current;
  const { givens, issues } = readAnswers(item, answers, { lists, mayMiss: true });
  if (issues.length > 0 || !sameAnswers(original.answers, answersOf(item.questions, givens))) {
    throw new DomainError("CONFLICT", "Different answers were already submitted with this key");
  }
  const isByAnother =
    first.participantName !== nameOf(participantName) || first.participantEmail !== (participantEmail ?? null);
  if (isByAnother && !isRepeated && invitationId === null) {
    throw new DomainError("CONFLICT", "These answers were already submitted under another name or email address");
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
  return receiptOf(platform, current, await itemForTaker(platform, item, reader), answered, givens, graded);
}

const nameOf = (participantName: Submission["participantName"]) => participantName?.trim() ?? null;
