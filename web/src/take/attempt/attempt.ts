import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { choosing, choosingInRow, flawOf, isEmpty, rowsOf } from "./entry.ts";
import type { Answers, Item, Question, Receipt } from "./item.ts";

/** An attempt with the item as it was shown, so that a later edit does not change the meaning of its answers. */
export type Progress = {
  attemptKey: string;
  item: Item;
  startedAt: number;
  name: string;
  email: string;
  answers: Answers;
  /** Entries that are not valid answers yet, such as a number out of range. Absent in attempts of older versions. */
  drafts?: Answers;
  /** Ids of optional questions that were left without an answer. */
  skipped?: string[];
  position: number;
  handedIn: boolean;
  /** The time when Finish was pressed. Sending may take much longer and does not count as time taken. */
  finishedAt?: number;
  /** The link's values for the fields that the item declares. */
  fields?: Record<string, string>;
  /** True to request only the receipt of stored answers. */
  isRepeated?: true;
};

/** The submitted attempt, without its item. */
export type Sent = Omit<Progress, "item">;

/** The data of a result. */
export type Finished = { item: Item; sent: Sent; receipt: Receipt };

export type Ending = { attemptKey: string; ended: "handedIn" | "discarded" };

export type Delay = "offline" | "busy" | "unreachable" | "intercepted";

export type RefusalReason = {
  kind: "gone" | "conflict" | "changed" | "details" | "refused" | "closed" | "waiting" | "full";
  message: string;
  /** Minutes until a place may be free. */
  freeIn?: number;
};

export type State =
  | { phase: "intro"; item: Item; found: Progress | null }
  | { phase: "answering"; progress: Progress }
  | { phase: "sending"; progress: Progress; delay: Delay | null }
  | { phase: "stuck"; progress: Progress; reason: RefusalReason }
  | ({ phase: "done" } & Finished)
  /** Another tab submitted the attempt and has its result. */
  | { phase: "arrived"; item: Item };

export type Action =
  | { type: "started"; progress: Progress }
  | { type: "resumed" }
  | { type: "discarded" }
  | { type: "chose"; option: number; row?: number | undefined }
  | { type: "entered"; entry: GivenAnswer | null }
  | { type: "moved"; to: number }
  /** `over` returns the attempt to submit when the time is up, even if answers are missing. */
  | { type: "finished"; at: number; over?: (progress: Progress) => Progress }
  | { type: "delayed"; delay: Delay }
  | { type: "retried" }
  | { type: "accepted"; receipt: Receipt }
  | { type: "refused"; reason: RefusalReason }
  | { type: "corrected"; name: string; email: string }
  | { type: "renewed"; attemptKey: string }
  | { type: "updated"; progress: Progress }
  | { type: "changed"; change: (shown: Item) => Item; receipt?: Receipt | undefined }
  | { type: "passedOn" }
  /** `asked` is the item as it was shown when the request was sent. */
  | { type: "refreshed"; item: Item; asked: Item }
  | { type: "elsewhere"; progress: Progress }
  | { type: "ended"; ending: Ending }
  /** The server refused the start of the attempt. */
  | { type: "turnedAway"; attemptKey: string }
  /** Shows the result of an earlier submission on this device. */
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
    // The taker may have chosen another language since the request.
    if (action.type === "refreshed" && action.asked.language === state.item.language)
      return { ...state, item: action.item };
    if (action.type === "changed")
      return {
        ...state,
        item: action.change(state.item),
        found: state.found && withChangedItem(state.found, action.change),
      };
    if (action.type === "elsewhere")
      return action.progress.handedIn ? sending(action.progress) : { ...state, found: action.progress };
  }
  if (state.phase === "answering") {
    const { progress } = state;
    if (action.type === "chose") return { ...state, progress: choose(progress, action) };
    if (action.type === "entered") return { ...state, progress: enter(progress, action.entry) };
    if (action.type === "changed") return { ...state, progress: withChangedItem(progress, action.change) };
    if (action.type === "turnedAway" && !hasEntries(progress))
      return afterEnding(state, { ...action, ended: "discarded" });
    if (action.type === "moved" && canOpen(progress, action.to)) return answering(leave(progress), action.to);
    if (action.type === "finished") {
      const next = (action.over ?? leave)(progress);
      const open = firstOpen(next);
      return open === -1 || action.over ? sending({ ...next, finishedAt: action.at }) : answering(next, open);
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
    if (action.type === "changed" && action.receipt)
      return { ...state, item: withItem(state.item, action.change(state.item)), receipt: action.receipt };
  }
  if (state.phase === "stuck") {
    if (action.type === "retried") return sending(state.progress);
    if (action.type === "corrected") return sending({ ...state.progress, name: action.name, email: action.email });
    if (action.type === "renewed") return sending({ ...state.progress, attemptKey: action.attemptKey });
    if (action.type === "updated") return { phase: "answering", progress: action.progress };
  }
  return state;
}

/** Follows another tab that ended this attempt. An attempt that this tab is sending waits for its own receipt. */
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

const withChangedItem = (progress: Progress, change: (shown: Item) => Item): Progress => ({
  ...progress,
  item: withItem(progress.item, change(progress.item)),
});

/** The data to request the receipt again, for which the server needs neither name nor address. */
export function sentOf({ item: _, ...progress }: Progress): Sent {
  return { ...progress, name: "", email: "", isRepeated: true };
}

/**
 * The attempt in the item's current language, which the taker may have changed. Unchanged while the item is closed,
 * because its questions are missing.
 */
const asShown = (found: Progress, item: Item) =>
  found.item.revision === item.revision && !item.availability ? withChangedItem(found, () => item) : found;

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

/** The current entry, whether or not it is a valid answer. */
export const entryOf = ({ drafts, answers }: Progress, { id }: Question): GivenAnswer | null =>
  drafts?.[id] ?? answers[id] ?? null;

export const hasEntries = ({ answers, drafts }: Progress) => Object.keys({ ...answers, ...drafts }).length > 0;

/** Whether a question may be left without an answer, as long as it has no entry. */
const isSkippable = (progress: Progress, question: Question | undefined) =>
  question?.required === false && entryOf(progress, question) === null;

export const canGoOn = (progress: Progress) =>
  isAnswered(progress, progress.position) || isSkippable(progress, progress.item.questions[progress.position]);

export const secondsTaken = ({ startedAt, finishedAt = Date.now() }: Progress) =>
  Math.max(0, Math.round((finishedAt - startedAt) / 1000));

export const firstOpen = (progress: Progress) =>
  progress.item.questions.findIndex((_question, index) => !isSettled(progress, index));

/** Whether the taker may open a question: an earlier one, one that is answered or skipped, or the question after it. */
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
  // A key pressed outside the rows answers the first row without an answer.
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
