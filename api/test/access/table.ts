import { attemptActions, attemptFields } from "./nouns/attempt.ts";
import { contentActions, contentFields } from "./nouns/content.ts";
import { draftingActions, draftingFields } from "./nouns/drafting.ts";
import { userActions, userFields } from "./nouns/user.ts";
import { webhookActions, webhookFields } from "./nouns/webhook.ts";

export const actions = [...contentActions, ...draftingActions, ...attemptActions, ...webhookActions, ...userActions];

export const fields = { ...contentFields, ...draftingFields, ...attemptFields, ...webhookFields, ...userFields };
