import { parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { languageOf } from "../../platform/shared/language.shared.ts";
import { baseOf } from "../../platform/shared/languages.shared.ts";
import type { Item } from "../taking/item.ts";
import { findPiece } from "./pieces.ts";
import { hasWords, type Original, type Piece, withOwnTexts, withTexts } from "./texts.ts";
import { WantedLanguage } from "./translation.rules.ts";

/** The language that a taker asks for, or null for the original. Throws VALIDATION_FAILED unless it is a language. */
export const wantedLanguage = (asked: unknown): string | null => parse(WantedLanguage, asked).language;

/** Translated items by language. Every change of the item or of a translation makes a new `Item`. */
const cache = new WeakMap<Item, Map<string, Promise<Item>>>();

/**
 * The item for people who want these languages, most preferred first. Returns the item itself if that is the original.
 * A text stays in the original if it has no translation or was changed after it was translated.
 */
export async function itemInLanguage(platform: Platform, item: Item, wanted: readonly string[]): Promise<Item> {
  const language = chosenLanguage(item, wanted);
  if (language === null) return item;
  const ofItem = cache.get(item) ?? new Map<string, Promise<Item>>();
  cache.set(item, ofItem);
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
  // The translation was deleted a moment ago.
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

/** Replaces a text with its translation. Reports and keeps a text without one. */
export const exchanging =
  (pieces: readonly Piece[], tell: (untranslated: Original) => unknown) => (original: Original) => {
    const piece = findPiece(pieces, original);
    if (!piece && hasWords(original)) tell(original);
    return piece ?? original;
  };

type Offered = Pick<Item, "language" | "languages" | "title" | "description" | "questions">;

/**
 * The translation to show to someone who reads these languages (BCP 47, most preferred first), or null for the
 * original.
 */
function chosenLanguage(item: Offered, wanted: readonly string[]): string | null {
  if (item.languages.length === 0) return null;
  const own = item.language ?? languageOf(sampleOf(item));
  for (const tag of wanted) {
    if (item.language?.toLowerCase() === tag.toLowerCase()) return null;
    const exact = item.languages.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    if (own !== "" && baseOf(own) === baseOf(tag)) return null;
    const near = item.languages.find((language) => baseOf(language) === baseOf(tag));
    if (near) return near;
  }
  return null;
}

/** Enough of an item to detect its language. Short, because every request for a page needs it. */
const sampleOf = ({ title, description, questions }: Offered) =>
  [title, description ?? "", ...questions.slice(0, 10).map(({ questionText }) => questionText)]
    .join("\n")
    .slice(0, 2000);
