import { doneBefore } from "../../ui/intention.ts";

interface Refusal {
  code?: string;
  message?: string;
  retryAfter?: number | null;
  issues?: readonly { path: string; message: string }[];
}

/** The server refused; `issues` name fields. Without a message it could not be reached. */
export class Refused extends Error {
  readonly issues: readonly { path: string; message: string }[];
  readonly isAnswer: boolean;
  readonly code: string;
  readonly retryAfter: number | null;

  constructor({ code = "", message, retryAfter = null, issues = [] }: Refusal = {}) {
    super(code === "KEY_REUSED" ? doneBefore : (message ?? "The server could not be reached. Please try again."));
    this.code = code;
    this.retryAfter = retryAfter;
    this.issues = issues;
    this.isAnswer = message !== undefined;
  }
}
