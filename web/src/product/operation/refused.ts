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
 * The server said no, with `isAnswer`, and `issues` name the fields it means; or no answer came that says what became of
 * a request, and `cause` is the error that tells why.
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

/** Says in a toast why something was not done; `unanswered` is for when nobody knows whether it was. */
export function tellRefusal(title: string, error: unknown, unanswered?: string) {
  const { isAnswer, message } = error instanceof Refused ? error : new Refused();
  toast.fail({ title, description: isAnswer ? message : (unanswered ?? message) });
}
