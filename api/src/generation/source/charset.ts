import { isAscii } from "node:buffer";
import { load } from "cheerio";

/**
 * The text of a file. Charsets are tried in the order of the HTML Standard (Determining the character encoding,
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding): the byte order mark, the
 * header, the page's own declaration, a guess. Browsers trust a declaration; this deviates from them because many are
 * wrong: bytes that are UTF-8 are read as UTF-8 whatever is declared, since text in another charset hardly ever is by
 * chance; a charset that the bytes do not fit is skipped; Windows-1252, which all bytes fit and which many servers send
 * for every page, is the weakest declaration; and a page may declare its charset after its first 1,024 bytes.
 */
export const decoded = async (bytes: Uint8Array, header: string | null, isPage: boolean): Promise<string> =>
  decodedIn(bytes, markOf(bytes)) ??
  decodedIn(bytes, isAscii(bytes) ? null : "utf-8") ??
  declaredText(bytes, header, isPage ? declaredIn(bytes) : null) ??
  new TextDecoder(await guessedFrom(bytes)).decode(bytes);

/** Broken characters for each good one, in a text that was cut or joined carelessly. */
const mostBroken = 0.05;

/**
 * Control characters count as broken: ISO-2022-JP read as ASCII leaves its escapes, and a byte without a character
 * becomes one.
 */
const brokenUnicode = /\uFFFD|[^\P{Cc}\s\x80-\x9F]/gu;
const brokenLegacy = /\uFFFD|[^\P{Cc}\s]/gu;

/** Null if the charset is unknown, or if the bytes do not fit it. */
function decodedIn(bytes: Uint8Array, label: string | null): string | null {
  if (label === null || !isKnown(label)) return null;
  const decoder = new TextDecoder(label);
  // A page with a readable declaration is not in UTF-16.
  if (decoder.encoding.startsWith("utf-16") && !bytes.includes(0)) return null;
  const text = decoder.decode(bytes);
  const broken = text.match(label === "utf-8" ? brokenUnicode : brokenLegacy)?.length ?? 0;
  const good = broken === 0 ? 0 : (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0);
  return broken <= mostBroken * good ? text : null;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "x-user-defined";
  } catch {
    return false;
  }
}

/** The text in the first declared charset that fits. */
function declaredText(bytes: Uint8Array, ...labels: (string | null)[]): string | null {
  const knownLabels = labels.filter((label) => label !== null).filter(isKnown);
  const isWeak = (label: string) => new TextDecoder(label).encoding === "windows-1252";
  const [strong, weak] = [knownLabels.filter((label) => !isWeak(label)), knownLabels.filter(isWeak)];
  const text = strong.reduce<string | null>((text, label) => text ?? decodedIn(bytes, label), null);
  return (
    text ??
    weak.map((label) => decodedIn(bytes, label)).find((text) => text !== null && !isForeignInLatin(text)) ??
    null
  );
}

/** The share of characters beyond ASCII that are next to three others. Western languages rarely have four in a row. */
const mostInRows = 0.25;

/** Whether a text that was read as Windows-1252 is in another charset. */
const isForeignInLatin = (text: string): boolean =>
  (text.match(/[^\p{ASCII}]{4,}/gu) ?? []).join("").length > mostInRows * foreign(text);

/** Bytes in which zeros show UTF-16. */
const markBytes = 1000;

/**
 * UTF-16, by its mark or by the zero bytes of its markup. The mark of UTF-8 needs no check, because its bytes are UTF-8.
 */
function markOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [...bytes.subarray(0, markBytes).entries()].filter(([, byte]) => byte === 0);
  const odd = zeros.filter(([place]) => place % 2 === 1).length;
  if (zeros.length < 2 || (odd > 0 && odd < zeros.length)) return null;
  return odd > 0 ? "utf-16le" : "utf-16be";
}

/** Bytes in which a page declares its charset. Some have scripts and comments first. */
const headBytes = 65_536;

/** The charset that a page declares in a <meta>, or at the beginning of XHTML. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString("latin1");
  const $ = load(head);
  const inMeta = $("meta[charset], meta[http-equiv=content-type i]")
    .toArray()
    .map(({ attribs }) => attribs.charset ?? /charset\s*=\s*["']?([^\s"';]+)/i.exec(attribs.content ?? "")?.[1]);
  return (
    inMeta.find((label) => label && isKnown(label)) ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(head)?.[1] ?? null
  );
}

/**
 * Charsets that were common before UTF-8, each with a weight for language detection. The letters of Western Europe
 * score alike in several charsets, and two bytes for a character are less often a coincidence than one.
 */
const legacy: Readonly<Record<string, number>> = {
  "windows-1252": 1.05,
  "windows-1250": 1,
  "iso-8859-2": 1,
  "windows-1251": 1,
  "windows-1253": 1,
  "windows-1254": 1,
  "windows-1255": 1,
  "windows-1256": 1,
  "windows-1257": 1,
  "windows-874": 1,
  "koi8-r": 1,
  shift_jis: 1.2,
  "euc-jp": 1.2,
  gb18030: 1.2,
  big5: 1.2,
  "euc-kr": 1.2,
  "iso-2022-jp": 1.2,
};
/** Bytes and words that are enough to guess by. */
const sample = { bytes: 32_768, words: 400 };

/** The charset in which the bytes come closest to a language, by words with letters beyond ASCII. */
async function guessedFrom(bytes: Uint8Array): Promise<string> {
  const start = bytes.findIndex((byte) => byte > 0x7f || byte === 0x1b);
  if (start < 0) return "utf-8";
  const part = bytes.subarray(start, start + sample.bytes);
  const { eld } = await import("eld/extrasmall");
  const scores = Object.entries(legacy).map(([label, weight]) => {
    const text = decodedIn(part, label) ?? "";
    const words = text.split(/[^\p{L}\p{M}]+/u).filter(isForeign);
    const likeness = Math.max(0, ...Object.values(eld.detect(words.slice(0, sample.words).join(" ")).getScores()));
    return { label, score: (weight * likeness * foreign(words.join(""))) / (foreign(text) || 1) };
  });
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).label;
}

/** Latin letters and letters of another script do not form a word together. */
const isForeign = (word: string) =>
  /[^\p{ASCII}]/u.test(word) &&
  !(/\p{Script=Latin}/u.test(word) && /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u.test(word));

const foreign = (text: string) => text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
