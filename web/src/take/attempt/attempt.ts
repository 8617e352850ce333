import { type Answer, type Answers, allowsSeveral, type Item, type Question, type Receipt } from "./item.ts";
import type { RefusalReason } from "./refusalReason.ts";
import type { Ending } from "./store.ts";
import type { Delay } from "./submit.ts";

/** An attempt with the item as it was shown, so that an edit meanwhile does not change what was answered. */
export type Progress = {
  attemptKey: string;
  item: Item;
  startedAt: number;
  name: string;
  email: string;
  answers: Answers;
  position: number;
  handedIn: boolean;
  /** When Finish was pressed. Sending may take much longer and is not part of the time taken. */
  finishedAt?: number;
};

export type State =
  | { phase: "intro"; item: Item; found: Progress | null }
  | { phase: "answering"; progress: Progress }
  | { phase: "sending"; progress: Progress; delay: Delay | null }
  | { phase: "stuck"; progress: Progress; reason: RefusalReason }
  | { phase: "done"; item: Item; answers: Answers; receipt: Receipt }
  /** Another tab handed the attempt in and has its result. */
  | { phase: "arrived"; item: Item };

export type Action =
  | { type: "started"; progress: Progress }
  | { type: "resumed" }
  | { type: "discarded" }
  | { type: "chose"; option: number }
  | { type: "moved"; to: number }
  | { type: "finished"; at: number }
  | { type: "delayed"; delay: Delay }
  | { type: "retried" }
  | { type: "accepted"; receipt: Receipt }
  | { type: "refused"; reason: RefusalReason }
  | { type: "corrected"; name: string; email: string }
  | { type: "renewed"; attemptKey: string }
  | { type: "updated"; item: Item }
  | { type: "passedOn" }
  | { type: "refreshed"; item: Item }
  | { type: "elsewhere"; progress: Progress }
  | { type: "ended"; ending: Ending };

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
    if (action.type === "resumed" && state.found) return { phase: "answering", progress: state.found };
    if (action.type === "discarded") return { ...state, found: null };
    if (action.type === "refreshed") return { ...state, item: action.item };
    if (action.type === "elsewhere")
      return action.progress.handedIn ? sending(action.progress) : { ...state, found: action.progress };
  }
  if (state.phase === "answering") {
    const { progress } = state;
    if (action.type === "chose") return { ...state, progress: choose(progress, action.option) };
    if (action.type === "moved" && canOpen(progress, action.to)) return answering(progress, action.to);
    if (action.type === "finished") {
      const open = firstOpen(progress);
      return open === -1 ? sending({ ...progress, finishedAt: action.at }) : answering(progress, open);
    }
    if (action.type === "elsewhere" && action.progress.attemptKey === progress.attemptKey)
      return { ...state, progress: { ...progress, answers: action.progress.answers } };
  }
  if (state.phase === "sending") {
    const { progress } = state;
    if (action.type === "delayed") return { ...state, delay: action.delay };
    if (action.type === "retried") return { ...state, progress: { ...progress } };
    if (action.type === "accepted")
      return { phase: "done", item: progress.item, answers: progress.answers, receipt: action.receipt };
    if (action.type === "refused") return stuck(progress, action.reason);
  }
  if (state.phase === "done" && action.type === "passedOn") return { phase: "intro", item: state.item, found: null };
  if (state.phase === "stuck") {
    if (action.type === "retried") return sending(state.progress);
    if (action.type === "corrected") return sending({ ...state.progress, name: action.name, email: action.email });
    if (action.type === "renewed") return sending({ ...state.progress, attemptKey: action.attemptKey });
    if (action.type === "updated") return { phase: "answering", progress: carryOver(state.progress, action.item) };
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

export const secondsTaken = ({ startedAt, finishedAt = Date.now() }: Progress) =>
  Math.max(0, Math.round((finishedAt - startedAt) / 1000));

const firstOpen = (progress: Progress) =>
  progress.item.questions.findIndex((_question, index) => !isAnswered(progress, index));

/** A taker may open every answered question and the one after them. */
export const canOpen = (progress: Progress, index: number) =>
  index >= 0 &&
  index < progress.item.questions.length &&
  (index <= progress.position || isAnswered(progress, index) || isAnswered(progress, index - 1));

function choose(progress: Progress, option: number): Progress {
  const question = progress.item.questions[progress.position];
  if (!question || option < 0 || option >= question.options.length) return progress;
  const answer = answerWith(question, progress.answers[question.id], option);
  const { [question.id]: _replaced, ...others } = progress.answers;
  return { ...progress, answers: answer === null ? others : { ...others, [question.id]: answer } };
}

/** A question with no chosen option counts as unanswered. */
function answerWith(question: Question, answer: Answer | undefined, option: number): Answer | null {
  if (!allowsSeveral(question)) return option;
  const chosen = chosenOf(answer);
  const next = chosen.includes(option)
    ? chosen.filter((one) => one !== option)
    : [...chosen, option].sort((a, b) => a - b);
  return next.length > 0 ? next : null;
}

export const chosenOf = (answer: Answer | null | undefined): number[] =>
  answer === undefined || answer === null ? [] : Array.isArray(answer) ? answer : [answer];

export function carryOver(progress: Progress, item: Item): Progress {
  const before = new Map(progress.item.questions.map((question) => [question.id, question]));
  const answers: Answers = {};
  for (const question of item.questions) {
    const answer = progress.answers[question.id];
    if (answer !== undefined && isSame(question, before.get(question.id))) answers[question.id] = answer;
  }
  const { finishedAt: _over, ...unfinished } = progress;
  const moved = { ...unfinished, item, answers, handedIn: false };
  return { ...moved, position: Math.max(0, firstOpen(moved)) };
}

const isSame = (a: Question, b: Question | undefined) =>
  b !== undefined &&
  a.questionText === b.questionText &&
  a.questionType === b.questionType &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);

/** A random UUID. `crypto.randomUUID` is missing on plain-http addresses, such as a classroom's own server. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
