import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Item } from "../taking/item.ts";
import { chosenLanguage } from "./choice.ts";
import { findPiece } from "./pieces.ts";
import { hasWords, type Original, type Piece, withOwnTexts, withTexts } from "./texts.ts";
import { WantedLanguage } from "./translation.rules.ts";

/** The language that a taker asks for; null for the original. Throws VALIDATION_FAILED for what is none. */
export const wantedLanguage = (asked: unknown): string | null => parse(WantedLanguage, asked).language;

/** A change of the item or of a translation makes another `Item`. */
const known = new WeakMap<Item, Map<string, Promise<Item>>>();

/**
 * The item as people read it who want these languages, the most wanted first: the item itself where that is the
 * original. A text that is not translated, or whose original was changed since, is that of the original.
 */
export async function itemInLanguage(platform: Platform, item: Item, wanted: readonly string[]): Promise<Item> {
  const language = chosenLanguage(item, wanted);
  if (language === null) return item;
  const ofItem = known.get(item) ?? new Map<string, Promise<Item>>();
  known.set(item, ofItem);
  const translated = ofItem.get(language) ?? translatedItem(platform, item, language);
  ofItem.set(language, translated);
  return translated.catch((error) => {
    ofItem.delete(language);
    throw error;
  });
}

interface Stored {
  own: Piece[];
  questions: Record<string, Piece[]> | null;
}

const statement = {
  name: "item-in-language",
  text: `SELECT t.texts AS own,
                (SELECT json_object_agg(question_id, texts) FROM question_translations
                  WHERE language = $2 AND question_id = ANY($3)) AS questions
           FROM quiz_translations t WHERE t.quiz_id = $1 AND t.language = $2`,
};

async function translatedItem({ sql }: Platform, item: Item, language: string): Promise<Item> {
  const values = [item.id, language, item.questions.map(({ id }) => id)];
  const { rows } = await sql.query<Stored>({ ...statement, values });
  // Deleted a moment ago.
  if (!rows[0]) return item;
  const { own, questions } = rows[0];
  const untranslated: string[] = [];
  return {
    ...withOwnTexts(
      item,
      exchanging(own, ({ place }) => untranslated.push(place)),
    ),
    language,
    translation: { from: item.language, untranslated },
    questions: item.questions.map((question) => {
      const untranslated: string[] = [];
      const pieces = questions?.[question.id] ?? [];
      const translated = withTexts(
        question,
        exchanging(pieces, ({ place }) => untranslated.push(place)),
      );
      return { ...translated, untranslated };
    }),
  };
}

/** Exchanges a text for its translation; without one, it stays and is told. */
export const exchanging =
  (pieces: readonly Piece[], tell: (untranslated: Original) => unknown) => (original: Original) => {
    const piece = findPiece(pieces, original);
    if (!piece && hasWords(original)) tell(original);
    return piece ?? original;
  };
