/** The HTML of an item's own texts, as takers are shown them. */
export interface RenderedItem {
  description: string | null;
  /** In the order of the levels. */
  levels?: RenderedLevel[];
}

export interface RenderedLevel {
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
}

/** The HTML of a question's texts; options and rows are lines, without blocks. */
export interface RenderedQuestion {
  text: string;
  options: string[];
  rows?: string[];
  explanation: string | null;
}
