import type { ErrorCode } from "../../platform/errors.shared.ts";
import type { Call } from "./tasks.child.ts";

export type Reply =
  | { value: unknown }
  | { refusal: { code: ErrorCode; message: string; errorType: string | null; url: string | null } }
  | { error: string };

/** A child gave no result. `name` is that of its error, Killed, or Starved (killed with hardly any CPU time). */
export class ChildError extends Error {
  override name = "ChildError";
  readonly reason: string;

  constructor(reason: string) {
    super(`A child failed: ${reason}`);
    this.reason = reason;
  }
}

export type ToLauncher = { id: number; order: "start" | "kill" } | { id: number; order: "ask"; call: Call };

/** `worked` is the share of time in which a killed child had a CPU, 0 to 1; null if unknown. */
export type FromLauncher =
  | { id: number; event: "ready"; leaves: string | null }
  | { id: number; event: "answered"; reply: Reply }
  | { id: number; event: "gone"; worked: number | null };
