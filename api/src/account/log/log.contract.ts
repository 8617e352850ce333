import { z } from "zod";
import { LogActor } from "../../generated/prisma/enums.ts";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { loggedActions, logTerm } from "./log.shared.ts";

export const LogEntry = z
  .object({
    id,
    at: timestamp,
    action: z.enum(loggedActions).meta({ description: "What was done.", example: "results_exported" }),
    summary: z
      .string()
      .meta({ description: "The same as a sentence, without the item.", example: "Exported the answers as CSV" }),
    by: z.enum(LogActor).meta({
      description:
        "`session`: the owner, signed in. `token`: a program. `mailed_link`: who followed a link mailed to the owner. " +
        "`administrator`: somebody else who looks after the site. `operator`: who runs the service. `unknown`: anyone, who failed to sign in, or a participant.",
    }),
    network: z.string().nullable().meta({
      description: "The network it was done from: the first 24 bits of the address, 48 of IPv6. Null if unknown.",
      example: "192.0.2.0/24",
    }),
    sessionBeganAt: timestamp.nullable().meta({ description: "When that session was signed in; null without one." }),
    isThisSession: z.boolean().meta({ description: "Whether the session that asks did it." }),
    tokenName: z
      .string()
      .nullable()
      .meta({ description: "Of the token that did it; null without one.", example: null }),
    contentId: id.nullable().meta({ description: "The item it was done to, which may be deleted." }),
    contentTitle: z
      .string()
      .nullable()
      .meta({ description: "Of that item, as it was then; null if it is not known.", example: "Rivers of Europe" }),
  })
  .meta({ id: "LogEntry", description: "Something that was done to an account or its items." });
export type LogEntry = z.output<typeof LogEntry>;

const LogPage = z
  .object({ entries: z.array(LogEntry), nextCursor })
  .meta({ id: "LogPage", description: "A page of an account's log." });
export type LogPage = z.output<typeof LogPage>;

export const readLog = promised({
  operationId: "readLog",
  tag: "Account",
  summary: "What was done to the account and its items",
  description:
    `Exports, deletions, changes of settings and keys, tokens, webhooks and sign-ins of the last ${logTerm}, the ` +
    "newest first: when, from where, and by which session or token. Access tokens themselves cannot ask.",
  account: "required",
  scopes: "inPerson",
  query: PagingQuery.extend({
    contentId: id.optional().meta({ description: "Only of this item, which may be deleted." }),
    action: LogEntry.shape.action.optional().meta({ description: "Only this." }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of the log.", body: LogPage } },
});
