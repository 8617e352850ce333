import { doneBefore } from "../../ui/intention.ts";
import { toast } from "../../ui/toast.tsx";

export interface Refusal {
  code?: string;
  message?: string;
  retryAfter?: number | null;
  issues?: readonly { path: string; message: string }[];
  errorType?: string | null;
}

/**
 * Thrown when the server refused (`isAnswer`), with fields in `issues`, or when no response arrived, with the reason in
 * `cause`.
 */
export class Refused extends Error {
  readonly issues: readonly { path: string; message: string }[];
  readonly isAnswer: boolean;
  readonly code: string;
  readonly retryAfter: number | null;
  readonly errorType: string | null;

  constructor(reason: Refusal | Error = {}) {
    const { code, message, retryAfter = null, issues = [], errorType = null }: Refusal = reason;
    super(code === "KEY_REUSED" ? doneBefore : (message ?? "The server could not be reached. Please try again."), {
      cause: reason,
    });
    this.code = code ?? "";
    this.retryAfter = retryAfter;
    this.issues = issues;
    this.errorType = errorType;
    this.isAnswer = message !== undefined && !(reason instanceof Error);
  }
}

/** Shows a toast. `unanswered` replaces the message if no response arrived. */
export function tellRefusal(title: string, error: unknown, unanswered?: string) {
  const { isAnswer, message } = error instanceof Refused ? error : new Refused();
  toast.fail({ title, description: isAnswer ? message : (unanswered ?? message) });
}
