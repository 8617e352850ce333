import { randomUUID } from "node:crypto";

interface Marking {
  mark: string;
  /** Puts a text between tags with the mark. */
  marked(name: string, text: string): string;
}

/** Separates data from instructions for a language model. The mark is random, so that no text can close its own tag. */
export function marking(): Marking {
  const mark = randomUUID();
  return { mark, marked: (name, text) => `<${name} ${mark}>\n${text}\n</${name} ${mark}>` };
}
