/** Retention of entries, as set by AUDIT_DAYS. */
export const logTerm = "365 days, or as many as AUDIT_DAYS says";

/** Settings whose changes are logged, in words for people. */
export const loggedSettings = {
  isPublic: "who may take it",
  showResultsToTakers: "whether takers see results",
  collectEmailUpfront: "whether takers are asked for their address",
  emailResultsSettings: "mails with results",
  skillLevels: "the levels",
  rules: "who may answer, when, in which order, and what is shown",
  retention: "how long answers are kept",
  address: "its own address",
} as const;
type LoggedSetting = keyof typeof loggedSettings;

/** Details of an entry, in addition to its action. Never contains answers, names of takers, keys or secrets. */
export interface LogDetail {
  /** Title of the item at the time. */
  title?: string;
  /** Name that the owner gave the token, or the host of the webhook. */
  name?: string;
  /** Name that the owner gave the token that made the request. */
  program?: string;
  /** Number of deleted objects, for actions that can delete several. */
  count?: number;
  /** File format. */
  format?: string;
  settings?: LoggedSetting[];
  /** Last part of the link that the item was given. */
  address?: string;
  /** Positions of the questions, counted from 1. */
  questions?: number[];
}

const several = (count: number | undefined, one: string, more: string) =>
  count === undefined || count === 1 ? one : `${count.toLocaleString("en")} ${more}`;

const inSeries = (words: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(words);

const withName = (what: string, { name }: LogDetail) => (name === undefined ? what : `${what} “${name}”`);

/** Sentences for people, by action. The item is named next to the sentence. */
const sentences = {
  signed_in: () => "Signed in",
  sign_in_failed: () => "Failed to sign in: wrong password",
  signed_out_everywhere: () => "Signed out everywhere",
  password_changed: () => "Changed the password",
  password_reset: () => "Set a new password with an emailed link",
  address_changed: () => "Changed the email address",
  address_restored: () => "Restored the previous email address",
  admin_granted: () => "Made the account an administrator's",
  admin_revoked: () => "Took administration from the account",
  data_exported: () => "Exported all data of the account",
  token_made: (detail: LogDetail) => `Made ${withName("the token", detail)}`,
  token_revoked: (detail: LogDetail) => `Revoked ${withName("the token", detail)}`,
  webhook_made: ({ name }: LogDetail) => `Made a webhook to ${name}`,
  webhook_changed: ({ name }: LogDetail) => `Changed the webhook to ${name}`,
  webhook_secret_renewed: ({ name }: LogDetail) => `Renewed the secret of the webhook to ${name}`,
  webhook_deleted: ({ name, count }: LogDetail) =>
    name === undefined ? `Deleted ${several(count, "a webhook", "webhooks")}` : `Deleted the webhook to ${name}`,
  results_exported: ({ format }: LogDetail) => `Exported the answers${format ? ` as ${format.toUpperCase()}` : ""}`,
  attempts_deleted: ({ count }: LogDetail) => `Deleted ${several(count, "a response", "responses")}`,
  attempts_restored: ({ count }: LogDetail) => `Restored ${several(count, "a response", "responses")}`,
  attempts_regraded: ({ count }: LogDetail) => `Regraded ${several(count, "a response", "responses")}`,
  answers_erased: () => "A participant erased their response",
  certificate_revoked: () => "Revoked a certificate",
  places_freed: ({ count }: LogDetail) => `Freed ${several(count, "a held place", "held places")}`,
  content_deleted: () => "Deleted the item",
  content_restored: () => "Restored the item from the trash",
  content_purged: ({ count }: LogDetail) => `Deleted ${several(count, "the item", "items")} permanently`,
  settings_changed: ({ settings = [], address }: LogDetail) =>
    `Changed ${inSeries(settings.map((setting) => loggedSettings[setting]))}${address === undefined ? "" : ` to “${address}”`}`,
  key_changed: ({ questions = [] }: LogDetail) =>
    `Changed how ${questions.length === 1 ? "question" : "questions"} ${inSeries(questions.map(String))} ${questions.length === 1 ? "is" : "are"} graded`,
  people_invited: ({ count }: LogDetail) => `Added ${several(count, "an invitation", "invitations")}`,
  invitations_sent: ({ count }: LogDetail) => `Sent ${several(count, "an invitation", "invitations")} or reminders`,
  invitation_links_exported: ({ format }: LogDetail) => `Downloaded the personal links as ${format?.toUpperCase()}`,
  invitations_revoked: ({ count }: LogDetail) => `Withdrew ${several(count, "an invitation", "invitations")}`,
  invitations_deleted: ({ count }: LogDetail) => `Deleted ${several(count, "an invitation", "invitations")}`,
  person_erased: ({ count }: LogDetail) =>
    `Erased a person${count === undefined ? "" : `, with ${several(count, "a response", "responses")}`}`,
} as const satisfies Record<string, (detail: LogDetail) => string>;

export type LoggedAction = keyof typeof sentences;
export const loggedActions = Object.keys(sentences) as LoggedAction[];

export const sentenceOf = (action: LoggedAction, detail: LogDetail): string => sentences[action](detail);
