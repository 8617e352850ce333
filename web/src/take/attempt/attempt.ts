import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { choosing, choosingInRow, flawOf, isEmpty, rowsOf } from "./entry.ts";
import type { Answers, Item, Question, Receipt } from "./item.ts";
import type { RefusalReason } from "./refusalReason.ts";
import type { Ending, Finished } from "./store.ts";
import type { Delay } from "./submit.ts";

/** An attempt with the item as it was shown, so that an edit meanwhile does not change what was answered. */
export type Progress = {
  attemptKey: string;
  item: Item;
  startedAt: number;
  name: string;
  email: string;
  answers: Answers;
  /** Entries that are no answers yet, such as a number out of range. Absent in attempts of older versions. */
  drafts?: Answers;
  /** Optional questions that were left without an answer, by id. */
  skipped?: string[];
  position: number;
  handedIn: boolean;
  /** When Finish was pressed. Sending may take much longer and is not part of the time taken. */
  finishedAt?: number;
  /** What the link said of the fields that the item declares. */
  fields?: Record<string, string>;
  /** Only the receipt of what is stored already is wanted. */
  isRepeated?: true;
};

/** What was handed in, beside the item that it belongs to. */
export type Sent = Omit<Progress, "item">;

export type State =
  | { phase: "intro"; item: Item; found: Progress | null }
  | { phase: "answering"; progress: Progress }
  | { phase: "sending"; progress: Progress; delay: Delay | null }
  | { phase: "stuck"; progress: Progress; reason: RefusalReason }
  | { phase: "done"; item: Item; sent: Sent; receipt: Receipt }
  /** Another tab handed the attempt in and has its result. */
  | { phase: "arrived"; item: Item };

export type Action =
  | { type: "started"; progress: Progress }
  | { type: "resumed" }
  | { type: "discarded" }
  | { type: "chose"; option: number; row?: number | undefined }
  | { type: "entered"; entry: GivenAnswer | null }
  | { type: "moved"; to: number }
  /** `over`: what is handed in though answers may be missing, because the time is up. */
  | { type: "finished"; at: number; over?: (progress: Progress) => Progress }
  | { type: "delayed"; delay: Delay }
  | { type: "retried" }
  | { type: "accepted"; receipt: Receipt }
  | { type: "refused"; reason: RefusalReason }
  | { type: "corrected"; name: string; email: string }
  | { type: "renewed"; attemptKey: string }
  | { type: "updated"; progress: Progress }
  | { type: "turned"; turn: (shown: Item) => Item; receipt?: Receipt | undefined }
  | { type: "passedOn" }
  /** `asked` is the item as it was shown when the server was asked for it. */
  | { type: "refreshed"; item: Item; asked: Item }
  | { type: "elsewhere"; progress: Progress }
  | { type: "ended"; ending: Ending }
  /** The server refused its start. */
  | { type: "turnedAway"; attemptKey: string }
  /** To the result of what was handed in on this device before. */
  | { type: "returned"; finished: Finished };

export const itemOf = (state: State) => ("progress" in state ? state.progress.item : state.item);

export function begin(item: Item, name: string, email: string): Progress {
  const startedAt = Math.round(performance.timeOrigin);
  return { attemptKey: newKey(), item, startedAt, name, email, answers: {}, position: 0, handedIn: false };
}

export function opening(item: Item, found: Progress | null): State {
  return found?.handedIn ? sending(found) : { phase: "intro", item, found };
}

export function reduce(state: State, action: Action): State {
  if (action.type === "ended") return afterEnding(state, action.ending);
  if (state.phase === "intro") {
    if (action.type === "started") return { phase: "answering", progress: action.progress };
    if (action.type === "resumed" && state.found)
      return { phase: "answering", progress: asShown(state.found, state.item) };
    if (action.type === "returned") return { phase: "done", ...action.finished };
    if (action.type === "discarded") return { ...state, found: null };
    // Another language may have been chosen meanwhile.
    if (action.type === "refreshed" && action.asked.language === state.item.language)
      return { ...state, item: action.item };
    if (action.type === "turned")
      return { ...state, item: action.turn(state.item), found: state.found && turned(state.found, action.turn) };
    if (action.type === "elsewhere")
      return action.progress.handedIn ? sending(action.progress) : { ...state, found: action.progress };
  }
  if (state.phase === "answering") {
    const { progress } = state;
    if (action.type === "chose") return { ...state, progress: choose(progress, action) };
    if (action.type === "entered") return { ...state, progress: enter(progress, action.entry) };
    if (action.type === "turned") return { ...state, progress: turned(progress, action.turn) };
    if (action.type === "turnedAway" && !hasEntries(progress))
      return afterEnding(state, { ...action, ended: "discarded" });
    if (action.type === "moved" && canOpen(progress, action.to)) return answering(leave(progress), action.to);
    if (action.type === "finished") {
      const left = (action.over ?? leave)(progress);
      const open = firstOpen(left);
      return open === -1 || action.over ? sending({ ...left, finishedAt: action.at }) : answering(left, open);
    }
    if (action.type === "elsewhere" && action.progress.attemptKey === progress.attemptKey) {
      const { answers, drafts = {}, skipped = [] } = action.progress;
      return { ...state, progress: { ...progress, answers, drafts, skipped } };
    }
  }
  if (state.phase === "sending") {
    const { progress } = state;
    if (action.type === "delayed") return { ...state, delay: action.delay };
    if (action.type === "retried") return { ...state, progress: { ...progress } };
    if (action.type === "accepted") {
      return { phase: "done", item: progress.item, sent: sentOf(progress), receipt: action.receipt };
    }
    if (action.type === "refused") return stuck(progress, action.reason);
  }
  if (state.phase === "done") {
    if (action.type === "passedOn") return { phase: "intro", item: state.item, found: null };
    if (action.type === "turned" && action.receipt)
      return { ...state, item: withItem(state.item, action.turn(state.item)), receipt: action.receipt };
  }
  if (state.phase === "stuck") {
    if (action.type === "retried") return sending(state.progress);
    if (action.type === "corrected") return sending({ ...state.progress, name: action.name, email: action.email });
    if (action.type === "renewed") return sending({ ...state.progress, attemptKey: action.attemptKey });
    if (action.type === "updated") return { phase: "answering", progress: action.progress };
  }
  return state;
}

/** Follows another tab that ended this attempt. An attempt this tab is sending waits for its own receipt. */
function afterEnding(state: State, { attemptKey, ended }: Ending): State {
  if (state.phase === "intro") return state.found?.attemptKey === attemptKey ? { ...state, found: null } : state;
  const isOpen = state.phase === "answering" || state.phase === "stuck";
  if (!isOpen || state.progress.attemptKey !== attemptKey) return state;
  const { item } = state.progress;
  return ended === "handedIn" ? { phase: "arrived", item } : { phase: "intro", item, found: null };
}

/** The item in another language, in the order in which it was shown. */
function withItem(shown: Item, item: Item): Item {
  if (item === shown) return item;
  const inIt = new Map(item.questions.map((question) => [question.id, question]));
  const questions = shown.questions.map((before) => ({
    ...(inIt.get(before.id) ?? before),
    ...(before.shown && { shown: before.shown }),
  }));
  return { ...item, questions };
}

const turned = (progress: Progress, turn: (shown: Item) => Item): Progress => ({
  ...progress,
  item: withItem(progress.item, turn(progress.item)),
});

/** What its receipt is asked for with again, for which the server needs neither name nor address. */
export function sentOf({ item: _, ...progress }: Progress): Sent {
  return { ...progress, name: "", email: "", isRepeated: true };
}

/** In the language in which the item is shown, which may have been chosen since. Without questions while it is closed. */
const asShown = (found: Progress, item: Item) =>
  found.item.revision === item.revision && !item.availability ? turned(found, () => item) : found;

const answering = (progress: Progress, position: number): State => ({
  phase: "answering",
  progress: { ...progress, position },
});

const sending = (progress: Progress): State => ({
  phase: "sending",
  progress: { ...progress, handedIn: true },
  delay: null,
});

export const stuck = (progress: Progress, reason: RefusalReason): State => ({
  phase: "stuck",
  progress: { ...progress, handedIn: false },
  reason,
});

export const isAnswered = ({ item, answers }: Progress, index: number) => {
  const question = item.questions[index];
  return question !== undefined && answers[question.id] !== undefined;
};

export const isSkipped = ({ item, skipped }: Progress, index: number) =>
  skipped?.includes(item.questions[index]?.id ?? "") === true;

const isSettled = (progress: Progress, index: number) => isAnswered(progress, index) || isSkipped(progress, index);

/** What was entered so far, be it an answer or not yet. */
export const entryOf = ({ drafts, answers }: Progress, { id }: Question): GivenAnswer | null =>
  drafts?.[id] ?? answers[id] ?? null;

export const hasEntries = ({ answers, drafts }: Progress) => Object.keys({ ...answers, ...drafts }).length > 0;

/** Whether a question may be left without an answer, as long as nothing is entered. */
const isSkippable = (progress: Progress, question: Question | undefined) =>
  question?.required === false && entryOf(progress, question) === null;

export const canGoOn = (progress: Progress) =>
  isAnswered(progress, progress.position) || isSkippable(progress, progress.item.questions[progress.position]);

export const secondsTaken = ({ startedAt, finishedAt = Date.now() }: Progress) =>
  Math.max(0, Math.round((finishedAt - startedAt) / 1000));

export const firstOpen = (progress: Progress) =>
  progress.item.questions.findIndex((_question, index) => !isSettled(progress, index));

/** A taker may open every question that is answered or skipped, and the one after them. */
export const canOpen = (progress: Progress, index: number) =>
  index >= 0 &&
  index < progress.item.questions.length &&
  (index <= progress.position ||
    isSettled(progress, index) ||
    isSettled(progress, index - 1) ||
    (index === progress.position + 1 && canGoOn(progress)));

function choose(progress: Progress, { option, row }: { option: number; row?: number | undefined }): Progress {
  const question = progress.item.questions[progress.position];
  if (!question || option < 0 || option >= question.options.length) return progress;
  const entry = entryOf(progress, question);
  if (question.questionType !== "matrix") return enter(progress, choosing(question, entry, option));
  // A key pressed outside the rows answers the first open one.
  const open = question.form?.rows?.findIndex((_, index) => (rowsOf(entry)[index] ?? null) === null) ?? -1;
  const answered = row ?? open;
  return answered < 0 ? progress : enter(progress, choosingInRow(question, entry, answered, option));
}

export function enter(progress: Progress, entry: GivenAnswer | null): Progress {
  const question = progress.item.questions[progress.position];
  if (!question) return progress;
  const { id } = question;
  const { [id]: _answer, ...answers } = progress.answers;
  const { [id]: _draft, ...drafts } = progress.drafts ?? {};
  const skipped = progress.skipped?.filter((one) => one !== id) ?? [];
  const rest = { ...progress, answers, drafts, skipped };
  if (entry === null || isEmpty(entry)) return rest;
  return flawOf(question, entry) === null
    ? { ...rest, answers: { ...answers, [id]: entry } }
    : { ...rest, drafts: { ...drafts, [id]: entry } };
}

export function leave(progress: Progress): Progress {
  const question = progress.item.questions[progress.position];
  if (!question || !isSkippable(progress, question) || progress.skipped?.includes(question.id)) return progress;
  return { ...progress, skipped: [...(progress.skipped ?? []), question.id] };
}

/** A random UUID. `crypto.randomUUID` is missing on plain-http addresses, such as a classroom's own server. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
