import { type ChatRequest, type Posed, posedIn } from "./model.questions.ts";

/** Recognizes requests for a plan by their text. */
export const asksForPlan = ({ messages }: ChatRequest): boolean =>
  /^Plan exactly \d+ /.test(String(messages.at(-1)?.content));

const levels = ["remember", "understand", "apply"];

/** Returns as many goals as requested, spread over the headings of the source. */
export function goalsFor({ messages }: ChatRequest): object[] {
  const text = messages.at(-1)?.content ?? "";
  const count = Number(/^Plan exactly (\d+)/.exec(text)?.[1]);
  const headings = [...text.matchAll(/^# (.+)$/gm)].map(([, heading = ""]) => heading);
  return Array.from({ length: count }, (_, index) => ({
    section: headings[Math.floor((index * headings.length) / count)] ?? "",
    goal: `Knows part ${index + 1} of ${count}`,
    level: levels[index % 3],
  }));
}

/** Recognizes requests to review questions by their text. */
export const asksForReview = ({ messages: [system] }: ChatRequest): boolean =>
  String(system?.content).startsWith("You review test questions");

/** The review of a question, as far as it is not without flaws. */
export type Reviewing = (posed: Posed) => { flaws?: string[]; alsoRight?: string[]; rightOfTen?: unknown };

export const reviewsFor = (request: ChatRequest, reviewing: Reviewing): object[] =>
  posedIn(request).map((posed) => ({
    question: posed.number,
    flaws: [],
    alsoRight: [],
    rightOfTen: 7,
    ...reviewing(posed),
  }));
