import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { Transaction } from "../../platform/data/database.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SkillLevel } from "../content.rules.ts";
import { type Difficulty, type Kind, type QuestionType, type Scale, scaleOf } from "../content.shared.ts";
import { isSentOf } from "../event/queue.ts";
import { type KindColumns, kindOf } from "../kind.ts";
import type { AnswerKey, QuestionForm } from "../question/form/form.shared.ts";
import type { RenderedItem, RenderedQuestion } from "../rendered/rendered.shared.ts";
import type { ItemRules } from "../setting/stored.rules.ts";

export interface ItemQuestion {
  id: string;
  lineId: string;
  questionText: string;
  questionType: QuestionType;
  options: string[];
  order: number;
  correctAnswer: number | null;
  optionWeights: number[] | null;
  required: boolean;
  points: number;
  isCredited: boolean;
  form: QuestionForm | null;
  answerKey: AnswerKey | null;
  explanation: string | null;
  optionFeedback: string[] | null;
  passage: string | null;
  rendered: RenderedQuestion | null;
  /** Places of texts that are still in the original language. Only set in a translation. */
  untranslated?: string[];
}

/** `replaced` (recently) and `past` revisions were public once. Other old revisions are `hidden`. */
type RevisionState = "current" | "replaced" | "past" | "hidden";

/** An item at a revision, with its current settings. */
export interface Item extends KindColumns {
  id: string;
  revision: number;
  userId: string | null;
  isPublic: boolean;
  deletedAt: null;
  kind: Kind;
  title: string;
  description: string | null;
  language: string | null;
  /** The languages of its translations, in alphabetical order. */
  languages: string[];
  /**
   * Only set in a translation: the language of the original, and the places of the item's own texts that are still in
   * it.
   */
  translation?: { from: string | null; untranslated: string[] };
  difficulty: Difficulty;
  showResultsToTakers: boolean;
  /** Determines whether answers to this revision are accepted. */
  standing: RevisionState;
  collectEmailUpfront: boolean;
  rules: ItemRules | null;
  mailsResults: boolean;
  hasWebhooks: boolean;
  questions: ItemQuestion[];
  levels: SkillLevel[];
  /** The texts of the revision as HTML. Null if they are plain. */
  rendered: RenderedItem | null;
  scale: Scale;
}

type Row = Omit<Item, "deletedAt" | "kind" | "levels" | "scale"> & { levels: SkillLevel[] | null; stamp: string };

/** The time for which answers to a replaced revision are accepted. Longer than takers may be offline. */
export const replacedGracePeriod = "interval '24 hours'";

const standing = `
  CASE WHEN r.revision = q.revision THEN 'current' WHEN r.public_from IS NULL THEN 'hidden'
       WHEN r.public_until > now() - ${replacedGracePeriod} THEN 'replaced' ELSE 'past' END`;

/** Whether any webhook receives new attempts. */
const hasWebhooks = `EXISTS (SELECT FROM webhooks w WHERE w.user_id = q.user_id AND 'attempt_created' = ANY(w.events) AND ${isSentOf("q.id")})`;

/**
 * A value that changes with any part of an item. Each save rewrites the item's row, while webhooks have their own rows.
 */
const stamp = `concat_ws(' ', q.xmin, ${hasWebhooks}, ${standing})`;

const present = "q.deleted_at IS NULL";
const presentOrTrashed = `(${present} OR EXISTS (SELECT FROM trashed_items t WHERE t.quiz_id = q.id))`;

const from = (revision: string, where = present) => `
    FROM quizzes q JOIN quiz_revisions r ON r.quiz_id = q.id AND r.revision = ${revision}
   WHERE q.id = $1 AND ${where}`;

const select = (revision: string, where = present) => `
  SELECT ${stamp} AS stamp, q.id, r.revision, q.user_id AS "userId", q.is_public AS "isPublic", q.content_type AS "contentType",
         q.scoring_type AS "scoringType", q.title, q.description, q.language, q.difficulty,
         ARRAY(SELECT t.language FROM quiz_translations t
                WHERE t.quiz_id = q.id AND t.language IS DISTINCT FROM q.language ORDER BY t.language) AS languages,
         q.show_results_to_takers AS "showResultsToTakers", q.collect_email_upfront AS "collectEmailUpfront", q.rules, ${standing} AS standing,
         coalesce((q.email_results_settings->>'enabled')::boolean, false) AS "mailsResults",
         ${hasWebhooks} AS "hasWebhooks", r.skill_levels AS levels, r.rendered,
         (SELECT json_agg(json_build_object('id', s.id, 'lineId', s.line_id, 'questionText', s.question_text, 'questionType', s.question_type,
                   'options', s.options, 'order', ordinal, 'correctAnswer', s.correct_answer,
                   'optionWeights', s.option_weights, 'explanation', s.explanation, 'optionFeedback', s.option_feedback,
                   'passage', s.passage, 'rendered', s.rendered, 'required', s.required, 'points', s.points, 'isCredited', s.is_credited, 'form', s.form, 'answerKey', s.answer_key) ORDER BY ordinal)
            FROM unnest(r.question_ids) WITH ORDINALITY AS listed (id, ordinal) JOIN questions s ON s.id = listed.id) AS questions
  ${from(revision, where)}`;

const selectStamp = (revision: string) => `SELECT ${stamp} AS stamp ${from(revision)}`;

const statements = {
  current: { name: "item-current", text: select("q.revision") },
  currentStamp: { name: "item-current-stamp", text: selectStamp("q.revision") },
  revision: { name: "item-revision", text: select("$2") },
  revisionStamp: { name: "item-revision-stamp", text: selectStamp("$2") },
};

/** Milliseconds for which a cached item is used without asking the database, because announcements may get lost. */
export const trustedMillis = 2000;

declare module "../../platform/work/events.ts" {
  interface Topics {
    content: true;
    /** Users whose webhooks changed, which affects new attempts at their items. */
    webhooks: true;
  }
}

interface Kept {
  item: Item;
  stamp: string;
  checkedAt: number;
}

/**
 * Caches items until a change is announced. After `trustedMillis`, asks the database whether they are current. An item
 * read during an announcement is not cached.
 */
const cache = perPlatform((platform) => {
  const items = new LRUCache<string, Kept>({ max: 2000 });
  const reading = new Map<string, Promise<Item | null>>();

  const drop = (id: string) => {
    for (const keys of [items, reading]) {
      keys.delete(id);
      for (const key of keys.keys()) if (key.startsWith(`${id} `)) keys.delete(key);
    }
  };
  platform.events.on("content", drop);
  platform.events.on("webhooks", (userId) => {
    for (const [key, { item }] of items) if (item.userId === userId) items.delete(key);
    // The owners of these items are not known yet.
    reading.clear();
  });
  platform.events.onGap(() => {
    items.clear();
    reading.clear();
  });

  async function readItem(key: string, known: Kept | undefined): Promise<Kept | null> {
    const [id = "", revision] = key.split(" ");
    const checkedAt = performance.now();
    if (known) {
      const statement = revision
        ? { ...statements.revisionStamp, values: [id, Number(revision)] }
        : { ...statements.currentStamp, values: [id] };
      const { rows } = await platform.sql.query<{ stamp: string }>(statement);
      if (rows[0]?.stamp === known.stamp) return { ...known, checkedAt };
    }
    const row = await readRow(platform.sql, id, revision ? Number(revision) : undefined);
    return row && { item: itemOf(row), stamp: row.stamp, checkedAt };
  }

  return (key: string): Item | Promise<Item | null> => {
    const cached = items.get(key);
    if (cached && performance.now() - cached.checkedAt < trustedMillis) return cached.item;
    const underWay = reading.get(key);
    if (underWay) return underWay;
    const promise = readItem(key, cached)
      .then((kept) => {
        if (reading.get(key) !== promise) return kept;
        if (kept) items.set(key, kept);
        else items.delete(key);
        return kept;
      })
      .finally(() => {
        if (reading.get(key) === promise) reading.delete(key);
      })
      .then((kept) => kept?.item ?? null);
    reading.set(key, promise);
    return promise;
  };
});

const itemOf = ({ levels, stamp: _, ...row }: Row): Item => ({
  ...row,
  deletedAt: null,
  kind: kindOf(row),
  levels: levels ?? [],
  scale: scaleOf(levels ?? []),
});

async function readRow(sql: pg.Pool | pg.ClientBase, id: string, revision?: number): Promise<Row | null> {
  const statement =
    revision === undefined
      ? { ...statements.current, values: [id] }
      : { ...statements.revision, values: [id, revision] };
  const { rows } = await sql.query<Row>(statement);
  return rows[0] ?? null;
}

export async function readItem(sql: pg.ClientBase, id: string, revision: number): Promise<Item | null> {
  const row = await readRow(sql, id, revision);
  return row && itemOf(row);
}

/** The item at a revision as a transaction sees it, even if it is in the trash. */
export async function readTrashed(tx: Transaction, id: string, revision: number): Promise<Item | null> {
  const [row] = await tx.$queryRawUnsafe<Row[]>(select("$2", presentOrTrashed), id, revision);
  return row ? itemOf(row) : null;
}

/** Returns the current item, or the item at a revision; null if there is none. */
export async function findItem(platform: Platform, id: string, revision?: number): Promise<Item | null> {
  if (/\s/.test(id) || id.includes("\0")) return null;
  return cache(platform)(revision === undefined ? id : `${id} ${revision}`);
}
