import { z } from "zod";
import { id, inPerson, promised, timestamp } from "../../platform/rest/operation.ts";
import { MailedToken } from "../account.rules.ts";
import { AccessToken } from "../token/access-token.contract.ts";

export const StandingAccess = z
  .object({
    tokens: z.array(AccessToken).describe("Access tokens, newest first. They end with the sessions."),
    webhooks: z
      .array(
        z.object({
          id,
          url: z
            .string()
            .meta({ description: "URL that messages are sent to.", example: "https://hooks.example.com/assay" }),
          createdAt: timestamp.describe("When the webhook was created."),
          contentId: id.nullable().describe("The webhook's item; null for a webhook for all items or for several."),
          contentTitle: z.string().meta({
            description:
              "Title of the item; for several items, the first title and the number of others; for all items, `All items`.",
            example: "Capitals of the North",
          }),
        }),
      )
      .describe("Webhooks, newest first. They stay when sessions end, unless the request ends them too."),
  })
  .meta({ id: "StandingAccess", description: "Access to an account without signing in." });
export type StandingAccess = z.output<typeof StandingAccess>;

const answers = { 200: { description: "The tokens and webhooks.", body: StandingAccess } };

export const readStandingAccess = promised({
  ...inPerson("Account"),
  operationId: "readStandingAccess",
  summary: "The access tokens and webhooks of the signed-in user",
  description: "Access tokens and webhooks give access without signing in.",
  answers,
});

export const readStandingAccessOfReset = promised({
  operationId: "readStandingAccessOfReset",
  tag: "Account",
  summary: "The access tokens and webhooks for the holder of a password reset link",
  description: "The link can still be used afterwards.",
  body: MailedToken,
  answers,
  refusals: ["RATE_LIMITED"],
});
