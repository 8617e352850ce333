import { type Caption, captionPassages } from "./captions.ts";
import { inParagraphs, type Source, sourceOf } from "./source.ts";
import { youtubeVideo } from "./video.ts";

export function pastedText(text: string, url: string | null = null): Source {
  const captions = isTimed(text) ? timedLines(text) : [];
  const passages = captions.length > 0 ? captionPassages(captions) : inParagraphs(plainParagraphs(text));
  const tooLittle = "That is too little text to make questions from. Please paste a few paragraphs.";
  const sourceType = url !== null && youtubeVideo(new URL(url)) ? "youtube" : "text";
  return sourceOf({ sourceType, title: null, url, passages }, tooLittle);
}

const endsSentence = /[.!?…]["'”’»)\]]*$/;

export function plainParagraphs(text: string): string[] {
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

const time = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?=\s|$)/;

const isTimed = (text: string) => time.test(text.trim());

/** The lines of a transcript copied from YouTube: a time, then the words, on one line or two. */
function timedLines(text: string): Caption[] {
  const captions: Caption[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const shown = line.trim();
    const match = time.exec(shown);
    if (match) {
      const [stamp, hours = "0", minutes, seconds] = match;
      const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
      captions.push({ second, text: shown.slice(stamp.length).trimStart() });
    } else {
      const last = captions.at(-1);
      if (last) last.text += ` ${line}`;
    }
  }
  return captions;
}
