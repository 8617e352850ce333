import type { EmailResultsSettings, SkillLevel } from "../../content/content.rules.ts";
import type { Messages } from "../../content/taking/messages.ts";
import { type Letter, type Quoted, withParts } from "../../platform/mail/letter.shared.ts";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { directionOf, textAttributes } from "../../platform/shared/language.shared.ts";
import { localeOf } from "../../platform/shared/messages.shared.ts";
import { firstSpoken } from "../../platform/shared/taker-language.shared.ts";
import { isWebAddress } from "../../platform/shared/web-address.shared.ts";

/** Shared with the preview in the editor. */
export interface ResultLetter {
  settings: EmailResultsSettings;
  title: string;
  /** The language that the author set for the item; null to detect it for each text. */
  language: string | null;
  /** The taker's language. Defaults to the language of the texts. */
  reader?: string | null;
  /** Present in a translation: the texts that are still the original's, and their language. */
  untranslated?: { language: string | null; texts: readonly string[] };
  level: Pick<SkillLevel, "name" | "description" | "encouragingMessage" | "followUpContent">;
  skillScore: string;
  percentage: number;
  /** Present after regrading: the author's explanation, or null without one. */
  correction?: { reason: string | null };
  stopUrl: string;
}

/**
 * The language of the email: that of the attempt or otherwise of the item, if takers' texts exist in it. Otherwise
 * English.
 */
const spokenIn = ({ reader, language }: Pick<ResultLetter, "reader" | "language">) =>
  firstSpoken([reader, language]) ?? "en";

export const resultSubject = (
  result: Pick<ResultLetter, "settings" | "title" | "reader" | "language">,
  messages: Messages<"resultMail">,
) =>
  trimmed(result.settings.subject) ||
  messages[spokenIn(result)].resultMail.subject.replace("{title}", () => result.title);

export function resultLetter(result: ResultLetter, messages: Messages<"resultMail">): Letter {
  const { settings, title, level, skillScore, percentage, correction, stopUrl } = result;
  const language = spokenIn(result);
  const words = messages[language].resultMail;
  const number = (value: number, style?: "percent") =>
    new Intl.NumberFormat(localeOf(language), { style }).format(value);
  const score = skillScore === "" ? "" : number(Number(skillScore));
  const { customMessage, authorSignature } = settings;
  const links = settings.resourceLinks.filter(({ url }) => isWebAddress(url));
  const quoted = (text: string): Quoted => {
    const isOriginal = result.untranslated?.texts.some((original) => original.trim() === text.trim());
    const own = isOriginal ? result.untranslated?.language : result.language;
    const { lang, dir } = textAttributes(text, text, own ?? null);
    return { text, lang, dir: dir === "auto" ? directionOf(text) : dir };
  };
  const paragraph = (text: string | null) => (trimmed(text) ? [{ said: [quoted(trimmed(text))] }] : []);
  const parts = { title: quoted(title) };
  const caption = words.score.replace("{score}", score).replace("{percentage}", number(percentage / 100, "percent"));
  return {
    language,
    preview: words.preview.replace("{level}", () => level.name).replace("{title}", () => title),
    heading: words.heading,
    body: [
      // No name here: anyone can enter a stranger's address with a message as the name.
      words.hello,
      { said: withParts(correction ? words.corrected : words.done, parts) },
      ...paragraph(correction?.reason ?? null),
      { figure: quoted(level.name), caption },
      ...paragraph(level.encouragingMessage),
      ...paragraph(level.description),
      ...paragraph(level.followUpContent),
      ...paragraph(customMessage),
      ...(links.length > 0 ? [{ links: links.map(({ title, url }) => ({ title: quoted(title), url })) }] : []),
      ...paragraph(authorSignature),
    ],
    footer: [{ said: withParts(words.why, parts) }, { action: words.stop, url: stopUrl }],
  };
}
