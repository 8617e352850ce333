export type Kind = "QUIZ" | "SURVEY" | "ASSESSMENT";

export const kinds = [
  { value: "QUIZ", label: "Quiz" },
  { value: "SURVEY", label: "Survey" },
  { value: "ASSESSMENT", label: "Assessment" },
] as const satisfies readonly { value: Kind; label: string }[];

const places = {
  QUIZ: { label: "Quiz", take: (key: string) => `/quiz/${key}`, results: (key: string) => `/results/${key}` },
  SURVEY: {
    label: "Survey",
    take: (key: string) => `/survey/${key}`,
    results: (key: string) => `/survey/${key}/results`,
  },
  ASSESSMENT: {
    label: "Assessment",
    take: (key: string) => `/assessment/${key}`,
    results: (key: string) => `/assessment/${key}/results`,
  },
} as const;

/** Generated enums may hold values of a newer server; those are treated like a quiz. */
const known = (kind: string) => (kind in places ? places[kind as Kind] : places.QUIZ);

export const kindLabel = (kind: string) => known(kind).label;
export const takePath = (kind: string, key: string) => known(kind).take(key);
/** Where its author tries an item: as takers see it, with nothing stored. */
export const trialPath = (kind: string, key: string) => `${takePath(kind, key)}?trial`;
export const resultsPath = (kind: string, key: string) => known(kind).results(key);
export const webhooksPath = (key: string) => `/results/${key}/webhooks`;
export const editPath = (key: string) => `/maker?edit=${encodeURIComponent(key)}`;
/** Where its creator reads what was made. */
export const createdPath = (key: string) => `/maker?created=${encodeURIComponent(key)}`;
/** Where an item is set as a paper, to be printed. */
export const paperPath = (key: string) => `/content/${encodeURIComponent(key)}/print`;
/** Goes with a link to a paper from the dashboard: the search of the list that it leads back to. */
export interface PaperState {
  list?: string;
}
export const embedPath = (kind: string, key: string) => `/embed${takePath(kind, key)}`;
/** For a device that goes from hand to hand: after a result it asks for the next person. */
export const sharedDeviceLink = (kind: string, key: string) => `${shareLink(kind, key)}?shared`;
export const shareLink = (kind: string, key: string) => `${location.origin}/share${takePath(kind, key)}`;
