import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { MailedToken } from "../account.rules.ts";
import { AccessToken } from "../token/access-token.contract.ts";

const StandingAccess = z
  .object({
    tokens: z.array(AccessToken).meta({ description: "Newest first. They end with the sessions." }),
    webhooks: z
      .array(
        z.object({
          id,
          url: z.string().meta({ example: "https://hooks.example.com/assay" }),
          createdAt: timestamp,
          contentId: id
            .nullable()
            .meta({ description: "The item it is of; null for a webhook of all items or of several." }),
          contentTitle: z.string().meta({
            description: "Its title; for several that of the first and how many more, for all `All items`.",
            example: "Capitals of the North",
          }),
        }),
      )
      .meta({ description: "Newest first. They stay when sessions end, unless that is asked for." }),
  })
  .meta({ id: "StandingAccess", description: "What gives access to an account without a sign-in." });
export type StandingAccess = z.output<typeof StandingAccess>;

const answers = { 200: { description: "The tokens and webhooks.", body: StandingAccess } };

export const readStandingAccess = promised({
  operationId: "readStandingAccess",
  tag: "Account",
  summary: "The access tokens and webhooks of the signed-in user",
  description: "They give access without a sign-in. Access tokens themselves cannot ask.",
  account: "required",
  scopes: "inPerson",
  answers,
});

export const readStandingAccessOfReset = promised({
  operationId: "readStandingAccessOfReset",
  tag: "Account",
  summary: "The same for the holder of a link to reset the password",
  description: "Does not use the link up.",
  body: MailedToken,
  answers,
  refusals: ["RATE_LIMITED"],
});
