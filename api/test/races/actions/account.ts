import { password } from "../../factories.ts";
import { hook } from "../original.ts";
import type { Actions } from "../world.ts";

/** Actions on what an account has besides its items. */
export const ofAccount: Actions = {
  "add a webhook": ({ author, id }) =>
    author("POST", "/webhooks", {
      url: `${hook}new`,
      events: ["content.updated", "content.deleted"],
      contentIds: [id],
    }),
  "pause a webhook": ({ author, webhook }) => author("PATCH", `/webhooks/${webhook}`, { paused: true }),
  "renew the secret of a webhook": ({ author, webhook }) => author("POST", `/webhooks/${webhook}/secret`),
  "send a message again": ({ author, delivery }) => author("POST", `/webhook-deliveries/${delivery}/replay`),
  "send missed messages": ({ author, webhook }) =>
    author("POST", `/webhooks/${webhook}/recover`, { since: new Date(Date.now() - 3_600_000).toISOString() }),
  "remove a webhook": ({ author, webhook }) => author("DELETE", `/webhooks/${webhook}`),
  "set how long answers are kept by default": ({ author }) =>
    author("PUT", "/account/retention", { rule: { what: "DELETE", days: 7 } }),
  "end all access": ({ author }) => author("POST", "/auth/logout-everywhere", { endWebhooks: true }),
  "delete the account": ({ author }) => author("POST", "/auth/delete-account", { password, content: "keep" }),
  "delete the account with its items": ({ author }) =>
    author("POST", "/auth/delete-account", { password, content: "delete" }),
};
