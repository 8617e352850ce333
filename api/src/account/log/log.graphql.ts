import { builder } from "../../platform/graphql/builder.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { User } from "../account.graphql.ts";
import { ownEntries } from "./entries.ts";
import { maySeeEntry } from "./log.policy.ts";
import { type LoggedAction, logTerm, sentenceOf } from "./log.shared.ts";
import { sessionBegan } from "./log.ts";

const LogAction = builder.enumType("LogAction", {
  description: "The kind of an activity in an account's log.",
  values: {
    SIGNED_IN: { value: "signed_in", description: "A person signed in with the password." },
    SIGN_IN_FAILED: {
      value: "sign_in_failed",
      description: "A person entered an incorrect password. At most one entry an hour for each network.",
    },
    SIGNED_OUT_EVERYWHERE: { value: "signed_out_everywhere", description: "All sessions and tokens were ended." },
    PASSWORD_CHANGED: { value: "password_changed", description: "The password was changed with the current password." },
    PASSWORD_RESET: { value: "password_reset", description: "A new password was set with an emailed link." },
    ADDRESS_CHANGED: { value: "address_changed", description: "The account's email address was changed." },
    ADDRESS_RESTORED: { value: "address_restored", description: "The previous email address was restored." },
    ADMIN_GRANTED: { value: "admin_granted", description: "The account was made an administrator." },
    ADMIN_REVOKED: { value: "admin_revoked", description: "The account is no longer an administrator." },
    DATA_EXPORTED: { value: "data_exported", description: "All data of the account was exported." },
    TOKEN_MADE: { value: "token_made", description: "An access token for a program was created." },
    TOKEN_REVOKED: { value: "token_revoked", description: "An access token for a program was revoked." },
    WEBHOOK_MADE: { value: "webhook_made", description: "A webhook was created." },
    WEBHOOK_CHANGED: { value: "webhook_changed", description: "A webhook was changed, paused or resumed." },
    WEBHOOK_SECRET_RENEWED: { value: "webhook_secret_renewed", description: "A webhook got a new secret." },
    WEBHOOK_DELETED: { value: "webhook_deleted", description: "Webhooks were deleted." },
    RESULTS_EXPORTED: { value: "results_exported", description: "The responses to an item were exported." },
    ATTEMPTS_DELETED: { value: "attempts_deleted", description: "Responses to an item were deleted." },
    ATTEMPTS_REGRADED: { value: "attempts_regraded", description: "Responses were regraded." },
    ANSWERS_ERASED: { value: "answers_erased", description: "A participant erased their own responses." },
    CERTIFICATE_REVOKED: { value: "certificate_revoked", description: "A certificate was revoked." },
    PLACES_FREED: { value: "places_freed", description: "Places held by starts without responses were freed." },
    ATTEMPTS_RESTORED: { value: "attempts_restored", description: "A deletion of responses was undone." },
    CONTENT_DELETED: { value: "content_deleted", description: "An item was deleted." },
    CONTENT_RESTORED: { value: "content_restored", description: "An item was restored from the trash." },
    CONTENT_PURGED: { value: "content_purged", description: "Items were permanently deleted." },
    SETTINGS_CHANGED: { value: "settings_changed", description: "Settings of an item were changed." },
    PERSON_ERASED: { value: "person_erased", description: "All data under an email address was erased." },
    PEOPLE_INVITED: { value: "people_invited", description: "People were added to the invitations of an item." },
    INVITATIONS_SENT: { value: "invitations_sent", description: "Invitations or reminders were sent." },
    INVITATION_LINKS_EXPORTED: {
      value: "invitation_links_exported",
      description: "The personal links to an item were downloaded.",
    },
    INVITATIONS_REVOKED: { value: "invitations_revoked", description: "Invitations were withdrawn." },
    INVITATIONS_DELETED: { value: "invitations_deleted", description: "Invitations were deleted." },
    KEY_CHANGED: { value: "key_changed", description: "Correct answers, weights or points were changed." },
  } as const satisfies Record<Uppercase<LoggedAction>, { value: LoggedAction; description: string }>,
});

const LogActor = builder.enumType("LogActor", {
  description: "The origin of an activity in a log.",
  values: {
    SESSION: { value: "session", description: "The owner, signed in." },
    TOKEN: { value: "token", description: "A program with an access token of the owner." },
    MAILED_LINK: { value: "mailed_link", description: "A person who opened a link that was emailed to the owner." },
    ADMINISTRATOR: { value: "administrator", description: "Another person who administers the site." },
    OPERATOR: { value: "operator", description: "A person who runs the service, on its command line." },
    UNKNOWN: { value: "unknown", description: "Anyone: the person who failed to sign in, or a participant." },
  } as const,
});

export const LogEntry = builder.prismaNode("LogEntry", {
  ...guardedBy(maySeeEntry),
  description: "An activity in an account or its items. Visible to the owner only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "Time of the activity." }),
    action: t.expose("action", { type: LogAction, description: "Kind of activity." }),
    summary: t.string({
      description: "The activity as a sentence in English, without the item.",
      select: { action: true, detail: true },
      resolve: ({ action, detail }) => sentenceOf(action, detail),
    }),
    by: t.expose("by", { type: LogActor, description: "Origin of the activity." }),
    network: t.exposeString("network", {
      nullable: true,
      description: "Network of the activity, such as 192.0.2.0/24, or the first 48 bits for IPv6; null if unknown.",
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
