import { firstSpoken, type Language } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { localStore } from "../../ui/storage.ts";
import { handIn } from "../attempt/api.ts";
import type { Item, Receipt } from "../attempt/item.ts";
import type { Finished } from "../attempt/store.ts";
import { chosenTags, storageKey, wordsOf } from "./speak.ts";
import { originalOf, shownIn, tonguesOf } from "./tongues.ts";
import type { Turning } from "./turning.ts";

/** What was read before is there again without the network. */
const loaded = new Map<string, Item>();
const receipts = new Map<string, Receipt>();
const keyOf = ({ id, revision }: Item, tag: string) => `${id} ${revision} ${tag}`;
let latest = 0;

/**
 * Speaks a language and turns the item into it, each where it can. All of it changes, or nothing: rejects if anything
 * cannot be loaded. A result that cannot be had again keeps its language alone. Of choices made one after the other, the
 * last one counts.
 */
export async function choose(tag: string, turning: Turning | undefined): Promise<void> {
  latest += 1;
  const choice = latest;
  const language = firstSpoken([tag]);
  try {
    let failure: unknown;
    const texts = await textsIn(tag, turning).catch((error) => {
      if (!turning?.done) throw error;
      failure = error;
      return null;
    });
    const speak = language && (await wordsOf(language));
    if (choice !== latest) return;
    speak?.();
    keepChoice(tag, language);
    if (texts) turning?.onTurn((shown) => inLanguageOf(shown, texts.item), texts.receipt);
    if (failure) throw failure;
  } catch (error) {
    if (choice === latest) throw error;
  }
}

async function textsIn(tag: string, turning: Turning | undefined) {
  const item = turning && (await itemIn(tag, turning));
  return item && { item, receipt: turning.done && (await receiptIn(tag, item, turning.done)) };
}

async function itemIn(tag: string, { item, load }: Turning): Promise<Item | null> {
  keep(item, shownIn(item), item);
  if (!load || !tonguesOf(item).includes(tag)) return null;
  const known = loaded.get(keyOf(item, tag));
  if (known) return known;
  const found = await load(tag === originalOf(item) ? null : tag);
  keep(item, tag, found);
  return found;
}

/** What the server said to the answers, in the language of `item`. */
async function receiptIn(tag: string, item: Item, { item: shown, sent, receipt }: Finished): Promise<Receipt> {
  const key = (tag: string) => `${sent.attemptKey} ${tag}`;
  receipts.set(key(shownIn(shown)), receipt);
  const known = receipts.get(key(tag));
  // What was still to be shown may be shown by now.
  if (known && !known.shown?.from) return known;
  const found = await handIn({ ...sent, item });
  receipts.set(key(tag), found);
  return found;
}

/** Not what has no questions just now. */
function keep(item: Item, tag: string, found: Item) {
  if (!found.availability) loaded.set(keyOf(item, tag), found);
}

/**
 * `shown` in the language of `wanted`, which may be of a later revision or closed: questions that are no longer there
 * stay in the language that they were in.
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
 * Keeps a choice, the link's language giving way to it. A language that the page does not speak is kept with the one
 * that it speaks meanwhile.
 */
function keepChoice(tag: string, spoken: Language | null): void {
  localStore.setItem(storageKey, [tag, spoken ?? firstSpoken(chosenTags())].filter(Boolean).join());
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", tag);
  history.replaceState(history.state, "", address);
}
