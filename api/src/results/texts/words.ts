import { LRUCache } from "lru-cache";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AppliedFilter } from "../attempts/filter.ts";
import type { AskedQuestion } from "./asked.ts";
import { everyText } from "./found.ts";
import { textsState } from "./state.ts";
import { listTexts } from "./texts.ts";
import { countWords, type WordCount } from "./word-count.ts";

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
const mostWords = 50;

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

async function count(
  platform: Platform,
  question: AskedQuestion,
  filter: AppliedFilter | null,
  told: string | null,
): Promise<Words> {
  const rows = await listTexts(platform, question, { ...everyText, filter, hidden: false }, { limit: newestTexts });
  let letters = 0;
  const texts = rows.flatMap(({ text }) => {
    letters += text.length;
    return letters > mostLetters ? [] : [text];
  });
  const language = told ?? (await guessed(texts));
  return { texts: texts.length, language, words: (await countWords(texts, language)).slice(0, mostWords) };
}

async function guessed(texts: readonly string[]): Promise<string | null> {
  // Its tables take many megabytes, which most processes never need.
  const { detect } = await import("../../generation/extractive/language/detect.ts");
  const { code, isCertain } = detect(texts.slice(0, 200).join("\n"));
  return isCertain ? code : null;
}
