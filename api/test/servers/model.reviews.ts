import { type ChatRequest, type Posed, posedIn } from "./model.questions.ts";

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
