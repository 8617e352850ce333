import { doneBefore } from "../../ui/intention.ts";

interface Refusal {
  code?: string;
  message?: string;
  retryAfter?: number | null;
  issues?: readonly { path: string; message: string }[];
}

/** The server said no; `issues` name the fields it means. Without words of its own it could not be asked at all. */
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
