import { type Kind, kindNames, kinds, nounOf } from "../../../api/src/content/content.shared.ts";

export type { Kind };

export const kindChoices = kinds.map((value) => ({ value, label: kindNames[value] }));

const places: Record<Kind, { take: (key: string) => string; results: (key: string) => string }> = {
  QUIZ: { take: (key) => `/quiz/${key}`, results: (key) => `/results/${key}` },
  SURVEY: { take: (key) => `/survey/${key}`, results: (key) => `/survey/${key}/results` },
  ASSESSMENT: { take: (key) => `/assessment/${key}`, results: (key) => `/assessment/${key}/results` },
};

/** A newer server's kind is treated as a quiz. */
export const knownKind = (kind: string): Kind => (kind in places ? (kind as Kind) : "QUIZ");

export const kindLabel = (kind: string) => kindNames[knownKind(kind)];
export const kindNoun = (kind: string) => nounOf(knownKind(kind));
export const kindPlural = (kind: string) => (knownKind(kind) === "QUIZ" ? "quizzes" : `${kindNoun(kind)}s`);
export const aKind = (kind: string) => `${knownKind(kind) === "ASSESSMENT" ? "an" : "a"} ${kindNoun(kind)}`;
export const takePath = (kind: string, key: string) => places[knownKind(kind)].take(key);
export const trialPath = (kind: string, key: string) => `${takePath(kind, key)}?trial`;
export const resultsPath = (kind: string, key: string) => places[knownKind(kind)].results(key);
/** Deleted items that can be restored. */
export const trashHome = "/trash";
/** All webhooks of the account. */
export const webhooksHome = "/webhooks";
export const webhookPath = (id: string) => `${webhooksHome}/${encodeURIComponent(id)}`;
/** The webhooks of an item. */
export const webhooksPath = (key: string) => `/results/${key}/webhooks`;
/** The people invited to an item by personal links. */
export const peoplePath = (key: string) => `/results/${key}/people`;
/** A preview of regrading the responses to earlier versions. */
export const regradePath = (key: string) => `/results/${key}/regrade`;
export const editPath = (key: string) => `/maker?edit=${encodeURIComponent(key)}`;
/** The editor with one question open. */
export const editQuestionPath = (key: string, question: string) =>
  `${editPath(key)}&question=${encodeURIComponent(question)}`;
/** The gallery of templates, and the page of one. */
export const templatesHome = "/templates";
export const templatePath = (name: string) => `${templatesHome}/${encodeURIComponent(name)}`;
const builderPath = (kind: string) => `/maker?type=${knownKind(kind).toLowerCase()}`;
export const fromTemplatePath = (kind: string, name: string) =>
  `${builderPath(kind)}&template=${encodeURIComponent(name)}`;
/** The builder, filled with a copy of an item. */
export const fromItemPath = (kind: string, key: string) => `${builderPath(kind)}&from=${encodeURIComponent(key)}`;
export const createdPath = (key: string) => `/maker?created=${encodeURIComponent(key)}`;
/** The screen where questions are selected before they become an item. `id` is the draft's. */
export const deskPath = (id: string) => `/drafts/${encodeURIComponent(id)}`;
export const paperPath = (key: string) => `/content/${encodeURIComponent(key)}/print`;
/** The languages of an item, and one of its translations. */
export const languagesPath = (key: string) => `/content/${encodeURIComponent(key)}/languages`;
export const languagePath = (key: string, language: string) => `${languagesPath(key)}/${encodeURIComponent(language)}`;
/** Router state of a link from the dashboard: the search of the list to return to. */
export interface PaperState {
  list?: string;
}

export const embedPath = (kind: string, key: string) => `/embed${takePath(kind, key)}`;
export const sharedDeviceLink = (kind: string, key: string) => `${shareLink(kind, key)}?shared`;
export const shareLink = (kind: string, key: string) => `${location.origin}/share${takePath(kind, key)}`;
