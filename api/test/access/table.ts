import { attemptActions, attemptFields } from "./nouns/attempt.ts";
import { contentActions, contentFields } from "./nouns/content.ts";
import { userActions, userFields } from "./nouns/user.ts";
import { webhookActions, webhookFields } from "./nouns/webhook.ts";

export const actions = [...contentActions, ...attemptActions, ...webhookActions, ...userActions];

export const fields = { ...contentFields, ...attemptFields, ...webhookFields, ...userFields };
