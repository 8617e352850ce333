import { v7 as uuid } from "uuid";
import { z } from "zod";
import { deleteItems } from "../account/profile/item-deletion.ts";
import type { Content, Prisma } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { literally } from "../platform/data/like.ts";
import { DomainError, isDuplicate, notFound, parse, RepeatableError } from "../platform/errors.ts";
import { toChange } from "../platform/identity/policy.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { text } from "../platform/shared/text.rules.ts";
import { type Intention, intentionOf, once, withoutResult } from "../platform/work/idempotency.ts";
import { ownedBy, requireOwn } from "./content.policy.ts";
import {
  type EmailResultsSettings,
  ManualAssessment,
  ManualQuiz,
  ManualSurvey,
  type SkillLevel,
} from "./content.rules.ts";
import { type Kind, kinds, limits } from "./content.shared.ts";
import { belongsTo, type Collection, collectionNoun, columnsOf, kindOf } from "./kind.ts";
import {
  currentQuestions,
  defaultType,
  insertQuestions,
  originOf,
  type QuestionDraft,
  questionRow,
  versionOf,
} from "./question/question.ts";

const Listing = z.object({
  search: text(200).nullish(),
  kind: z.enum(kinds).nullish(),
  activity: z.enum(["ACTIVE", "INACTIVE"]).nullish(),
});

export function listOwn(viewer: Viewer, input: unknown): Prisma.ContentWhereInput {
  const { search, kind, activity } = parse(Listing, input);
  const answered = { dailyTallies: { some: { attempts: { gt: 0 } } } };
  return {
    ...ownedBy(viewer),
    ...(search && { title: { contains: literally(search), mode: "insensitive" } }),
    ...(kind && columnsOf[kind]),
    ...(activity === "ACTIVE" && answered),
    ...(activity === "INACTIVE" && { NOT: answered }),
  };
}

export const countOwn = ({ db }: Platform, viewer: Viewer, input: unknown): Promise<number> =>
  db.content.count({ where: listOwn(viewer, input) });

/** Over REST, only in the collection of its kind. */
export async function ownContent(
  { db }: { db: Transaction },
  viewer: Viewer,
  id: string,
  collection?: Collection,
): Promise<Content> {
  signedIn(viewer);
  const content = await db.content.findUnique({ where: { id } });
  const noun = collectionNoun[collection ?? "quizzes"];
  if (content && collection && !belongsTo(collection, kindOf(content))) throw notFound(noun);
  return requireOwn(viewer, content, noun);
}

export const ownToChange = toChange(ownContent);

export async function createQuiz(platform: Platform, viewer: Viewer, input: unknown, key?: unknown): Promise<Content> {
  signedIn(viewer);
  const intention = intentionOf(viewer, key, "create", "QUIZ", input);
  const { questions, ...fields } = parse(ManualQuiz, input);
  const drafts = questions.map((question) => ({ ...question, questionType: defaultType.QUIZ, optionWeights: null }));
  return createContent(platform, viewer, "QUIZ", fields, drafts, intention);
}

export async function createSurvey(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  key?: unknown,
): Promise<Content> {
  signedIn(viewer);
  const intention = intentionOf(viewer, key, "create", "SURVEY", input);
  const { questions, ...fields } = parse(ManualSurvey, input);
  const drafts = questions.map((question) => ({
    ...question,
    correctAnswer: null,
    optionWeights: null,
    explanation: null,
  }));
  return createContent(platform, viewer, "SURVEY", fields, drafts, intention);
}

export async function createAssessment(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  key?: unknown,
): Promise<Content> {
  signedIn(viewer);
  const intention = intentionOf(viewer, key, "create", "ASSESSMENT", input);
  const { questions, ...fields } = parse(ManualAssessment, input);
  const drafts = questions.map((question) => ({
    ...question,
    questionType: defaultType.ASSESSMENT,
    correctAnswer: null,
  }));
  return createContent(platform, viewer, "ASSESSMENT", fields, drafts, intention);
}

interface ContentFields {
  title: string;
  description: string | null;
  difficulty?: Content["difficulty"];
  isPublic?: boolean;
  showResultsToTakers: boolean;
  collectEmailUpfront?: boolean;
  sourceType?: Content["sourceType"];
  sourceUrl?: string | null;
  draftedBy?: Content["draftedBy"];
  skillLevels?: SkillLevel[];
  emailResultsSettings?: EmailResultsSettings | null;
}

async function createContent(
  platform: Platform,
  viewer: Viewer,
  kind: Kind,
  fields: ContentFields,
  drafts: QuestionDraft[],
  intention: Intention | null,
): Promise<Content> {
  const { id: userId } = signedIn(viewer);
  return once(platform, intention, {
    async prepare() {
      await platform.limits.take("create", userId);
      return (tx) => storeContent(tx, userId, kind, fields, drafts);
    },
    note: ({ id }) => ({ id }),
    recall: ({ id }) => madeContent(platform, id),
  });
}

export const storedContent = ({ db }: Platform, id: string) => db.content.findUniqueOrThrow({ where: { id } });

export async function madeContent({ db }: Platform, id: string): Promise<Content> {
  const content = await db.content.findUnique({ where: { id } });
  if (!content || content.deletedAt)
    throw new DomainError("NOT_FOUND", "What this request made has been deleted since");
  return content;
}

export async function storeContent(
  tx: Transaction,
  userId: string,
  kind: Kind,
  fields: ContentFields,
  drafts: QuestionDraft[],
): Promise<Content> {
  const id = uuid();
  const rows = drafts.map((draft, index) => questionRow(id, draft, { order: index + 1, sinceRevision: 1 }));
  const { skillLevels, emailResultsSettings, ...rest } = fields;
  const content = await insertItem(tx, {
    id,
    userId,
    ...columnsOf[kind],
    ...rest,
    ...(skillLevels && { skillLevels }),
    ...(emailResultsSettings && { emailResultsSettings }),
  });
  await insertQuestions(tx, rows);
  await recordRevision(
    tx,
    content,
    rows.map(({ id }) => id),
  );
  return content;
}

/** Short codes are random; if another item has the same one, the transaction is repeated. */
async function insertItem(tx: Transaction, data: Prisma.ContentUncheckedCreateInput): Promise<Content> {
  try {
    return await tx.content.create({ data });
  } catch (error) {
    throw isDuplicate(error) ? new RepeatableError("The short code is taken", { cause: error }) : error;
  }
}

/** Stores what takers see from this save on, and ends the time of the revision before. */
export async function recordRevision(
  tx: Transaction,
  { id, revision, skillLevels, isPublic }: Content,
  questionIds: string[],
): Promise<void> {
  await tx.$executeRaw`
    WITH replaced AS (
      UPDATE quiz_revisions SET public_until = now()
       WHERE quiz_id = ${id} AND revision = ${revision} - 1 AND public_from IS NOT NULL)
    INSERT INTO quiz_revisions (quiz_id, revision, question_ids, skill_levels, public_from)
    VALUES (${id}, ${revision}, ${questionIds}, ${skillLevels === null ? null : JSON.stringify(skillLevels)}::jsonb,
            CASE WHEN ${isPublic} THEN now() END)`;
}

/** Deletes everything that belongs to the item, attempts included. A deleted item is NOT_FOUND. */
export async function deleteContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
): Promise<void> {
  const { id: userId } = signedIn(viewer);
  await once(platform, intentionOf(viewer, key, "delete", id), {
    async prepare() {
      await ownToChange(platform, viewer, id, collection);
      return async (tx, announce) => announce("content", await deleteItems(platform, tx, { userId, id }));
    },
    ...withoutResult,
  });
}

export async function duplicateContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
): Promise<Content> {
  const intention = intentionOf(viewer, key, "duplicate", id);
  const original = await ownToChange(platform, viewer, id, collection);
  const questions = await currentQuestions(platform.db, id);
  const mark = " (copy)";
  return createContent(
    platform,
    viewer,
    kindOf(original),
    {
      title: original.title.slice(0, limits.title - mark.length) + mark,
      description: original.description,
      difficulty: original.difficulty,
      isPublic: original.isPublic,
      showResultsToTakers: original.showResultsToTakers,
      collectEmailUpfront: original.collectEmailUpfront,
      sourceType: original.sourceType,
      sourceUrl: original.sourceUrl,
      draftedBy: original.draftedBy,
      ...(original.skillLevels !== null && { skillLevels: original.skillLevels }),
      emailResultsSettings: original.emailResultsSettings,
    },
    questions.map((question) => ({
      ...versionOf(question),
      explanation: question.explanation,
      ...originOf(question),
    })),
    intention,
  );
}
