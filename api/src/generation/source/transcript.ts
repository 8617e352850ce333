import type { Caption } from "./captions.ts";

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})`;

/** The first line of a caption in WebVTT or SubRip: "00:01:02.500 --> 00:01:05.000". Files of Teams have "0:0:3.44". */
const cue = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,]\d{1,3})?\s*-->/;
/** A line copied from YouTube: a time, with the words after it or on the next line. Some programs add brackets. */
const timed = new RegExp(String.raw`^[[(]?${clock}[\])]?(?=\s|$)`);
/** A line copied from Teams: the speaker, then the time. */
const speakerLine = new RegExp(String.raw`^(\p{L}[^\d:]{0,80}?)\s+${clock}$`, "u");

const longestLine = 200;

/** The captions of a transcript, with their seconds and speakers; empty for any other text. */
export function captionsIn(text: string): Caption[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const first = lines.find((line) => line !== "")?.slice(0, longestLine) ?? "";
  if (lines.some((line) => cue.test(line.slice(0, longestLine)))) return cues(lines);
  return timed.test(first) || speakerLine.test(first) || isBelowTitle(lines) ? timedLines(lines) : [];
}

/** Lines with the name of a meeting and its date, which Teams writes above what was said. */
const mostTitles = 8;

/** Whether what was said starts below a title. In an agenda, lines with times follow each other. */
function isBelowTitle(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== "");
  const places = [...filled.keys()].filter((place) => speakerLine.test(filled[place]?.slice(0, longestLine) ?? ""));
  const [first = mostTitles, second] = places;
  return first < mostTitles && second !== undefined && places.every((place, index) => place + 1 !== places[index + 1]);
}

/** Ends each cue at an empty line, so that numbers, notes and styles between cues are left out. */
function cues(lines: readonly string[]): Caption[] {
  const captions: Caption[] = [];
  let speaker = "";
  let isOpen = false;
  for (const line of lines) {
    const match = cue.exec(line.slice(0, longestLine));
    if (match) captions.push({ second: secondOf(match.slice(1)), text: "" });
    isOpen = match !== null || (isOpen && line !== "");
    const last = captions.at(-1);
    if (match || !isOpen || !last) continue;
    const [, name = speaker] = /^<v(?:\.\S+)?\s+([^<>]{1,80})>/.exec(line) ?? [];
    const words = line.replace(/<[^<>]*>/g, "");
    last.text = `${last.text} ${name === speaker ? words : `${name}: ${words}`}`.trim();
    speaker = name;
  }
  return captions;
}

function timedLines(lines: readonly string[]): Caption[] {
  const captions: Caption[] = [];
  let speaker = "";
  for (const line of lines) {
    const start = line.slice(0, longestLine);
    const match = timed.exec(start);
    const named = line.length <= longestLine ? speakerLine.exec(start) : null;
    const last = captions.at(-1);
    if (match) captions.push({ second: secondOf(match.slice(1)), text: line.slice(match[0].length).trimStart() });
    else if (named) {
      const [, name = "", ...time] = named;
      captions.push({ second: secondOf(time), text: name === speaker ? "" : `${name}:` });
      speaker = name;
    } else if (last) last.text += ` ${line}`;
  }
  return captions;
}

const secondOf = ([hours = "0", minutes, seconds]: readonly (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
