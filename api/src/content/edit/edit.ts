import { isDeepStrictEqual } from "node:util";
import { type Content, Prisma, type Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, OutdatedError, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import type { HtmlOf } from "../../rich/preparing.ts";
import { prepared } from "../../rich/preparing.ts";
import { requireOwn } from "../content.policy.ts";
import { ContentEdit, type EditedQuestion } from "../content.rules.ts";
import { type Kind, limitsOf, nounOf } from "../content.shared.ts";
import { recordRevision } from "../create/revision.ts";
import { recordEvent, settingsOf } from "../event/event.ts";
import { groupsAfter } from "../fields/groups.ts";
import { type Collection, kindOf } from "../kind.ts";
import type { Precondition } from "../own/etag.ts";
import { lockOwn, madeContent, ownContent } from "../own.ts";
import type { Scoring } from "../question/form/form.shared.ts";
import { namedVersions } from "../question/line.ts";
import {
  completed,
  currentQuestions,
  type Explained,
  insertQuestions,
  type QuestionRow,
  sameVersion,
} from "../question/question.ts";
import { renderedItem, renderedQuestion, textsOf } from "../rendered/texts.ts";
import { requireTerm } from "../retention/retention.ts";
import { requireAnonymity, requirePromise } from "../rules/promise.ts";
import { rulesAfter } from "../rules/rules.ts";
import { carryTranslations } from "../translation/carry.ts";
import { isGradedAlike, logChanges } from "./change-log.ts";
import { plannedQuestions } from "./planned.ts";

interface Asked {
  precondition?: Precondition | undefined;
  /**
   * The original body of the request. The edit depends on the stored item as well, so an idempotency key covers the
   * body alone.
   */
  sent?: unknown;
}

/**
 * Saves the next revision. Saving an unchanged item does nothing. A question whose meaning changes gets a new version
 * and id; attempts keep the old one. Throws CONFLICT if the edit changes something and is based on another revision.
 * Also throws the errors of `precondition`, which sees the item before the edit.
 */
export async function updateContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  collection?: Collection,
  key?: unknown,
  { precondition, sent = input }: Asked = {},
): Promise<Content> {
  signedIn(viewer);
  const intention = intentionOf(viewer, key, "update", id, sent);
  const edit = parse(ContentEdit, input);
  return once(platform, intention, {
    async prepare() {
      const htmlOf = await htmlFor(platform, viewer, id, edit, collection);
      return async (tx, announce) => {
        const before = await lockOwn(tx, viewer, id, collection);
        precondition?.(before);
        if (await isStored(tx, before, edit)) return before;
        const retention = edit.rules?.retention;
        // A rule that is older than the site's limit doesn't block other changes.
        if (!isDeepStrictEqual(retention, before.rules?.retention))
          requireTerm(platform.settings, retention, "rules.retention");
        const { saved, rekeyed } = await save(tx, before, edit, htmlOf);
        // A job chooses among the attempts of all people, because attempts belong to a later domain.
        if (saved.rules?.counts !== before.rules?.counts) await platform.jobs.send(tx, "retake", [id]);
        await logChanges(tx, viewer, before, saved, rekeyed);
        await recordEvent(platform, tx, "content_updated", saved, settingsOf(saved));
        if (saved.isPublic && !before.isPublic)
          await recordEvent(platform, tx, "content_published", saved, settingsOf(saved));
        await announce("content", [id]);
        return saved;
      };
    },
    note: ({ revision }) => ({ revision }),
    async recall({ revision }) {
      const content = requireOwn(viewer, "content:write", await madeContent(platform, id));
      if (content.revision !== revision) throw savedElsewhere(kindOf(content));
      return content;
    },
  });
}

/** The HTML of all texts that the item may have after the edit, or null if they are plain. */
async function htmlFor(
  platform: Platform,
  viewer: Viewer,
  id: string,
  edit: ContentEdit,
  collection: Collection | undefined,
): Promise<HtmlOf | null> {
  const before = await ownContent(platform, viewer, "content:write", id, collection);
  if ((edit.format ?? before.format) === "plain") return null;
  const edited = textsOf(changedFields(before, edit), edit.questions ?? []);
  const texts = textsOf(before, await currentQuestions(platform.db, id));
  return prepared(platform, signedIn(viewer).id, [...edited, ...texts]);
}

export const savedElsewhere = (kind: Kind) =>
  new DomainError("CONFLICT", `This ${nounOf(kind)} was saved elsewhere after you opened it`);

/** Throws CONFLICT if the edit is based on another revision. */
export function requireBasis(content: Content, { revision }: ContentEdit): void {
  if (revision && revision !== content.revision) throw savedElsewhere(kindOf(content));
}

/** `edit` may refer to versions from before an earlier save of the same edit. */
async function isStored(tx: Transaction, content: Content, edit: ContentEdit): Promise<boolean> {
  const fields = Object.entries(changedFields(content, edit)) as [keyof Content, unknown][];
  if (fields.some(([name, value]) => !isDeepStrictEqual(content[name], value))) return false;
  if (!edit.questions) return true;
  const kind = kindOf(content);
  const current = await currentQuestions(tx, content.id);
  const versions = await namedVersions(tx, content.id, edit.questions);
  const ids = current.map(({ id }) => id);
  const isSameList =
    edit.questions.length === current.length &&
    edit.questions.every((question, index) => {
      const isMoved = ids.includes(question.id ?? "") && ids[index] !== question.id;
      const version = current[index];
      if (isMoved || !version) return false;
      const isKept = isSame(kind, question, version, `questions.${index}`, content.rules?.scoring);
      return isKept && isOfLine(question, version, versions);
    });
  if (!isSameList) return false;
  const others = edit.questions.flatMap(({ id }) => (id && !ids.includes(id) ? [id] : []));
  const ofOtherItems = { ...ofOwner(content, others), contentId: { not: content.id } };
  return others.length === 0 || (await tx.question.count({ where: ofOtherItems })) === 0;
}

function isSame(
  kind: Kind,
  edited: EditedQuestion,
  stored: Question,
  path: string,
  scoring: Scoring | undefined,
): boolean {
  if (edited.options.length !== stored.options.length) return false;
  const question = completed(kind, edited, stored, path, scoring);
  return sameVersion(stored, question) && isExplainedAlike(stored, question);
}

const isExplainedAlike = (one: Explained, other: Explained): boolean =>
  one.explanation === other.explanation && isDeepStrictEqual(one.optionFeedback, other.optionFeedback);

/** Only the first save of an edit can start a new line. */
function isOfLine({ id, sameAs }: EditedQuestion, stored: Question, named: Map<string, Question>): boolean {
  if (typeof sameAs === "string") return named.get(sameAs)?.lineId === stored.lineId;
  return sameAs === undefined || stored.lineId === stored.id || stored.id === id;
}

interface Saved {
  saved: Content;
  /** Positions, from 1, of questions that are graded differently from this revision on. */
  rekeyed: number[];
}

async function save(tx: Transaction, before: Content, edit: ContentEdit, htmlOf: HtmlOf | null): Promise<Saved> {
  const kind = kindOf(before);
  requireBasis(before, edit);
  const most = limitsOf(kind).questions;
  if (edit.questions && edit.questions.length > most) {
    throw invalid("questions", `Maximum ${most} questions allowed`);
  }
  const revision = before.revision + 1;
  const changed = changedFields(before, edit);
  const after = { ...before, ...changed };
  requireAnonymity(after);
  await requirePromise(tx, before, after);
  const groups = changed.rules === undefined ? before.groups : await groupsAfter(tx, before, changed.rules);
  const isRich = (edit.format ?? before.format) === "rich";
  // The format changed after the texts were prepared.
  if (isRich !== (htmlOf !== null)) throw new OutdatedError();
  const scoring = after.rules?.scoring;
  const { ids, rekeyed } = await saveQuestions(tx, before, revision, edit.questions, { htmlOf, scoring });
  const saved = await tx.content.update({
    where: { id: before.id },
    data: {
      ...columnsOf(changed),
      ...(groups !== before.groups && { groups: groups ?? Prisma.DbNull }),
      rendered: htmlOf ? renderedItem(after, htmlOf) : Prisma.DbNull,
      revision,
    },
  });
  await recordRevision(tx, saved, ids);
  return { saved, rekeyed };
}

/** The fields of the item itself that an edit sets. Fields it doesn't mention stay as they are. */
function changedFields(before: Content, edit: ContentEdit) {
  const kind = kindOf(before);
  const { title, language, format, sourceUrl, isPublic, showResultsToTakers, collectEmailUpfront, difficulty } = edit;
  const { emailResultsSettings, skillLevels } = edit;
  // REST also accepts a survey's description as `sourceUrl`.
  const description = edit.description === undefined && kind === "SURVEY" ? edit.sourceUrl : edit.description;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(language !== undefined && { language }),
    ...(format !== undefined && { format }),
    ...(kind !== "SURVEY" && sourceUrl !== undefined && { sourceUrl: linkOrNothing(sourceUrl) }),
    ...(isPublic !== undefined && { isPublic }),
    ...(showResultsToTakers !== undefined && { showResultsToTakers }),
    ...(collectEmailUpfront !== undefined && { collectEmailUpfront }),
    ...(kind === "QUIZ" && difficulty !== undefined && { difficulty }),
    ...(kind === "ASSESSMENT" && skillLevels && { skillLevels }),
    ...(emailResultsSettings !== undefined && { emailResultsSettings }),
    ...(edit.rules !== undefined && { rules: rulesAfter(kind, before.rules, edit.rules) }),
  };
}

function linkOrNothing(address: string | null): string | null {
  const trimmed = address?.trim() || null;
  if (trimmed !== null && !isWebAddress(trimmed)) throw invalid("sourceUrl", "Please enter a valid URL");
  return trimmed;
}

const columnsOf = ({ emailResultsSettings, rules, ...fields }: ReturnType<typeof changedFields>) => ({
  ...fields,
  ...(rules !== undefined && { rules: rules ?? Prisma.DbNull }),
  ...(emailResultsSettings !== undefined && { emailResultsSettings: emailResultsSettings ?? Prisma.DbNull }),
});

/**
 * Keeps the current questions if none were sent, except those that follow the quiz's `scoring`. The ids returned are in
 * order.
 */
async function saveQuestions(
  tx: Transaction,
  content: Content,
  revision: number,
  sent: EditedQuestion[] | undefined,
  { htmlOf, scoring }: { htmlOf: HtmlOf | null; scoring: Scoring | undefined },
): Promise<Pick<Saved, "rekeyed"> & { ids: string[] }> {
  const current = await currentQuestions(tx, content.id);
  const isFormatKept = current.every(({ rendered }) => (rendered !== null) === (htmlOf !== null));
  const isScoringKept = isDeepStrictEqual(content.rules?.scoring, scoring);
  if (!sent && isFormatKept && isScoringKept) return { ids: current.map(({ id }) => id), rekeyed: [] };
  const edited: EditedQuestion[] = sent ?? current;
  await refuseForeign(tx, content, current, edited);

  const planned = await plannedQuestions(tx, content, { current, edited }, { htmlOf, scoring });
  const removed = new Set(current.map(({ id }) => id));
  const ids: string[] = [];
  const rekeyed: number[] = [];
  const fresh: QuestionRow[] = [];
  for (const question of planned) {
    const { order } = question;
    if (question.kept === null) {
      if (question.before && !isGradedAlike(question.before, question.fresh)) rekeyed.push(order);
      fresh.push(question.fresh);
      ids.push(question.fresh.id);
      continue;
    }
    const { kept, explained, version } = question;
    ids.push(kept.id);
    removed.delete(kept.id);
    if (kept.order === order && isExplainedAlike(kept, explained)) continue;
    await tx.question.update({
      where: { id: kept.id },
      data: {
        order,
        explanation: explained.explanation,
        optionFeedback: explained.optionFeedback ?? Prisma.DbNull,
        rendered: (htmlOf && renderedQuestion({ ...version, ...explained }, htmlOf)) ?? Prisma.DbNull,
      },
    });
  }
  await tx.question.updateMany({ where: { id: { in: [...removed] } }, data: { untilRevision: revision } });
  await insertQuestions(tx, fresh);
  await carryTranslations(
    tx,
    fresh.map(({ id }) => id),
  );
  return { ids, rekeyed };
}

const ofOwner = ({ userId }: Content, ids: string[]) => ({ id: { in: ids }, content: { userId } });

/** Unknown ids are the client's names for new questions. Throws for an id of another item or a duplicate id. */
async function refuseForeign(tx: Transaction, content: Content, current: Question[], edited: EditedQuestion[]) {
  const currentIds = new Set(current.map(({ id }) => id));
  const editedIds = edited.map(({ id }) => id ?? null);
  const others = editedIds.flatMap((id) => (id === null || currentIds.has(id) ? [] : [id]));
  const foreign =
    others.length > 0 ? await tx.question.findMany({ where: ofOwner(content, others), select: { id: true } }) : [];
  for (const [index, id] of editedIds.entries()) {
    if (foreign.some((question) => question.id === id))
      throw invalid(`questions.${index}.id`, "This question is no longer part of the item");
    if (id !== null && editedIds.indexOf(id) !== index)
      throw invalid(`questions.${index}.id`, "The same question is there twice");
  }
}
