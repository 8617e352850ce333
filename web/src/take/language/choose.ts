import { firstSpoken, type Language } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { localStore } from "../../ui/storage.ts";
import { handIn, Refusal } from "../attempt/api.ts";
import type { Finished } from "../attempt/attempt.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import { leaveErased } from "../own/erased.ts";
import { itemLanguages, originalOf, shownIn } from "./itemLanguage.ts";
import type { LanguageChange } from "./languageChange.ts";
import { chosenTags, storageKey, wordsOf } from "./speak.ts";

/** Items that were loaded before, available without the network. */
const items = new Map<string, Item>();
const receipts = new Map<string, Receipt>();
const keyOf = ({ id, revision }: Item, tag: string) => `${id} ${revision} ${tag}`;
let latest = 0;

/**
 * Changes the language of the page and of the item, where possible. Changes neither and rejects if any part cannot be
 * loaded. A result that cannot be loaded again keeps its language while the page changes; this rejects as well. The
 * last of several choices wins.
 */
export async function choose(tag: string, change: LanguageChange | undefined): Promise<void> {
  latest += 1;
  const choice = latest;
  const language = firstSpoken([tag]);
  try {
    let failure: unknown;
    const texts = await textsIn(tag, change).catch((error) => {
      if (!change?.done) throw error;
      failure = error;
      return null;
    });
    const speak = language && (await wordsOf(language));
    if (choice !== latest) return;
    speak?.();
    keepChoice(tag, language);
    if (texts) change?.onChange((shown) => inLanguageOf(shown, texts.item), texts.receipt);
    if (failure) throw failure;
  } catch (error) {
    if (choice === latest) throw error;
  }
}

async function textsIn(tag: string, change: LanguageChange | undefined) {
  const item = change && (await itemIn(tag, change));
  return item && { item, receipt: change.done && (await receiptIn(tag, item, change.done)) };
}

async function itemIn(tag: string, { item, load }: LanguageChange): Promise<Item | null> {
  keep(item, shownIn(item), item);
  if (!load || !itemLanguages(item).includes(tag)) return null;
  const cached = items.get(keyOf(item, tag));
  if (cached) return cached;
  const fetched = await load(tag === originalOf(item) ? null : tag);
  keep(item, tag, fetched);
  return fetched;
}

/** The server's response to the answers, in the language of `item`. */
async function receiptIn(tag: string, item: Item, { item: shown, sent, receipt }: Finished): Promise<Receipt> {
  const key = (tag: string) => `${sent.attemptKey} ${tag}`;
  receipts.set(key(shownIn(shown)), receipt);
  const cached = receipts.get(key(tag));
  // Results that were hidden may be available by now.
  if (cached && !cached.shown?.from) return cached;
  const fetched = await handIn({ ...sent, item }).catch(async (error) => {
    if (error instanceof Refusal) await leaveErased(shown, sent.attemptKey);
    throw error;
  });
  receipts.set(key(tag), fetched);
  return fetched;
}

/** Keeps an item, unless it has no questions at the moment. */
function keep(item: Item, tag: string, found: Item) {
  if (!found.availability) items.set(keyOf(item, tag), found);
}

/**
 * `shown` in the language of `wanted`, which may be of a later revision or closed. Questions that no longer exist stay
 * in their language.
 */
function inLanguageOf(shown: Item, wanted: Item): Item {
  if (shown.availability || (shown.revision === wanted.revision && !wanted.availability)) return wanted;
  const inIt = new Map(wanted.questions.map((question) => [question.id, question]));
  const { title, description, html, language, languages, translation } = wanted;
  return {
    ...shown,
    ...{ title, description, html, language, languages, translation },
    questions: shown.questions.map((question) => inIt.get(question.id) ?? { language: shown.language, ...question }),
  } as Item;
}

/**
 * Stores a choice, which overrides the link's language. A language that the page is not translated into is stored with
 * the language used instead.
 */
function keepChoice(tag: string, spoken: Language | null): void {
  localStore.setItem(storageKey, [tag, spoken ?? firstSpoken(chosenTags())].filter(Boolean).join());
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", tag);
  history.replaceState(history.state, "", address);
}
