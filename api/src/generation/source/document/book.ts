import { languageTag } from "../language.ts";
import { chapterBlocks } from "../page.child.ts";
import { mostCharacters } from "../source.ts";
import type { Block } from "../structure/passages.ts";
import { unreadable } from "../unreadable.ts";
import { lockedBook } from "./trouble.ts";
import { attributeOf, readXml, textOf } from "./xml.ts";
import { entriesOf, targetOf } from "./zip.ts";

const containerPart = "META-INF/container.xml";
const encryptionPart = "META-INF/encryption.xml";

/** Characters of a chapter's markup. Books that are one file are read to here. */
const longestChapter = 2_000_000;

/** Ways to disguise fonts, which leave the text as it is. */
const ofFonts = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

interface Book {
  title: string | null;
  language: string | null;
  blocks: Block[];
  /** The chapters that were read, if not all. */
  read: { unit: "chapter"; from: number; to: number; of: number } | null;
}

/** The chapters of a book, in the order in which they are read. */
export function bookIn(bytes: Uint8Array): Book {
  const head = entriesOf(bytes, (name) => name === containerPart || name === encryptionPart || name.endsWith(".opf"));
  if (isEncrypted(head.get(encryptionPart))) throw unreadable("content_unavailable", lockedBook);
  const { title, language, chapters } = packageOf(head);
  const names = new Set(chapters);
  const files = entriesOf(bytes, (name) => names.has(name));
  const blocks: Block[] = [];
  let [size, count] = [0, 0];
  for (const name of chapters) {
    if (size >= mostCharacters) break;
    count += 1;
    const file = files.get(name);
    if (!file) throw new Error("A chapter is missing");
    for (const block of chapterBlocks(asHtml(textOf(file).slice(0, longestChapter)))) {
      blocks.push({ ...block, anchor: { kind: "paragraph", paragraph: blocks.length + 1 } });
      size += block.text.length;
    }
  }
  const isCut = count < chapters.length;
  return {
    title,
    language: languageTag(language),
    blocks,
    read: isCut ? { unit: "chapter", from: 1, to: count, of: chapters.length } : null,
  };
}

function isEncrypted(xml: Uint8Array | undefined): boolean {
  let found = false;
  if (xml)
    readXml(xml, {
      open(name, { Algorithm = "" }) {
        found ||= name === "EncryptionMethod" && !ofFonts.test(Algorithm);
      },
    });
  return found;
}

function packageOf(head: ReadonlyMap<string, Uint8Array>) {
  let file = "";
  readXml(head.get(containerPart), {
    open(name, attributes) {
      if (name === "rootfile") file ||= attributes["full-path"] ?? "";
    },
  });
  const items = new Map<string, { name: string; isChapter: boolean }>();
  const chapters: string[] = [];
  const text: Record<string, string> = {};
  let element = "";
  readXml(head.get(file), {
    open(name, attributes) {
      const { id = "", href = "", properties = "" } = attributes;
      element = text[name] === undefined ? name : "";
      if (name === "item") {
        const isChapter = /html/.test(attributeOf(attributes, "media-type") ?? "") && !/\bnav\b/.test(properties);
        items.set(id, { name: targetOf(href, file), isChapter });
      }
      const item = name === "itemref" && attributes.linear !== "no" ? items.get(attributes.idref ?? "") : undefined;
      if (item?.isChapter) chapters.push(item.name);
    },
    text(part) {
      if (element === "title" || element === "language") text[element] = (text[element] ?? "") + part;
    },
    close() {
      element = "";
    },
  });
  return { title: text.title ?? null, language: text.language ?? null, chapters };
}

/** XHTML closes elements such as <title/> and <a/> in their first tag, which HTML would leave open. */
const asHtml = (xhtml: string) =>
  xhtml.replace(/<([a-z][a-z\d]*)(?=[\s/])([^<>]*)\/>/gi, (tag, name, attributes) =>
    empty.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  );
const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
