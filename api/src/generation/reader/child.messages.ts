import type { ErrorCode } from "../../platform/errors.ts";
import type { DraftOrder } from "../extractive/draft.ts";
import type { tasks } from "./tasks.child.ts";

/** What a child is asked. */
export interface Call {
  task: keyof typeof tasks;
  input: unknown;
  /** Questions that are to be drafted from the source it reads. */
  order: DraftOrder | null;
}

/** What it sends back: what it made of the source, why nothing can be made of it, or the name of the error that stopped it. */
export type Reply =
  | { value: unknown }
  | { refusal: { code: ErrorCode; message: string; errorType: string | null; url: string | null } }
  | { error: string };

/** Why a child gave no value: the name of the error inside it, Killed, or Starved when it was killed and had hardly worked. */
export class ChildError extends Error {
  override name = "ChildError";
  readonly reason: string;

  constructor(reason: string) {
    super(`A child failed: ${reason}`);
    this.reason = reason;
  }
}

/** What the process that starts the children is told; `id` is the child's. */
export type ToLauncher = { id: number; order: "start" | "kill" } | { id: number; order: "ask"; call: Call };

/** A message of the launcher. `worked` is the share of its time that a killed child had a processor, 0 to 1; null where nobody knows. */
export type FromLauncher =
  | { id: number; event: "ready"; leaves: string | null }
  | { id: number; event: "answered"; reply: Reply }
  | { id: number; event: "gone"; worked: number | null };
