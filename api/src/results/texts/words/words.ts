import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../../platform/errors.ts";
import { perPlatform } from "../../../platform/per-platform.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Position } from "../../../platform/rest/page.ts";
import { threadOf } from "../../../platform/work/thread.ts";
import type { AppliedFilter } from "../../attempts/filter.ts";
import { everyText } from "../selection.ts";
import { textsState } from "../state.ts";
import type { TextQuestion } from "../text-question.ts";
import { listTexts } from "../texts.ts";
import type { RepeatedAnswer, WordCount } from "./word-count.ts";

export interface Words {
  /** Number of texts that were counted, newest first. */
  texts: number;
  /** BCP 47. Null if it is unknown; then no stop words were removed. */
  language: string | null;
  words: WordCount[];
  repeated: RepeatedAnswer[];
}

/** More texts would take longer without changing the result. */
const newestTexts = 5_000;
const mostLetters = 1_000_000;
/** Number of texts read in one statement, so that little more is read than counted. */
const portion = 500;

export interface WordsCall {
  texts: string[];
  /** Null to detect the language. */
  language: string | null;
}

const countInTurn = threadOf<WordsCall, Words>({
  file: join(import.meta.dirname, "words.worker.ts"),
  heapMegabytes: 256,
  // The largest number of questions in three surveys.
  each: 150,
  all: 500,
  busy: "Too many words are being counted right now. Please try again in a moment.",
  retryAfter: 5,
  tooMuch: () => new DomainError("UNAVAILABLE", "These texts are too long to count their words. Narrow the filter."),
});

const caches = perPlatform(() => new LRUCache<string, Promise<Words>>({ max: 200 }));

/** The most frequent words in the newest visible texts. Counted again when answers or marks change. */
export async function wordsOf(platform: Platform, question: TextQuestion, filter: AppliedFilter | null) {
  const { contentId, lineId } = question;
  const [content, state] = await Promise.all([
    platform.db.content.findUnique({ where: { id: contentId }, select: { language: true } }),
    textsState(platform, contentId),
  ]);
  const language = content?.language ?? null;
  const key = JSON.stringify([contentId, lineId, state, language, filter]);
  const cached = caches(platform).get(key);
  if (cached) return cached;
  const counting = count(platform, question, filter, language);
  caches(platform).set(key, counting);
  counting.catch(() => caches(platform).delete(key));
  return counting;
}

/** Reads the texts only in the owner's turn, because those of a whole survey can be many megabytes. */
const count = (platform: Platform, question: TextQuestion, filter: AppliedFilter | null, language: string | null) =>
  countInTurn(platform, question.content.userId ?? question.contentId, async () => ({
    texts: await newest(platform, question, filter),
    language,
  }));

async function newest(platform: Platform, question: TextQuestion, filter: AppliedFilter | null): Promise<string[]> {
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
