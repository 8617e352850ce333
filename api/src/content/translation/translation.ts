import { isDeepStrictEqual } from "node:util";
import type { Content } from "../../generated/prisma/client.ts";
import { imageHashes } from "../../image/image.shared.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, OutdatedError, parse } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { upToDate } from "../../platform/work/up-to-date.ts";
import { prepared } from "../../rich/preparing.ts";
import { nounOf } from "../content.shared.ts";
import { kindOf } from "../kind.ts";
import { lockOwn, ownContent } from "../own.ts";
import { type NewPieces, newPieces, readTexts, toRender } from "./new-texts.ts";
import {
  noTranslation,
  type Originals,
  readOriginals,
  type StoredTranslation,
  storedTranslations,
  type TranslatedText,
  translatedTexts,
} from "./stored.ts";
import type { Piece } from "./texts.ts";
import { NamedLanguage, TranslationInput } from "./translation.rules.ts";
import { mostLanguages } from "./translation.shared.ts";

export interface Translation extends Pick<StoredTranslation, "language" | "revision" | "updatedAt"> {
  texts: TranslatedText[];
  /** Number of texts without a translation. `outdated` counts translations of an earlier original. */
  missing: number;
  outdated: number;
}

const translationOf = (originals: Originals, stored: StoredTranslation): Translation => {
  const { language, revision, updatedAt } = stored;
  const texts = translatedTexts(originals, stored);
  return {
    language,
    revision,
    updatedAt,
    texts,
    missing: texts.filter(({ text }) => text === null).length,
    outdated: texts.filter(({ isOutdated }) => isOutdated).length,
  };
};

/** The translations of the viewer's item, by language. */
export async function listTranslations(platform: Platform, viewer: Viewer, id: string): Promise<Translation[]> {
  const content = await ownContent(platform, viewer, "content:read", id, "content");
  const originals = await readOriginals(platform.db, content);
  return (await storedTranslations(platform.db, originals)).map((stored) => translationOf(originals, stored));
}

/** The translation of the viewer's item. In a new language, all texts are missing. */
export async function readTranslation(
  platform: Platform,
  viewer: Viewer,
  id: string,
  language: unknown,
): Promise<Translation> {
  return translationIn(platform, await ownContent(platform, viewer, "content:read", id, "content"), language);
}

async function translationIn({ db }: Platform, content: Content, language: unknown): Promise<Translation> {
  const tag = languageFrom(language);
  const originals = await readOriginals(db, content);
  return translationOf(originals, await storedIn(db, originals, tag));
}

/** The current translation, to be written. Throws VALIDATION_FAILED for the item's own language. */
export async function translationToWrite(platform: Platform, content: Content, language: unknown) {
  foreignTag(content, language);
  return translationIn(platform, content, language);
}

const languageFrom = (language: unknown): string => parse(NamedLanguage, { language }).language;

function foreignTag(content: Content, language: unknown): string {
  const tag = languageFrom(language);
  if (content.language === tag) throw invalid("language", `This ${nounOf(kindOf(content))} is in that language`);
  return tag;
}

async function storedIn(db: Transaction, originals: Originals, language: string): Promise<StoredTranslation> {
  const [translation] = await storedTranslations(db, originals, language);
  return translation ?? noTranslation(language);
}

/**
 * Stores an item's texts in a language. Texts that are not sent will be missing. Makes no revision of the item. Storing
 * an unchanged translation does nothing. Throws CONFLICT if the translation differs and is based on an earlier save, or
 * if the item is saved at the same time.
 */
export const saveTranslation = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  language: unknown,
  input: unknown,
): Promise<Translation> => upToDate(() => save(platform, viewer, id, language, input));

async function save(
  platform: Platform,
  viewer: Viewer,
  id: string,
  language: unknown,
  input: unknown,
): Promise<Translation> {
  const { id: userId } = signedIn(viewer);
  const content = await ownContent(platform, viewer, "content:write", id, "content");
  const tag = foreignTag(content, language);
  const { revision, texts } = parse(TranslationInput, input);
  const originals = await readOriginals(platform.db, content);
  await refuseReplaced(platform.db, originals, texts);
  const before = await storedIn(platform.db, originals, tag);
  const newTexts = readTexts(translatedTexts(originals, before), texts);
  const htmlOf = content.format === "rich" ? await prepared(platform, userId, toRender(newTexts)) : null;
  const pieces = newPieces(newTexts, htmlOf);
  return announcing(platform, async (tx, announce) => {
    const locked = await lockOwn(tx, viewer, id, "content");
    const translation = await storedIn(tx, originals, tag);
    if (locked.revision !== content.revision || translation.revision !== before.revision) throw new OutdatedError();
    if (isSame(originals, translation, { ...translation, ...pieces })) return translationOf(originals, translation);
    if (revision != null && revision !== translation.revision) throw savedMeanwhile(content);
    await refuseTooMany(tx, id, tag);
    await storePieces(tx, content, tag, pieces);
    await announce("content", [id]);
    return translationOf(originals, await storedIn(tx, originals, tag));
  });
}

/** Whether two translations read alike, regardless of the places for which their pieces were written. */
const isSame = (originals: Originals, ...both: [StoredTranslation, StoredTranslation]): boolean => {
  const [one, other] = both.map((stored) =>
    translatedTexts(originals, stored).map(({ text, isOutdated, piece }) => [text, isOutdated, piece?.html]),
  );
  return isDeepStrictEqual(one, other);
};

const savedMeanwhile = (content: Content) =>
  new DomainError("CONFLICT", `This ${nounOf(kindOf(content))} was saved elsewhere after you opened it`);

/** Throws CONFLICT for texts of versions that an edit has replaced since they were read. */
async function refuseReplaced(db: Transaction, { content, questions }: Originals, texts: TranslationInput["texts"]) {
  const current = new Set(questions.map(({ id }) => id));
  const questionIds = texts.flatMap(({ path }) => /^questions\.([^.]+)\./.exec(path)?.[1] ?? []);
  const others = questionIds.filter((id) => !current.has(id));
  if (others.length === 0) return;
  const replaced = await db.question.count({ where: { contentId: content.id, id: { in: others } } });
  if (replaced > 0) throw savedMeanwhile(content);
}

async function refuseTooMany(tx: Transaction, contentId: string, language: string) {
  const others = await tx.contentTranslation.count({ where: { contentId, language: { not: language } } });
  if (others >= mostLanguages) throw invalid("language", `Maximum ${mostLanguages} languages`);
}

/**
 * Deletes a translation. Takers then read the original, even in results of earlier answers. Does nothing if there is no
 * translation.
 */
export async function deleteTranslation(
  platform: Platform,
  viewer: Viewer,
  id: string,
  language: unknown,
): Promise<void> {
  await ownContent(platform, viewer, "content:write", id, "content");
  const tag = languageFrom(language);
  await announcing(platform, async (tx, announce) => {
    await lockOwn(tx, viewer, id, "content");
    await deleteStored(tx, id, tag);
    await announce("content", [id]);
  });
}

const hashesOf = (texts: readonly Piece[]) => [...new Set(texts.flatMap(({ html = "" }) => imageHashes(html)))];

/** Replaces the translation of the item and its current questions. Deletes the translation if it would be empty. */
async function storePieces(
  tx: Transaction,
  { id: contentId }: Pick<Content, "id">,
  language: string,
  { own, questions }: NewPieces,
): Promise<void> {
  if (own.length === 0 && questions.size === 0) return deleteStored(tx, contentId, language);
  const revision = await countSave(tx, contentId);
  const fields = { texts: own, imageHashes: hashesOf(own), revision, updatedAt: new Date() };
  await tx.contentTranslation.upsert({
    where: { contentId_language: { contentId, language } },
    create: { contentId, language, ...fields },
    update: fields,
  });
  await tx.questionTranslation.deleteMany({ where: { language, question: { contentId, untilRevision: null } } });
  await tx.questionTranslation.createMany({
    data: [...questions].map(([questionId, texts]) => ({ questionId, language, texts, imageHashes: hashesOf(texts) })),
  });
}

/** Deletes the translation from all versions of the questions. */
async function deleteStored(tx: Transaction, contentId: string, language: string): Promise<void> {
  const { count } = await tx.contentTranslation.deleteMany({ where: { contentId, language } });
  await tx.questionTranslation.deleteMany({ where: { language, question: { contentId } } });
  if (count > 0) await countSave(tx, contentId);
}

/** Counts a save. Writing the item's row also shows caches that the item has changed. */
async function countSave(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ revision: number }[]>`
    UPDATE quizzes SET translation_revision = translation_revision + 1 WHERE id = ${id}
    RETURNING translation_revision AS revision`;
  return row?.revision ?? 0;
}
