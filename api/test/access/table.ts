import { attemptActions, attemptFields } from "./nouns/attempt.ts";
import { contentActions, contentFields } from "./nouns/content.ts";
import { draftingActions, draftingFields } from "./nouns/drafting.ts";
import { userActions, userFields } from "./nouns/user.ts";
import { webhookActions, webhookFields } from "./nouns/webhook.ts";
import type { Action } from "./rules.ts";

export const actions = [...contentActions, ...draftingActions, ...attemptActions, ...webhookActions, ...userActions];

export const fields = { ...contentFields, ...draftingFields, ...attemptFields, ...webhookFields, ...userFields };

/** Returns the actions that a transport has, once for each route or field. */
export const every = (door: keyof Action) =>
  actions.flatMap((action) => ((action[door] as string[] | undefined) ?? []).map((name) => ({ ...action, name })));
export type Named = ReturnType<typeof every>[number];
