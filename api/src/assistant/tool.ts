import type { z } from "zod";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { requireScope, signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";

export interface Call {
  platform: Platform;
  viewer: Viewer;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
  /** Tells a client that wants to know what takes so long. */
  report(line: string): void;
}

/** `says` is in our own words and carries nothing that somebody else wrote: models read it as what to do next. */
interface Answer<Gives> {
  says: string;
  gives: Gives;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** The scope that a token needs to use it. */
  scope: Scope;
  /** Told to clients, which ask people before they let a model use some. */
  hints: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  input: Input;
  output: Output;
  run(call: Call, input: z.output<Input>): Promise<Answer<z.input<Output>>>;
}

/** A tool among others: its input has been parsed by its own rule. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(made: Tool<Input, Output>) =>
  made as unknown as Tool;

export const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
export const writes = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };

/** Throws FORBIDDEN if the token may not do what the scope stands for. */
export function admit(viewer: Viewer, scope: Scope): void {
  signedIn(viewer);
  requireScope(viewer, scope);
}
