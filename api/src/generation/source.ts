/** Where in its source a passage stands, so that people find it again. */
export type Anchor =
  | { kind: "paragraph"; paragraph: number }
  | { kind: "page"; page: number }
  | { kind: "second"; second: number };

/** A piece of a source as it reads there, word for word: a paragraph, or a few captions. */
export interface Passage {
  text: string;
  anchor: Anchor;
}

/** What questions are made from, whatever it was. */
export interface Source {
  /** As stored with the item. */
  sourceType: "article" | "youtube" | "pdf" | "text";
  title: string | null;
  url: string | null;
  passages: Passage[];
}
