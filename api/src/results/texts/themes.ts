import { isPublished } from "../../attempt/publishing/waiting.ts";
import { kindOf } from "../../content/kind.ts";
import { holdItem } from "../../content/lock.ts";
import { ownContent } from "../../content/own.ts";
import { partInSlot, type Watching } from "../../generation/in-slot.ts";
import type { FoundTheme } from "../../generation/model/themes.ts";
import { hasModel } from "../../generation/writing.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { everyText } from "./selection.ts";
import { textsState } from "./state.ts";
import { type TextQuestion, textQuestion } from "./text-question.ts";
import { listTexts, type OpenAnswer, textsOf } from "./texts.ts";

/** The form in which themes are stored. */
export type NamedTheme = Pick<FoundTheme, "name" | "sentence">;

/** A place in a text that a theme quotes. */
export interface ThemeQuote {
  theme: number;
  from: number;
  length: number;
}

interface Quote {
  text: string;
  attemptId: string;
}

export interface Theme extends NamedTheme {
  /** Number of texts on this theme that still exist and are not hidden. */
  texts: number;
  /** Exact quotations. */
  quotes: Quote[];
}

export interface Themes {
  madeAt: Date;
  /** Number of texts that were read, still exist and are not hidden. */
  texts: number;
  /** Whether answers or marks have changed since. */
  isOld: boolean;
  themes: Theme[];
}

/** Number of newest texts that are read. */
const mostTexts = 300;
const fewestTexts = 3;

/**
 * Finds themes in the newest visible texts with the model. Runs in a generation slot, so it can be watched and stopped
 * like a generation. The result replaces the previous themes. Throws GENERATION_UNAVAILABLE without a model, and what
 * `partInSlot` does.
 */
export async function findThemes(
  platform: Platform,
  viewer: Viewer,
  { contentId, questionId, ...watching }: { contentId: string; questionId: string } & Watching,
): Promise<void> {
  const content = await ownContent(platform, viewer, "results:write", contentId, "content");
  const question = await textQuestion(platform, contentId, questionId);
  const state = await textsState(platform, contentId);
  const texts = await listTexts(platform, question, { ...everyText, hidden: false }, { limit: mostTexts });
  if (texts.length < fewestTexts) throw new DomainError("CONFLICT", `Themes need at least ${fewestTexts} answers.`);
  if (!hasModel(platform)) throw new DomainError("GENERATION_UNAVAILABLE", "Finding themes needs a language model.");
  const lineOf = (read: number) => `${read} of ${texts.length} answers read`;
  await partInSlot(platform, watching, {
    userId: signedIn(viewer).id,
    kind: kindOf(content),
    wanted: texts.length,
    line: lineOf(0),
    async write(progress, signal) {
      // Imported on first use, like the module for generating.
      const model = await import("../../generation/model/themes.ts");
      const request = { question: question.questionText, texts: texts.map(({ text }) => text) };
      const themes = await model.findThemes(platform, request, signal, (read) =>
        progress.report({ line: lineOf(read) }),
      );
      return async (tx, announce) => {
        await store(tx, question, texts, themes, state);
        await announce("results", [contentId]);
      };
    },
  });
}

/** Locks the item first, as the deletion of an attempt does. */
async function store(
  tx: Transaction,
  { contentId, lineId }: TextQuestion,
  texts: readonly OpenAnswer[],
  found: readonly FoundTheme[],
  state: string,
): Promise<void> {
  await holdItem(tx, contentId);
  const themes = found.map(({ name, sentence }) => ({ name, sentence }));
  const key = { contentId, lineId };
  const data = { themes, state, madeAt: new Date() };
  await tx.questionThemes.upsert({
    where: { contentId_lineId: key },
    create: { ...key, ...data },
    update: data,
  });
  await tx.answerThemes.deleteMany({ where: { lineId } });
  const there = await tx.attempt.findMany({
    where: { id: { in: texts.map(({ attemptId }) => attemptId) }, ...isPublished },
    select: { id: true },
  });
  const ids = new Set(there.map(({ id }) => id));
  await tx.answerThemes.createMany({
    data: texts.flatMap(({ attemptId }, text) =>
      ids.has(attemptId)
        ? [
            {
              attemptId,
              lineId,
              themes: found.flatMap((one, theme) => (one.texts.includes(text) ? [theme] : [])),
              quotes: found.flatMap(({ quotes }, theme) =>
                quotes.flatMap((quote) =>
                  quote.text === text ? [{ theme, from: quote.from, length: quote.length }] : [],
                ),
              ),
            },
          ]
        : [],
    ),
  });
}

/** The last themes that were found; null if there are none. The caller has checked that the viewer owns the item. */
export async function themesOf(platform: Platform, question: TextQuestion): Promise<Themes | null> {
  const { contentId, lineId } = question;
  const themesRow = await platform.db.questionThemes.findUnique({ where: { contentId_lineId: { contentId, lineId } } });
  if (!themesRow) return null;
  const [rows, state] = await Promise.all([
    platform.db.answerThemes.findMany({ where: { lineId, attempt: { contentId } } }),
    textsState(platform, contentId),
  ]);
  const answers = new Map(rows.map((row) => [row.attemptId, row]));
  const texts = await textsOf(platform, question, [...answers.keys()], { ...everyText, hidden: false });
  const themes = themesRow.themes.map((named, theme) => {
    const about = texts.filter(({ attemptId }) => answers.get(attemptId)?.themes.includes(theme));
    const quotes = about.flatMap(({ attemptId, text }) =>
      (answers.get(attemptId)?.quotes ?? [])
        .filter((quote) => quote.theme === theme)
        .map(({ from, length }) => ({ attemptId, text: text.slice(from, from + length) })),
    );
    return { ...named, texts: about.length, quotes };
  });
  return {
    madeAt: themesRow.madeAt,
    texts: texts.length,
    isOld: state !== themesRow.state,
    themes: themes.filter(({ texts }) => texts > 0).sort((one, other) => other.texts - one.texts),
  };
}
