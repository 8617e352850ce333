import type { Scope } from "../platform/identity/scopes.shared.ts";

/** What assistants can use: the scopes of their tools, and the names of participants in results. */
export const assistantScopes: readonly Scope[] = ["content:read", "content:write", "results:read", "participants:read"];
