import { z } from "zod";
import { Message, promised } from "../../platform/rest/operation.ts";
import { User } from "../account.contract.ts";
import { AccountDeletion, PasswordChange, Profile, SignOut } from "../account.rules.ts";
import { OwnData } from "./data.contract.ts";

const ChangedUser = User.extend({
  pendingEmail: z
    .string()
    .optional()
    .meta({ description: "A new address that does not count yet, if there is one.", example: "ada@lovelace.example" }),
}).meta({ id: "ChangedUser" });
export type ChangedUser = z.output<typeof ChangedUser>;

const tag = "Account";
const account = "required";

export const updateProfile = promised({
  operationId: "updateProfile",
  tag,
  summary: "Change name, address and time zone",
  description:
    "A part that is left out stays as it is. A verified address stays valid until the new one is confirmed by a link mailed to it.",
  account,
  scopes: "inPerson",
  body: Profile,
  answers: { 200: { description: "The user as they are now.", body: ChangedUser } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const changePassword = promised({
  operationId: "changePassword",
  tag,
  summary: "Change the password and end every other session",
  description: "Ends every access token as well.",
  account,
  scopes: "inPerson",
  body: PasswordChange,
  answers: { 200: { description: "The new password counts.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

export const logoutEverywhere = promised({
  operationId: "logoutEverywhere",
  tag,
  summary: "End every session, this one too, and every access token",
  description: "Access tokens are deleted; webhooks stay unless their end is asked for.",
  account,
  scopes: "inPerson",
  body: SignOut.optional(),
  answers: { 200: { description: "No token works any more.", body: Message } },
});

export const exportOwnData = promised({
  operationId: "exportOwnData",
  tag,
  summary: "Everything stored of the signed-in user",
  description: "The account, its sessions, items, answers and mails, without passwords and tokens.",
  account,
  scopes: "inPerson",
  answers: {
    200: {
      description: "A JSON document, sent while it is read.",
      body: OwnData,
      headers: z.object({
        "content-disposition": z.string().meta({ example: 'attachment; filename="assay-data-2026-01-31.json"' }),
      }),
    },
  },
  refusals: ["RATE_LIMITED"],
});

export const deleteAccount = promised({
  operationId: "deleteAccount",
  tag,
  summary: "Delete the account, with its content or without",
  description: "Needs the password. The last administrator cannot go.",
  account,
  scopes: "inPerson",
  body: AccountDeletion,
  answers: { 200: { description: "The account is gone.", body: Message } },
  // The last administrator must stay.
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "At least one administrator must remain" },
});
