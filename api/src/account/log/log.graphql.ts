import { builder } from "../../platform/graphql/builder.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { User } from "../account.graphql.ts";
import { ownEntries } from "./entries.ts";
import * as contract from "./log.contract.ts";
import { maySeeEntry } from "./log.policy.ts";
import { type LoggedAction, logTerm, sentenceOf } from "./log.shared.ts";
import { sessionBegan } from "./log.ts";

const LogAction = enumOf<LoggedAction>("LogAction", "The kind of an activity in an account's log.", {
  signed_in: "A person signed in with the password.",
  sign_in_failed: "A person entered an incorrect password. At most one entry an hour for each network.",
  signed_out_everywhere: "All sessions and tokens were ended.",
  password_changed: "The password was changed with the current password.",
  password_reset: "A new password was set with an emailed link.",
  address_changed: "The account's email address was changed.",
  address_restored: "The previous email address was restored.",
  admin_granted: "The account was made an administrator.",
  admin_revoked: "The account is no longer an administrator.",
  data_exported: "All data of the account was exported.",
  token_made: "An access token for a program was created.",
  token_revoked: "An access token for a program was revoked.",
  webhook_made: "A webhook was created.",
  webhook_changed: "A webhook was changed, paused or resumed.",
  webhook_secret_renewed: "A webhook got a new secret.",
  webhook_deleted: "Webhooks were deleted.",
  results_exported: "The responses to an item were exported.",
  attempts_deleted: "Responses to an item were deleted.",
  attempts_regraded: "Responses were regraded.",
  answers_erased: "A participant erased their own responses.",
  certificate_revoked: "A certificate was revoked.",
  places_freed: "Places held by starts without responses were freed.",
  attempts_restored: "A deletion of responses was undone.",
  content_deleted: "An item was deleted.",
  content_restored: "An item was restored from the trash.",
  content_purged: "Items were permanently deleted.",
  settings_changed: "Settings of an item were changed.",
  person_erased: "All data under an email address was erased.",
  people_invited: "People were added to the invitations of an item.",
  invitations_sent: "Invitations or reminders were sent.",
  invitation_links_exported: "The personal links to an item were downloaded.",
  invitations_revoked: "Invitations were withdrawn.",
  invitations_deleted: "Invitations were deleted.",
  key_changed: "Correct answers, weights or points were changed.",
});

enumOf("LogActor", "The origin of an activity in a log.", {
  session: "The owner, signed in.",
  token: "A program with an access token of the owner.",
  mailed_link: "A person who opened a link that was emailed to the owner.",
  administrator: "Another person who administers the site.",
  operator: "A person who runs the service, on its command line.",
  unknown: "Anyone: the person who failed to sign in, or a participant.",
});

export const LogEntry = builder.prismaNode("LogEntry", {
  ...guardedBy(maySeeEntry),
  description: "An activity in an account or its items. Visible to the owner only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.LogEntry, ["at", "action", "by", "network"]),
    summary: t.string({
      description: "The activity as a sentence in English, without the item.",
      select: { action: true, detail: true },
      resolve: ({ action, detail }) => sentenceOf(action, detail),
    }),
    sessionBeganAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time when the session of the activity was signed in; null without a session.",
      select: { sessionId: true },
      resolve: ({ sessionId }) => sessionBegan(sessionId),
    }),
    isThisSession: t.boolean({
      description: "Whether the activity came from the current session.",
      select: { sessionId: true },
      resolve: ({ sessionId }, _args, { viewer }) => sessionId !== null && sessionId === viewer.sessionId,
    }),
    tokenName: t.string({
      nullable: true,
      description: "Name of the token that was used, which may be revoked; null without one.",
      select: { detail: true },
      resolve: ({ detail }) => detail.program ?? null,
    }),
    contentId: t.id({
      nullable: true,
      description: "Global id of the item of the activity, which may be deleted; null without one.",
      select: { contentId: true },
      resolve: ({ contentId }) => contentId && globalId("Content", contentId),
    }),
    contentTitle: t.string({
      nullable: true,
      description: "Title of the item at the time; null if unknown.",
      select: { detail: true },
      resolve: ({ detail }) => detail.title ?? null,
    }),
  }),
});

builder.prismaObjectField(User, "log", (t) =>
  t.prismaConnection(
    {
      type: LogEntry,
      nullable: true,
      cursor: "id",
      description: `Activity of the user's account and items in the last ${logTerm}, newest first, at most 100 a page; null for everyone else. Not readable with an access token.`,
      authScopes: (user, _args, { viewer }) => maySeeEntry(viewer, { userId: user.id }),
      unauthorizedResolver: () => null,
      args: {
        contentId: t.arg.globalID({
          description: "Only activity of the item with this global id, which may be deleted.",
        }),
        action: t.arg({ type: LogAction, description: "Only this kind of activity." }),
      },
      resolve: (query, _user, { contentId, action }, { platform, viewer }) => {
        const where = ownEntries(viewer, { contentId: contentId?.id, action });
        return platform.db.logEntry.findMany({ ...query, ...pageById(query, "desc", where) });
      },
    },
    { name: "UserLogConnection" },
    { name: "UserLogConnectionEdge" },
  ),
);
