import { v7 as uuid } from "uuid";
import { z } from "zod";
import { logged } from "../account/log/log.ts";
import type { Content, Prisma } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { literally } from "../platform/data/like.ts";
import { DomainError, isDuplicate, notFound, parse, RepeatableError } from "../platform/errors.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { requireForAll, requireScope, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { firstOf } from "../platform/shared/characters.shared.ts";
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
import { type Format, type Kind, kinds, limits } from "./content.shared.ts";
import { recordEvent, settingsOf } from "./event/event.ts";
import { groupsOf } from "./fields/groups.ts";
import { belongsTo, type Collection, collectionNoun, columnsOf, kindOf } from "./kind.ts";
import type { Precondition } from "./own/etag.ts";
import { storedQuestion } from "./question/form/stored.ts";
import {
  currentQuestions,
  insertQuestions,
  originOf,
  type QuestionDraft,
  questionRow,
  versionOf,
} from "./question/question.ts";
import { requireTerm, withDefaultRetention } from "./retention/retention.ts";
import { imagePattern } from "./rich/image.shared.ts";
import { prepared } from "./rich/preparing.ts";
import { type HtmlOf, renderedItem, textsOf } from "./rich/texts.ts";
import { requireAnonymity } from "./rules/promise.ts";
import type { RulesEdit } from "./rules/rules.rules.ts";
import { rulesAfter } from "./rules/rules.ts";
import type { ItemRules } from "./setting/stored.rules.ts";
import { copyTranslations } from "./translation/carry.ts";
import { trashItem } from "./trash/trash.ts";

const Listing = z.object({
  search: text(200).nullish(),
  kind: z.enum(kinds).nullish(),
  activity: z.enum(["ACTIVE", "INACTIVE"]).nullish(),
});

/** The condition that finds the viewer's own items that match the filter. */
export function listOwn(viewer: Viewer, input: unknown): Prisma.ContentWhereInput {
  requireScope(viewer, "content:read");
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

/** Over REST, finds the item only in the collection of its kind. */
export async function ownContent(
  { db }: { db: Transaction },
  viewer: Viewer,
  scope: Scope,
  id: string,
  collection?: Collection,
): Promise<Content> {
  signedIn(viewer);
  const content = await db.content.findUnique({ where: { id } });
  const noun = collectionNoun[collection ?? "quizzes"];
  if (content && collection && !belongsTo(collection, kindOf(content))) throw notFound(noun);
  return requireOwn(viewer, scope, content, noun);
}

/** Locks the row, so that saves of one item run one at a time. Answers can still be stored. */
export async function lockOwn(tx: Transaction, viewer: Viewer, id: string, collection?: Collection): Promise<Content> {
  await tx.$queryRaw`SELECT id FROM quizzes WHERE id = ${id} FOR NO KEY UPDATE`;
  return ownContent({ db: tx }, viewer, "content:write", id, collection);
}

/** The data an item is created with, except its kind and owner. */
export interface Written {
  fields: ContentFields;
  drafts: QuestionDraft[];
  /** The item that this one copies at least in part. Its translations are copied. */
  copyOf?: string | null | undefined;
}

/** Parses the input that creates an item of each kind. Throws VALIDATION_FAILED. */
export const written: Record<Kind, (input: unknown) => Written> = {
  QUIZ(input) {
    const { questions, translationsFrom: copyOf, ...fields } = parse(ManualQuiz, input);
    return { fields, drafts: questions.map((question) => storedQuestion("QUIZ", question)), copyOf };
  },
  SURVEY(input) {
    const { questions, translationsFrom: copyOf, ...fields } = parse(ManualSurvey, input);
    return { fields, drafts: questions.map((question) => storedQuestion("SURVEY", question)), copyOf };
  },
  ASSESSMENT(input) {
    const { questions, translationsFrom: copyOf, ...fields } = parse(ManualAssessment, input);
    return { fields, drafts: questions.map((question) => storedQuestion("ASSESSMENT", question)), copyOf };
  },
};

const creating = (kind: Kind) => async (platform: Platform, viewer: Viewer, input: unknown, key?: unknown) => {
  requireForAll(viewer, "content:write");
  const intention = intentionOf(viewer, key, "create", kind, input);
  const made = written[kind](input);
  requireTerm(platform.settings, made.fields.rules?.retention, "rules.retention");
  const write = async () => ({ ...made, copyOf: await ownOrNull(platform, viewer, made.copyOf) });
  return createContent(platform, viewer, kind, write, intention);
};

async function ownOrNull(platform: Platform, viewer: Viewer, id: string | null | undefined): Promise<string | null> {
  if (id == null) return null;
  try {
    return (await ownContent(platform, viewer, "content:write", id)).id;
  } catch (error) {
    // The original may have been deleted while the new item was written. The new item is created all the same, without
    // translations.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

export const createQuiz = creating("QUIZ");
export const createSurvey = creating("SURVEY");
export const createAssessment = creating("ASSESSMENT");

interface ContentFields {
  title: string;
  description: string | null;
  format?: Format;
  language?: string | null | undefined;
  difficulty?: Content["difficulty"];
  isPublic?: boolean;
  showResultsToTakers: boolean;
  collectEmailUpfront?: boolean;
  sourceType?: Content["sourceType"];
  sourceUrl?: string | null;
  draftedBy?: Content["draftedBy"];
  skillLevels?: SkillLevel[];
  emailResultsSettings?: EmailResultsSettings | null;
  rules?: RulesEdit | ItemRules | null | undefined;
}

/** Stores the result of `write`, which is not called again for an intention that has been fulfilled. */
export async function createContent(
  platform: Platform,
  viewer: Viewer,
  kind: Kind,
  write: () => Promise<Written>,
  intention: Intention | null,
): Promise<Content> {
  const { id: userId } = requireForAll(viewer, "content:write");
  return once(platform, intention, {
    async prepare() {
      const { fields, drafts, copyOf } = await write();
      await platform.limits.take("create", userId);
      const htmlOf = fields.format === "rich" ? await prepared(platform, userId, textsOf(fields, drafts)) : null;
      return async (tx) => {
        const content = await storeContent(platform, tx, userId, kind, fields, drafts, htmlOf);
        if (copyOf != null) await copyTranslations(tx, copyOf, content.id);
        return content;
      };
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
  platform: Platform,
  tx: Transaction,
  userId: string,
  kind: Kind,
  fields: ContentFields,
  drafts: QuestionDraft[],
  htmlOf: HtmlOf | null = null,
): Promise<Content> {
  const id = uuid();
  const { skillLevels, emailResultsSettings, rules: wanted, ...rest } = fields;
  const rules = rulesAfter(kind, null, await withDefaultRetention(tx, userId, wanted));
  const made = { htmlOf, scoring: rules?.scoring };
  const rows = drafts.map((draft, index) => questionRow(id, draft, { order: index + 1, sinceRevision: 1 }, made));
  requireAnonymity({ ...rest, emailResultsSettings, rules });
  const groups = groupsOf(rules);
  const content = await insertItem(tx, {
    id,
    userId,
    ...columnsOf[kind],
    ...rest,
    ...(htmlOf && { rendered: renderedItem(fields, htmlOf) }),
    ...(skillLevels && { skillLevels }),
    ...(emailResultsSettings && { emailResultsSettings }),
    ...(rules && { rules }),
    ...(groups && { groups }),
  });
  await insertQuestions(tx, rows);
  await recordRevision(
    tx,
    content,
    rows.map(({ id }) => id),
  );
  await recordEvent(platform, tx, "content_created", content, settingsOf(content));
  return content;
}

/** Short codes are random. If another item has the same one, the transaction is repeated. */
async function insertItem(tx: Transaction, data: Prisma.ContentUncheckedCreateInput): Promise<Content> {
  try {
    return await tx.content.create({ data });
  } catch (error) {
    throw isDuplicate(error) ? new RepeatableError("The short code is taken", { cause: error }) : error;
  }
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Stores the version that takers see from this save on, and ends the previous revision. */
export async function recordRevision(
  tx: Transaction,
  { id, revision, skillLevels, rendered, isPublic }: Content,
  questionIds: string[],
): Promise<void> {
  await tx.$executeRaw`
    WITH replaced AS (
      UPDATE quiz_revisions SET public_until = now()
       WHERE quiz_id = ${id} AND revision = ${revision} - 1 AND public_from IS NOT NULL)
    INSERT INTO quiz_revisions (quiz_id, revision, question_ids, skill_levels, rendered, image_hashes, public_from)
    VALUES (${id}, ${revision}, ${questionIds}, ${json(skillLevels)}::jsonb, ${json(rendered)}::jsonb,
            (SELECT array_agg(DISTINCT found[1])
               FROM (SELECT ${json(rendered)} AS html UNION ALL
                     SELECT rendered::text FROM questions WHERE id = ANY(${questionIds})) texts,
                    regexp_matches(html, ${imagePattern}, 'g') found),
            CASE WHEN ${isPublic} THEN now() END)`;
}

/**
 * Moves the item and everything that belongs to it to the trash. Throws NOT_FOUND for a deleted item, and the errors of
 * `precondition`, which sees the item before the deletion.
 */
export async function deleteContent(
  platform: Platform,
  viewer: Viewer,
  id: string,
  collection?: Collection,
  key?: unknown,
  precondition?: Precondition,
): Promise<void> {
  const { id: userId } = signedIn(viewer);
  await once(platform, intentionOf(viewer, key, "delete", id), {
    async prepare() {
      await ownContent(platform, viewer, "content:write", id, collection);
      return async (tx, announce) => {
        const content = await lockOwn(tx, viewer, id, collection);
        precondition?.(content);
        await trashItem(tx, userId, id);
        await recordEvent(platform, tx, "content_deleted", content);
        await logged(tx, viewer, userId, { action: "content_deleted", contentId: id, title: content.title });
        await announce("content", [id]);
      };
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
  const original = await ownContent(platform, viewer, "content:write", id, collection);
  requireForAll(viewer, "content:write");
  const questions = await currentQuestions(platform.db, id);
  const mark = " (copy)";
  const copy: Written = {
    fields: {
      title: firstOf(original.title, limits.title - mark.length) + mark,
      description: original.description,
      format: original.format,
      language: original.language,
      difficulty: original.difficulty,
      isPublic: original.isPublic,
      showResultsToTakers: original.showResultsToTakers,
      collectEmailUpfront: original.collectEmailUpfront,
      sourceType: original.sourceType,
      sourceUrl: original.sourceUrl,
      draftedBy: original.draftedBy,
      ...(original.skillLevels !== null && { skillLevels: original.skillLevels }),
      emailResultsSettings: original.emailResultsSettings,
      rules: original.rules,
    },
    drafts: questions.map((question) => ({
      ...versionOf(question),
      explanation: question.explanation,
      ...originOf(question),
      evidence: question.evidence,
    })),
    copyOf: id,
  };
  return createContent(platform, viewer, kindOf(original), async () => copy, intention);
}
