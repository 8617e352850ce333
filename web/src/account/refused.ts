interface Refusal {
  message?: string;
  issues?: readonly { path: string; message: string }[];
}

/** The server said no; `issues` name the fields it means. Without words of its own it could not be asked at all. */
export class Refused extends Error {
  readonly issues: readonly { path: string; message: string }[];
  readonly isAnswer: boolean;

  constructor({ message, issues = [] }: Refusal = {}) {
    super(message ?? "The server could not be reached. Please try again.");
    this.issues = issues;
    this.isAnswer = message !== undefined;
  }
}
