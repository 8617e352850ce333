import type { Content, Question } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { currentQuestions } from "../question/question.ts";
import { findPiece, olderPiece } from "./pieces.ts";
import { hasWords, type Original, type Piece, withMailTexts, withOwnTexts, withTexts } from "./texts.ts";

/** The stored translation into a language: the pieces of the item itself, and those of its current questions. */
export interface StoredTranslation {
  language: string;
  /** Zero until the first translation is saved. */
  revision: number;
  updatedAt: Date | null;
  own: Piece[];
  questions: ReadonlyMap<string, Piece[]>;
}

/** A text of the original with its translation. */
export interface TranslatedText {
  /** `title`, `skillLevels.0.name`, `questions.ID.options.0` … */
  path: string;
  /** Null for a text of the item itself. */
  questionId: string | null;
  original: string;
  /** Null until it is translated. */
  text: string | null;
  /** Whether it translates an earlier original. Takers read the original until it is saved again. */
  isOutdated: boolean;
  isRich: boolean;
  /** Characters. */
  maxLength: number;
  source: Original;
  piece: Piece | undefined;
}

export interface Originals {
  content: Content;
  questions: Question[];
}

export const readOriginals = async (db: Transaction, content: Content): Promise<Originals> => ({
  content,
  questions: await currentQuestions(db, content.id),
});

export async function storedTranslations(
  db: Transaction,
  { content, questions }: Originals,
  language?: string,
): Promise<StoredTranslation[]> {
  const languageFilter = language === undefined ? {} : { language };
  const own = await db.contentTranslation.findMany({
    where: { contentId: content.id, ...languageFilter },
    orderBy: { language: "asc" },
  });
  const ofQuestions = await db.questionTranslation.findMany({
    where: { questionId: { in: questions.map(({ id }) => id) }, ...languageFilter },
  });
  return own.map(({ language, revision, updatedAt, texts }) => ({
    language,
    revision,
    updatedAt,
    own: texts,
    questions: new Map(
      ofQuestions.flatMap((one) => (one.language === language ? [[one.questionId, one.texts] as const] : [])),
    ),
  }));
}

export const noTranslation = (language: string): StoredTranslation => ({
  language,
  revision: 0,
  updatedAt: null,
  own: [],
  questions: new Map(),
});

/** Every text of an item that contains words, in the item's order. */
export function translatedTexts({ content, questions }: Originals, stored: StoredTranslation): TranslatedText[] {
  const { skillLevels, emailResultsSettings: mail } = content;
  const own = collected((exchange) => {
    withOwnTexts({ ...content, levels: skillLevels ?? [] }, exchange);
    if (skillLevels && mail) withMailTexts(mail, exchange);
  });
  return [
    ...compared("", null, own, stored.own),
    ...questions.flatMap((question) =>
      compared(
        `questions.${question.id}.`,
        question.id,
        collected((exchange) => withTexts(question, exchange)),
        stored.questions.get(question.id) ?? [],
      ),
    ),
  ];
}

function collected(walk: (exchange: (original: Original) => Original) => unknown): Original[] {
  const originals: Original[] = [];
  walk((original) => {
    if (hasWords(original)) originals.push(original);
    return original;
  });
  return originals;
}

const compared = (
  prefix: string,
  questionId: string | null,
  originals: readonly Original[],
  pieces: readonly Piece[],
): TranslatedText[] =>
  originals.map((source) => {
    const current = findPiece(pieces, source);
    const piece = current ?? olderPiece(pieces, source, originals);
    return {
      path: `${prefix}${source.place}`,
      questionId,
      original: source.text,
      text: piece?.text ?? null,
      isOutdated: piece !== undefined && !current,
      isRich: source.html != null,
      maxLength: source.max,
      source,
      piece,
    };
  });
