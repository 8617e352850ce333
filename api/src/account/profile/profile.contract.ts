import { z } from "zod";
import { inPerson, Message, promised } from "../../platform/rest/operation.ts";
import { User } from "../account.contract.ts";
import { AccountDeletion, PasswordChange, Profile, SignOut } from "../account.rules.ts";
import { OwnData } from "./data.contract.ts";

const ChangedUser = User.extend({
  pendingEmail: z.string().optional().meta({
    description: "New email address that is not in effect yet, if there is one.",
    example: "ada@lovelace.example",
  }),
}).meta({ id: "ChangedUser" });
export type ChangedUser = z.output<typeof ChangedUser>;

const tag = "Account";

export const updateProfile = promised({
  ...inPerson(tag),
  operationId: "updateProfile",
  summary: "Change the name, email address and time zone",
  description:
    "Omitted fields stay unchanged. A verified email address stays valid until the new one is confirmed by a link sent to it.",
  body: Profile,
  answers: { 200: { description: "The updated user.", body: ChangedUser } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const changePassword = promised({
  ...inPerson(tag),
  operationId: "changePassword",
  summary: "Change the password and end every other session",
  description: "Ends every access token as well.",
  body: PasswordChange,
  answers: { 200: { description: "The password is changed.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

export const logoutEverywhere = promised({
  ...inPerson(tag),
  operationId: "logoutEverywhere",
  summary: "End every session, including this one, and every access token",
  description: "Access tokens are deleted. Webhooks stay unless the request ends them too.",
  body: SignOut.optional(),
  answers: { 200: { description: "All sessions and access tokens have ended.", body: Message } },
});

export const exportOwnData = promised({
  ...inPerson(tag),
  operationId: "exportOwnData",
  summary: "All data stored about the signed-in user",
  description: "The account, its sessions, items, responses and emails, without passwords and tokens.",
  answers: {
    200: {
      description: "A JSON document, sent while the data is read.",
      body: OwnData,
      headers: z.object({
        "content-disposition": z.string().meta({ example: 'attachment; filename="assay-data-2026-01-31.json"' }),
      }),
    },
  },
  refusals: ["RATE_LIMITED"],
});

export const deleteAccount = promised({
  ...inPerson(tag),
  operationId: "deleteAccount",
  summary: "Delete the account, with or without its content",
  description:
    "Requires the password. The last administrator cannot delete the account. UNAVAILABLE during an erasure.",
  body: AccountDeletion,
  answers: { 200: { description: "The account is deleted.", body: Message } },
  // The last administrator must stay.
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "At least one administrator must remain" },
});
