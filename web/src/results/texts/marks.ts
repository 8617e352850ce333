/** Filters for a list of texts, by mark. */
export const shows = {
  all: "All answers",
  starred: "Starred",
  seen: "Not hidden",
  hidden: "Hidden",
} as const;
export type Show = keyof typeof shows;

export const marksOf: Record<Show, { starred?: boolean; hidden?: boolean }> = {
  all: {},
  starred: { starred: true },
  seen: { hidden: false },
  hidden: { hidden: true },
};

export interface TextsProps {
  /** The question's id. */
  id: string;
  contentId: string;
  /** Number of people who wrote a text, from the newest figures. */
  count: number;
  /** Changes when loading should be retried after a failure. */
  round: number;
}

/** Long texts are folded at first. */
export const isLong = (text: string): boolean => text.length > 280 || text.split("\n").length > 5;
