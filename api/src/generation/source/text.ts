import type { Passage } from "../../extractive/source.ts";
import { captionPassages } from "./captions.ts";
import { isMarkdown, markdownBlocks } from "./markdown.ts";
import { type Source, sourceOf } from "./source.ts";
import { type Path, under } from "./structure/headings.ts";
import { type Block, passagesIn } from "./structure/passages.ts";
import { captionsIn } from "./transcript.ts";
import { youtubeVideo } from "./video.ts";

export function pastedText(text: string, url: string | null = null): Source {
  const tooLittle = "That is too little text to make questions from. Please paste a few paragraphs.";
  const sourceType = url !== null && youtubeVideo(new URL(url)) ? "youtube" : "text";
  return sourceOf({ sourceType, title: null, url, language: null, passages: plainPassages(text) }, tooLittle);
}

/** The passages of a transcript, of Markdown or of plain text. */
export function plainPassages(text: string): Passage[] {
  const captions = captionsIn(text);
  return captions.length > 0 ? captionPassages(captions) : passagesIn(plainBlocks(text));
}

const endsSentence = /[.!?…]["'”’»)\]]*$/;

/** The paragraphs of a text, with the headings above them. */
export function plainBlocks(text: string): Block[] {
  if (isMarkdown(text)) return markdownBlocks(text);
  const paragraphs = plainParagraphs(text);
  const blocks: Block[] = [];
  let path: Path = [];
  paragraphs.forEach((text, index) => {
    if (isHeading(text, paragraphs[index + 1])) path = under([], 1, text);
    else blocks.push({ text, anchor: { kind: "paragraph", paragraph: index + 1 }, path });
  });
  return blocks;
}

/** Characters: at most in a heading, and at least in a paragraph below one. */
const sizes = { heading: 80, paragraph: 150 };

/**
 * Whether a line is a heading: short, without a full stop, and above a paragraph or named like a section without prose.
 */
const isHeading = (text: string, next: string | undefined) =>
  text.length <= sizes.heading &&
  next !== undefined &&
  /\p{L}/u.test(text) &&
  !/[.!?…:;,。！？]["'”’»)\]]*$/.test(text) &&
  (next.length >= sizes.paragraph || under([], 1, text)[0]?.apart === "yes");

function plainParagraphs(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const hasEmpty = lines.includes("");
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line !== "") paragraphs.at(-1)?.push(line);
    if (line === "" || (endsSentence.test(line) && (!hasEmpty || line.length > 100))) paragraphs.push([]);
  }
  return paragraphs.filter(({ length }) => length > 0).map((paragraph) => paragraph.join(" "));
}
