import { jsonrepair } from "jsonrepair";

type JsonObject = Record<string, unknown>;

export interface ObjectReader {
  /** Takes a piece of a model's answer and returns the objects it completes. */
  read(text: string): JsonObject[];
  /** Objects that could only be read with repairs, after the end of the answer. */
  rest(): JsonObject[];
}

const thoughtsBegin = ["<think>", "<thinking>"];
const thoughtsEnd = /<\/think(?:ing)?>/;
const longestTag = "</thinking>".length;

/** Number of starts to try at each `}`, because objects may be nested and strings may contain braces. */
const starts = 8;

/**
 * Finds the objects that `isWanted` anywhere in an answer: in a list, in a wrapper, in a fence, after thoughts. Repairs
 * invalid JSON (other quotation marks, extra commas) as soon as it has certainly ended.
 */
export function objectReader(isWanted: (value: JsonObject) => boolean): ObjectReader {
  let begin = "";
  let isThinking: boolean | null = null;
  let pending = "";

  /** The part of a piece that is not thinking aloud. Models start with `<think>…</think>`. */
  function jsonText(text: string): string {
    if (isThinking === false) return text;
    begin += text;
    if (isThinking === null) {
      const content = begin.trimStart();
      if (thoughtsBegin.some((tag) => tag.startsWith(content))) return "";
      isThinking = thoughtsBegin.some((tag) => content.startsWith(tag));
    }
    const end = isThinking ? thoughtsEnd.exec(begin) : null;
    if (isThinking && !end) {
      begin = begin.slice(-longestTag);
      return "";
    }
    isThinking = false;
    return end ? begin.slice(end.index + end[0].length) : begin;
  }

  function objectsIn(text: string): JsonObject[] {
    const parsedObjects: JsonObject[] = [];
    let from = pending.length;
    pending += text;
    for (let end = pending.indexOf("}", from); end >= 0; end = pending.indexOf("}", from)) {
      from = end + 1;
      const ending = wholeAt(pending.slice(0, from), isWanted);
      if (!ending) continue;
      parsedObjects.push(...repaired(pending.slice(0, ending.start), isWanted), ending.value);
      pending = pending.slice(from);
      from = 0;
    }
    return parsedObjects;
  }

  return { read: (text) => objectsIn(jsonText(text)), rest: () => repaired(pending, isWanted) };
}

/** The wanted object at the end of a text, and its start. */
function wholeAt(text: string, isWanted: (value: JsonObject) => boolean): { value: JsonObject; start: number } | null {
  let start = text.length;
  for (let attempts = 0; attempts < starts; attempts++) {
    start = start > 0 ? text.lastIndexOf("{", start - 1) : -1;
    if (start < 0) return null;
    try {
      const value: unknown = JSON.parse(text.slice(start));
      if (isObject(value) && isWanted(value)) return { value, start };
    } catch {}
  }
  return null;
}

/** Repairs whole objects only, because a repair would also close one that was cut off in the middle. */
function repaired(text: string, isWanted: (value: JsonObject) => boolean): JsonObject[] {
  const start = text.search(/[{[]/);
  const end = text.lastIndexOf("}");
  if (start < 0 || end < start) return [];
  try {
    return within(JSON.parse(jsonrepair(withKnownMarks(text.slice(start, end + 1)))), isWanted);
  } catch {
    return [];
  }
}

/** Replaces German and French quotation marks around strings with the curly ones that a repair recognizes. */
const withKnownMarks = (text: string) =>
  text.replace(/([{[,:]\s*)[„«]\s?/g, "$1“").replace(/(?<=\S)\s?»(?=\s*[\]},:])/g, "”");

function within(value: unknown, isWanted: (value: JsonObject) => boolean): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((item) => within(item, isWanted));
  if (!isObject(value)) return [];
  return isWanted(value) ? [value] : Object.values(value).flatMap((item) => within(item, isWanted));
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
