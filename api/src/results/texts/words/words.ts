import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../../platform/errors.ts";
import { perPlatform } from "../../../platform/per-platform.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Position } from "../../../platform/rest/page.ts";
import { threadOf } from "../../../platform/work/thread.ts";
import type { AppliedFilter } from "../../attempts/filter.ts";
import type { AskedQuestion } from "../asked.ts";
import { everyText } from "../found.ts";
import { textsState } from "../state.ts";
import { listTexts } from "../texts.ts";
import type { WordCount } from "./word-count.ts";

export interface Words {
  /** Of how many texts, the newest ones. */
  texts: number;
  /** BCP 47; null if it is unknown, and no word was left out. */
  language: string | null;
  words: WordCount[];
}

/** More texts would tell the same, and take longer. */
const newestTexts = 5_000;
const mostLetters = 1_000_000;
/** Texts read in one statement, so that little more is read than is counted. */
const portion = 500;

export interface WordsCall {
  texts: string[];
  /** Null to have it guessed. */
  language: string | null;
}

const countInTurn = threadOf<WordsCall, Words>({
  file: join(import.meta.dirname, "words.worker.ts"),
  heapMegabytes: 256,
  // The most questions of three surveys.
  each: 150,
  all: 500,
  busy: "Too many words are being counted right now. Please try again in a moment.",
  retryAfter: 5,
  tooMuch: () => new DomainError("UNAVAILABLE", "These texts are too long to count their words. Narrow the filter."),
});

const kept = perPlatform(() => new LRUCache<string, Promise<Words>>({ max: 200 }));

/** The words that the newest texts use most, without hidden ones. Counted again when answers or marks changed. */
export async function wordsOf(platform: Platform, question: AskedQuestion, filter: AppliedFilter | null) {
  const { contentId, lineId } = question;
  const [content, state] = await Promise.all([
    platform.db.content.findUnique({ where: { id: contentId }, select: { language: true } }),
    textsState(platform, contentId),
  ]);
  const language = content?.language ?? null;
  const key = JSON.stringify([contentId, lineId, state, language, filter]);
  const known = kept(platform).get(key);
  if (known) return known;
  const counting = count(platform, question, filter, language);
  kept(platform).set(key, counting);
  counting.catch(() => kept(platform).delete(key));
  return counting;
}

/** Texts are read, too, when it is the owner's turn: those of a whole survey have many megabytes. */
const count = (platform: Platform, question: AskedQuestion, filter: AppliedFilter | null, language: string | null) =>
  countInTurn(platform, question.content.userId ?? question.contentId, async () => ({
    texts: await newest(platform, question, filter),
    language,
  }));

async function newest(platform: Platform, question: AskedQuestion, filter: AppliedFilter | null): Promise<string[]> {
  const texts: string[] = [];
  let letters = 0;
  let after: Position | undefined;
  while (texts.length < newestTexts) {
    const rows = await listTexts(
      platform,
      question,
      { ...everyText, filter, hidden: false },
      { after, limit: portion },
    );
    for (const { text } of rows) {
      letters += text.length;
      if (letters > mostLetters) return texts;
      texts.push(text);
    }
    const last = rows.at(-1);
    if (!last || rows.length < portion) break;
    after = { time: last.completedAt, id: last.attemptId };
  }
  return texts;
}
