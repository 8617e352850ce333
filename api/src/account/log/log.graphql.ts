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
  description: "What the log of an account tells of.",
  values: {
    SIGNED_IN: { value: "signed_in", description: "Somebody signed in with the password." },
    SIGN_IN_FAILED: {
      value: "sign_in_failed",
      description: "Somebody gave a wrong password. At most one entry an hour for each network.",
    },
    SIGNED_OUT_EVERYWHERE: { value: "signed_out_everywhere", description: "All sessions and tokens were ended." },
    PASSWORD_CHANGED: { value: "password_changed", description: "The password was changed by who knew it." },
    PASSWORD_RESET: { value: "password_reset", description: "A new password was set by a mailed link." },
    ADDRESS_CHANGED: { value: "address_changed", description: "Another address signs in now." },
    ADDRESS_RESTORED: { value: "address_restored", description: "The former address took the account back." },
    ADMIN_GRANTED: { value: "admin_granted", description: "The account became an administrator's." },
    ADMIN_REVOKED: { value: "admin_revoked", description: "The account is no administrator's any more." },
    DATA_EXPORTED: { value: "data_exported", description: "All data of the account was exported." },
    TOKEN_MADE: { value: "token_made", description: "A token for a program was made." },
    TOKEN_REVOKED: { value: "token_revoked", description: "A token for a program was revoked." },
    WEBHOOK_MADE: { value: "webhook_made", description: "A webhook was made." },
    WEBHOOK_CHANGED: { value: "webhook_changed", description: "A webhook was changed, paused or resumed." },
    WEBHOOK_SECRET_RENEWED: { value: "webhook_secret_renewed", description: "A webhook got another secret." },
    WEBHOOK_DELETED: { value: "webhook_deleted", description: "Webhooks were deleted." },
    RESULTS_EXPORTED: { value: "results_exported", description: "The answers to an item were exported." },
    ATTEMPTS_DELETED: { value: "attempts_deleted", description: "Answers to an item were deleted." },
    ATTEMPTS_REGRADED: { value: "attempts_regraded", description: "Answers were graded anew." },
    ANSWERS_ERASED: { value: "answers_erased", description: "A participant erased their own answers." },
    CERTIFICATE_REVOKED: { value: "certificate_revoked", description: "A certificate was revoked." },
    PLACES_FREED: { value: "places_freed", description: "Places that starts without answers held were freed." },
    ATTEMPTS_RESTORED: { value: "attempts_restored", description: "A deletion of answers was undone." },
    CONTENT_DELETED: { value: "content_deleted", description: "An item was deleted." },
    CONTENT_RESTORED: { value: "content_restored", description: "An item was restored from the trash." },
    CONTENT_PURGED: { value: "content_purged", description: "Items were deleted for good." },
    SETTINGS_CHANGED: { value: "settings_changed", description: "Settings of an item were changed." },
    PERSON_ERASED: { value: "person_erased", description: "Everything under an address was erased." },
    PEOPLE_INVITED: { value: "people_invited", description: "People were added to those who are invited to an item." },
    INVITATIONS_SENT: { value: "invitations_sent", description: "Invitations or reminders were sent." },
    INVITATION_LINKS_EXPORTED: {
      value: "invitation_links_exported",
      description: "The personal links to an item were downloaded.",
    },
    INVITATIONS_REVOKED: { value: "invitations_revoked", description: "Invitations were withdrawn." },
    INVITATIONS_DELETED: { value: "invitations_deleted", description: "Invitations were deleted." },
    KEY_CHANGED: { value: "key_changed", description: "Right answers, weights or points were changed." },
  } as const satisfies Record<Uppercase<LoggedAction>, { value: LoggedAction; description: string }>,
});

const LogActor = builder.enumType("LogActor", {
  description: "Who did what a log tells of.",
  values: {
    SESSION: { value: "session", description: "The owner, signed in." },
    TOKEN: { value: "token", description: "A program, by a token of the owner's." },
    MAILED_LINK: { value: "mailed_link", description: "Whoever followed a link that was mailed to the owner." },
    ADMINISTRATOR: { value: "administrator", description: "Somebody else who looks after the site." },
    OPERATOR: { value: "operator", description: "Whoever runs the service, on its command line." },
    UNKNOWN: { value: "unknown", description: "Anyone: the person who failed to sign in, or a participant." },
  } as const,
});

export const LogEntry = builder.prismaNode("LogEntry", {
  ...guardedBy(maySeeEntry),
  description: "Something that was done to an account or its items. Visible to the owner only, when signed in.",
  id: { field: "id" },
  select: { userId: true },
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When it was done." }),
    action: t.expose("action", { type: LogAction, description: "What was done." }),
    summary: t.string({
      description: "What was done in a sentence in English, without the item.",
      select: { action: true, detail: true },
      resolve: ({ action, detail }) => sentenceOf(action, detail),
    }),
    by: t.expose("by", { type: LogActor, description: "Who did it." }),
    network: t.exposeString("network", {
      nullable: true,
      description: "The network it was done from, as 192.0.2.0/24, or the first 48 bits of IPv6; null if unknown.",
    }),
    sessionBeganAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the session that did it was signed in; null if it was none.",
      select: { sessionId: true },
      resolve: ({ sessionId }) => sessionBegan(sessionId),
    }),
    isThisSession: t.boolean({
      description: "Whether the session that asks did it.",
      select: { sessionId: true },
      resolve: ({ sessionId }, _args, { viewer }) => sessionId !== null && sessionId === viewer.sessionId,
    }),
    tokenName: t.string({
      nullable: true,
      description: "The name of the token that did it, which may be revoked; null if it was none.",
      select: { detail: true },
      resolve: ({ detail }) => detail.program ?? null,
    }),
    contentId: t.id({
      nullable: true,
      description: "The global id of the item it was done to, which may be deleted; null if it was none.",
      select: { contentId: true },
      resolve: ({ contentId }) => contentId && globalId("Content", contentId),
    }),
    contentTitle: t.string({
      nullable: true,
      description: "The title of that item, as it was then; null if it is not known.",
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
      description: `What was done to one's own account and items in the last ${logTerm}, newest first, at most 100 a page; null to everybody else. No token can ask for it.`,
      authScopes: (user, _args, { viewer }) => maySeeEntry(viewer, { userId: user.id }),
      unauthorizedResolver: () => null,
      args: {
        contentId: t.arg.globalID({ description: "Only of the item with this global id, which may be deleted." }),
        action: t.arg({ type: LogAction, description: "Only this." }),
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
