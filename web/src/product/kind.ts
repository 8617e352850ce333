import { type Kind, kindNames, kinds } from "../../../api/src/content/content.shared.ts";

export type { Kind };

/** As a form offers them. */
export const kindChoices = kinds.map((value) => ({ value, label: kindNames[value] }));

const places: Record<Kind, { take: (key: string) => string; results: (key: string) => string }> = {
  QUIZ: { take: (key) => `/quiz/${key}`, results: (key) => `/results/${key}` },
  SURVEY: { take: (key) => `/survey/${key}`, results: (key) => `/survey/${key}/results` },
  ASSESSMENT: { take: (key) => `/assessment/${key}`, results: (key) => `/assessment/${key}/results` },
};

/** Generated enums may hold values of a newer server; those are treated like a quiz. */
const known = (kind: string): Kind => (kind in places ? (kind as Kind) : "QUIZ");

export const kindLabel = (kind: string) => kindNames[known(kind)];
export const takePath = (kind: string, key: string) => places[known(kind)].take(key);
/** Where its author tries an item: as takers see it, with nothing stored. */
export const trialPath = (kind: string, key: string) => `${takePath(kind, key)}?trial`;
export const resultsPath = (kind: string, key: string) => places[known(kind)].results(key);
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
