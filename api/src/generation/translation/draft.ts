import { kindOf } from "../../content/kind.ts";
import { ownContent } from "../../content/own.ts";
import type { TranslatedText } from "../../content/translation/stored.ts";
import { translationToWrite } from "../../content/translation/translation.ts";
import { DomainError } from "../../platform/errors.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { isVisible, lengthOf } from "../../platform/shared/characters.shared.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import { partInSlot, type Watching } from "../in-slot.ts";
import { hasModel } from "../writing.ts";
import { keepsFixedParts } from "./kept.ts";

export interface TranslationDraft {
  language: string;
  texts: { path: string; original: string; text: string }[];
  /** Paths of texts with an unusable draft. */
  leftOut: string[];
}

/**
 * Has the model translate an item's texts that are missing in a language, or translated from earlier originals only.
 * Runs in a slot of a generation: watched and stopped like one. Stores nothing. Throws GENERATION_UNAVAILABLE without a
 * model, and the errors of `partInSlot`.
 */
export async function draftTranslation(
  platform: Platform,
  viewer: Viewer,
  { contentId, language, ...watching }: { contentId: string; language: unknown } & Watching,
): Promise<TranslationDraft> {
  const content = await ownContent(platform, viewer, "content:write", contentId, "content");
  const translation = await translationToWrite(platform, content, language);
  const openTexts = translation.texts.filter(({ text, isOutdated }) => text === null || isOutdated);
  if (openTexts.length === 0) return { language: translation.language, texts: [], leftOut: [] };
  if (!hasModel(platform)) throw new DomainError("GENERATION_UNAVAILABLE", "Translating needs a language model.");
  const lineOf = (written: number) => `${written} of ${countOf(openTexts.length, "text")} translated`;
  return partInSlot(platform, watching, {
    userId: signedIn(viewer).id,
    kind: kindOf(content),
    wanted: openTexts.length,
    line: lineOf(0),
    async write(progress, signal) {
      // Imported on first use, like the rest of the generator.
      const { translate } = await import("../model/translate.ts");
      const order = { language: translation.language, texts: openTexts };
      const translations = await translate(platform, order, signal, (count) =>
        progress.report({ line: lineOf(count) }),
      );
      const draft = { language: translation.language, ...usable(translation.texts, openTexts, translations) };
      return async () => draft;
    },
  });
}

/**
 * Drafts that could be saved unchanged: short enough, with all formulas and links, and different from other options.
 */
function usable(
  all: readonly TranslatedText[],
  wanted: readonly TranslatedText[],
  written: readonly (string | null)[],
): Pick<TranslationDraft, "texts" | "leftOut"> {
  const listOf = (path: string) => path.replace(/\.\d+$/, "");
  const drafted = new Map(wanted.map(({ path }, index) => [path, written[index] ?? null]));
  const currentTexts = new Map(all.map(({ path, original, text }) => [path, drafted.get(path) ?? text ?? original]));
  const isRepeated = (path: string, text: string) =>
    /\.\d+$/.test(path) &&
    [...currentTexts].some(
      ([other, words]) => other !== path && listOf(other) === listOf(path) && looksOf(words) === looksOf(text),
    );
  const isUsable = ({ path, original, isRich, maxLength }: TranslatedText, text: string) =>
    isVisible(text) &&
    lengthOf(text, maxLength) <= maxLength &&
    keepsFixedParts(original, text, isRich) &&
    !isRepeated(path, text);
  const texts = wanted.flatMap((at) => {
    const text = drafted.get(at.path) ?? "";
    return isUsable(at, text) ? [{ path: at.path, original: at.original, text }] : [];
  });
  const paths = new Set(texts.map(({ path }) => path));
  return { texts, leftOut: wanted.flatMap(({ path }) => (paths.has(path) ? [] : [path])) };
}
