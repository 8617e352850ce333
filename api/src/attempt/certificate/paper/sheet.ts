import { messages } from "../../../content/taking/messages.ts";
import type { Certificate } from "../../../generated/prisma/client.ts";
import type { Platform } from "../../../platform/platform.ts";
import { directionOf, directionOfLanguage } from "../../../platform/shared/language.shared.ts";
import { type Language, writtenTag } from "../../../platform/shared/taker-language.shared.ts";
import { inGroups } from "../code.ts";
import { verifyUrl } from "../present.ts";
import { missingIn } from "./families.ts";

export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

interface Written {
  text: string;
  /** Parts that must not be broken across lines. */
  words: string[];
  dir: "ltr" | "rtl";
}

/** The content of a certificate, in the form that `certificate.typ` expects. */
export interface Sheet {
  words: Omit<(typeof messages)["en"]["certificatePaper"], "result">;
  lang: string;
  dir: "ltr" | "rtl";
  paper: "a4" | "us-letter";
  /** Italic where the language's letters have a slanted form. */
  slant: "normal" | "italic";
  documentTitle: string;
  name: Written;
  title: Written;
  result: string | null;
  date: string;
  issuer: Written | null;
  signatory: Written | null;
  code: string;
  url: string;
  /** The address for typing, without the code. */
  place: string;
}

/** A certificate as a PDF. */
export interface Printed {
  bytes: Uint8Array;
}

export function sheetOf(platform: Platform, certificate: Omit<Certificate, "attemptId">, paper: Paper): Sheet {
  const language = certificate.language as Language;
  const { certificatePaper, certificatePage } = messages[language];
  const { result, ...words } = certificatePaper;
  const { percentage, issuer, signatory, isByInviter } = certificate;
  const title = printable(certificate.title);
  return {
    words: isByInviter ? { ...words, nameNote: certificatePage.nameByInviter } : words,
    lang: language,
    dir: directionOfLanguage(language),
    paper: paper === "letter" ? "us-letter" : "a4",
    slant: /^(ar|he|zh|ja|ru|uk)$/.test(language) ? "normal" : "italic",
    documentTitle: `${words.heading}: ${title.text}`,
    name: printable(certificate.name),
    title,
    result: percentage === null ? null : result.replace("{percentage}", inPercent(percentage, language)),
    date: dayIn(certificate.completedOn, language),
    issuer: issuer === null ? null : printable(issuer),
    signatory: signatory === null ? null : printable(signatory),
    code: inGroups(certificate.code),
    url: verifyUrl(platform, certificate.code),
    place: `${platform.publicUrl.replace(/^https?:\/\//, "")}/verify`,
  };
}

/** Emoji have no place in print, and our fonts lack them. */
const pictures = /\p{RGI_Emoji}|\p{Emoji_Presentation}/gv;

/** Characters that the PDF omits or shows as boxes. */
export async function unprintable(text: string, language: string): Promise<string[]> {
  const missing = await missingIn(text.normalize("NFC").replace(pictures, ""), language);
  return [...new Set([...(text.match(pictures) ?? []), ...missing])];
}

/** Words too long for a line in letters of a readable size. */
const tooLong = /[^\s\p{Pd}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{45,}/gu;
const letters = new Intl.Segmenter();
const mayBreak = "\u200b";
const ends = /[\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?<=\p{Pd})/u;

/** A person's text in its printed form. */
function printable(text: string): Written {
  const plain = text.normalize("NFC").replace(pictures, "").replace(/\s+/g, " ").trim() || text;
  // No line starts with the dot between the parts of a name.
  const breakable = plain
    .replace(/(?<=\p{Script=Han})·/gu, "\u2060·")
    .replace(tooLong, (word) => Array.from(letters.segment(word), ({ segment }) => segment).join(mayBreak));
  return { text: breakable, words: breakable.split(ends).filter(Boolean), dir: directionOf(breakable) };
}

export const inPercent = (percentage: number, language: Language): string =>
  new Intl.NumberFormat(writtenTag(language), { style: "percent" }).format(percentage / 100);

/** A day such as 2026-11-27 in words. */
export const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(writtenTag(language), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Regions where paper is measured in inches. */
const inInches = new Set("US CA MX PH CL CO VE CR GT PA DO SV NI PR".split(" "));

/** The paper size for readers of these languages, most preferred first. */
export function paperFor(tags: readonly string[]): Paper {
  const [region] = tags.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  return region !== undefined && inInches.has(region) ? "letter" : "a4";
}
