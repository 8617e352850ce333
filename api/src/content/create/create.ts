import { v7 as uuid } from "uuid";
import type { Content, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, isDuplicate, parse, RepeatableError } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Intention, intentionOf, once } from "../../platform/work/idempotency.ts";
import type { HtmlOf } from "../../rich/preparing.ts";
import { prepared } from "../../rich/preparing.ts";
import {
  type EmailResultsSettings,
  ManualAssessment,
  ManualQuiz,
  ManualSurvey,
  type SkillLevel,
} from "../content.rules.ts";
import type { Format, Kind } from "../content.shared.ts";
import { recordEvent, settingsOf } from "../event/event.ts";
import { groupsOf } from "../fields/groups.ts";
import { columnsOf } from "../kind.ts";
import { madeContent, ownContent } from "../own.ts";
import { storedQuestion } from "../question/form/stored.ts";
import { insertQuestions, type QuestionDraft, questionRow } from "../question/question.ts";
import { renderedItem, textsOf } from "../rendered/texts.ts";
import { requireTerm, withDefaultRetention } from "../retention/retention.ts";
import { requireAnonymity } from "../rules/promise.ts";
import type { RulesEdit } from "../rules/rules.rules.ts";
import { rulesAfter } from "../rules/rules.ts";
import type { ItemRules } from "../setting/stored.rules.ts";
import { copyTranslations } from "../translation/carry.ts";
import { recordRevision } from "./revision.ts";

/** The data an item is created with, except its kind and owner. */
export interface Written {
  fields: ContentFields;
  drafts: QuestionDraft[];
  /** The item that this one copies at least in part. Its translations are copied. */
  copyOf?: string | null | undefined;
  /** Locks the item of which this is a whole copy. Throws an `OutdatedError` if it was saved since it was read. */
  lockOriginal?: (tx: Transaction) => Promise<void>;
}

/** Parses the input that creates an item of each kind. Throws VALIDATION_FAILED. */
export const readers: Record<Kind, (input: unknown) => Written> = {
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
  const parsed = readers[kind](input);
  requireTerm(platform.settings, parsed.fields.rules?.retention, "rules.retention");
  const write = async () => ({ ...parsed, copyOf: await ownOrNull(platform, viewer, parsed.copyOf) });
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
      const { fields, drafts, copyOf, lockOriginal } = await write();
      await platform.limits.take("create", userId);
      const htmlOf = fields.format === "rich" ? await prepared(platform, userId, textsOf(fields, drafts)) : null;
      return async (tx) => {
        await lockOriginal?.(tx);
        const content = await storeContent(platform, tx, userId, kind, fields, drafts, htmlOf);
        if (copyOf != null) await copyTranslations(tx, copyOf, content.id);
        return content;
      };
    },
    note: ({ id }) => ({ id }),
    recall: ({ id }) => madeContent(platform, id),
  });
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
  const context = { htmlOf, scoring: rules?.scoring };
  const rows = drafts.map((draft, index) => questionRow(id, draft, { order: index + 1, sinceRevision: 1 }, context));
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
