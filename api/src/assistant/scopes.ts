import type { Scope } from "../platform/identity/scopes.shared.ts";

/** The scopes that assistants can use: those of their tools, and the names of participants in results. */
export const assistantScopes: readonly Scope[] = ["content:read", "content:write", "results:read", "participants:read"];
