import type { z } from "zod";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import {
  allows,
  itemsOfToken,
  requireForAll,
  requireScope,
  signedIn,
  type Viewer,
} from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";

export interface Call {
  platform: Platform;
  viewer: Viewer;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
  /** Reports progress to clients that ask for it. */
  report(line: string): void;
}

/** `says` is our own wording and contains nothing written by others, because models treat it as instructions. */
interface Answer<Gives> {
  says: string;
  gives: Gives;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** The scope that a token needs to call the tool. */
  scope: Scope;
  /** Whether a token for certain items cannot call it, because it makes new ones. */
  makesItems?: true;
  /** Shown to clients, which ask people before a model may use some tools. */
  hints: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  input: Input;
  output: Output;
  run(call: Call, input: z.output<Input>): Promise<Answer<z.input<Output>>>;
}

/** A tool in a list. Its input has been parsed by its own rule. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(made: Tool<Input, Output>) =>
  made as unknown as Tool;

export const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
export const writes = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };

type Admission = Pick<Tool, "scope" | "makesItems">;

export const mayCall = (viewer: Viewer, { scope, makesItems }: Admission): boolean =>
  allows(viewer, scope) && !(makesItems && itemsOfToken(viewer));

/** Throws FORBIDDEN if the token may not call the tool. */
export function admit(viewer: Viewer, { scope, makesItems }: Admission): void {
  if (makesItems) requireForAll(viewer, scope);
  else {
    signedIn(viewer);
    requireScope(viewer, scope);
  }
}
