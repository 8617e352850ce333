import type { Content, Prisma, Question } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/database.ts";
import { DomainError, invalid, notFound, parse } from "../platform/errors.ts";
import { intentionOf, once } from "../platform/idempotency.ts";
import type { Platform } from "../platform/platform.ts";
import { signedIn, type Viewer } from "../platform/viewer.ts";
import { requireOwn } from "./content.policy.ts";
import { ContentEdit, type EditedQuestion, type Kind, limitsOf } from "./content.rules.ts";
import { madeContent, recordRevision } from "./content.ts";
import { belongsTo, type Collection, collectionNoun, kindOf, nounOf } from "./kind.ts";
import { completed, originOf, questionRow, sameVersion, versionOf } from "./question.ts";

/**
 * Saves an edit as the next revision. A question whose meaning changes gets a new version, with a new id, and the old
 * one stays for the attempts that saw it. CONFLICT when the edit was based on another revision than the current one.
 */
export async function updateContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  collection?: Collection,
  key?: unknown,
): Promise<Content> {
  signedIn(viewer);
  const intention = intentionOf(viewer, key, "update", id, input);
  const edit = parse(ContentEdit, input);
  return once(platform, intention, {
    async prepare() {
      return async (tx, announce) => {
        const saved = await save(tx, viewer, id, edit, collection);
        await announce("content", [id]);
        return saved;
      };
    },
    note: ({ revision }) => ({ revision }),
    async recall({ revision }) {
      const content = await madeContent(platform, id);
      if (content.revision !== revision) throw savedElsewhere(kindOf(content));
      return content;
    },
  });
}

const savedElsewhere = (kind: Kind) =>
  new DomainError("CONFLICT", `This ${nounOf[kind].toLowerCase()} was saved elsewhere after you opened it`);

async function save(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  edit: ContentEdit,
  collection?: Collection,
): Promise<Content> {
  const before = requireOwn(viewer, await lock(tx, id), collectionNoun[collection ?? "quizzes"]);
  const kind = kindOf(before);
  if (collection && !belongsTo(collection, kind)) throw notFound(collectionNoun[collection]);
  if (edit.revision && edit.revision !== before.revision) throw savedElsewhere(kind);
  const most = limitsOf(kind).questions;
  if (edit.questions && edit.questions.length > most) {
    throw invalid("questions", `Maximum ${most} questions allowed`);
  }
  const revision = before.revision + 1;
  const questionIds = await saveQuestions(tx, kind, before.id, revision, edit.questions);
  const after = await tx.content.update({ where: { id }, data: { ...changedFields(kind, edit), revision } });
  await recordRevision(tx, after, questionIds);
  return after;
}

/** Holds the row, so that two saves of one item follow each other. Answers are stored meanwhile. */
async function lock(tx: Transaction, id: string): Promise<Content | null> {
  await tx.$queryRaw`SELECT id FROM quizzes WHERE id = ${id} FOR NO KEY UPDATE`;
  return tx.content.findUnique({ where: { id } });
}

function changedFields(kind: Kind, edit: ContentEdit): Prisma.ContentUpdateInput {
  const { title, isPublic, showResultsToTakers, collectEmailUpfront, emailResultsSettings, skillLevels, difficulty } =
    edit;
  // REST knows a survey's description as sourceUrl, too.
  const description = edit.description ?? (kind === "SURVEY" ? edit.sourceUrl : undefined) ?? edit.description;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(isPublic !== undefined && { isPublic }),
    ...(showResultsToTakers !== undefined && { showResultsToTakers }),
    ...(collectEmailUpfront !== undefined && { collectEmailUpfront }),
    ...(kind === "QUIZ" && difficulty !== undefined && { difficulty }),
    ...(kind === "ASSESSMENT" && skillLevels !== undefined && { skillLevels }),
    ...(kind === "ASSESSMENT" && emailResultsSettings && { emailResultsSettings }),
  };
}

/** Brings the questions to what was sent, or leaves them when nothing was. Returns their ids in order. */
async function saveQuestions(
  tx: Transaction,
  kind: Kind,
  contentId: string,
  revision: number,
  edited: EditedQuestion[] | undefined,
): Promise<string[]> {
  const current = await tx.question.findMany({ where: { contentId, untilRevision: null }, orderBy: { order: "asc" } });
  if (!edited) return current.map(({ id }) => id);
  await refuseForeign(tx, current, edited);

  const stored = new Map(current.map((question) => [question.id, question]));
  const ids: string[] = [];
  const fresh: Prisma.QuestionCreateManyInput[] = [];
  for (const [index, question] of edited.entries()) {
    const order = index + 1;
    const known = stored.get(question.id ?? "");
    const { explanation, ...version } = completed(kind, question, known, `questions.${index}`);
    if (known && sameVersion(versionOf(known), version)) {
      if (known.order !== order || known.explanation !== explanation) {
        await tx.question.update({ where: { id: known.id }, data: { order, explanation } });
      }
      ids.push(known.id);
      stored.delete(known.id);
    } else {
      const place = { order, sinceRevision: revision, ...(known && { replacesId: known.id }) };
      const row = questionRow(contentId, { ...version, explanation, ...(known && originOf(known)) }, place);
      fresh.push(row);
      ids.push(row.id);
    }
  }
  await tx.question.updateMany({ where: { id: { in: [...stored.keys()] } }, data: { untilRevision: revision } });
  await tx.question.createMany({ data: fresh });
  return ids;
}

/** An id that no question has is the client's name for a new one; one of another item, or twice the same, is a mistake. */
async function refuseForeign(tx: Transaction, current: Question[], edited: EditedQuestion[]) {
  const known = new Set(current.map(({ id }) => id));
  const sent = edited.map(({ id }) => id ?? null);
  const others = sent.filter((id) => id !== null && !known.has(id)) as string[];
  const foreign =
    others.length > 0 ? await tx.question.findMany({ where: { id: { in: others } }, select: { id: true } }) : [];
  for (const [index, id] of sent.entries()) {
    if (foreign.some((question) => question.id === id))
      throw invalid(`questions.${index}.id`, "This question is not part of the item any more");
    if (id !== null && sent.indexOf(id) !== index)
      throw invalid(`questions.${index}.id`, "The same question is there twice");
  }
}
