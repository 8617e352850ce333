/** What a list of texts can be narrowed to by their marks. */
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
  /** Of the question. */
  id: string;
  contentId: string;
  /** How many people wrote something, of the newest figures. */
  count: number;
  /** Changes to load again after a failure. */
  round: number;
}

/** Long texts are folded at first. */
export const isLong = (text: string): boolean => text.length > 280 || text.split("\n").length > 5;
