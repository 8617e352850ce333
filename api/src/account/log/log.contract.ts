import { z } from "zod";
import { LogActor } from "../../generated/prisma/enums.ts";
import { id, inPerson, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { loggedActions, logTerm } from "./log.shared.ts";

export const LogEntry = z
  .object({
    id,
    at: timestamp.describe("Time of the activity."),
    action: z
      .enum(loggedActions)
      .register(shapes, { name: "LogAction" })
      .meta({ description: "Kind of activity.", example: "results_exported" }),
    summary: z
      .string()
      .meta({ description: "The activity as a sentence, without the item.", example: "Exported the answers as CSV" }),
    by: z
      .enum(LogActor)
      .register(shapes, { name: "LogActor" })
      .describe(
        "Origin of the activity. `session`: the owner, signed in. `token`: a program. `mailed_link`: a person with a link emailed to the owner. " +
          "`administrator`: another person who administers the site. `operator`: a person who runs the service. `unknown`: anyone who failed to sign in, or a participant.",
      ),
    network: z.string().nullable().meta({
      description: "Network of the activity: the first 24 bits of the IP address, 48 for IPv6. Null if unknown.",
      example: "192.0.2.0/24",
    }),
    sessionBeganAt: timestamp
      .nullable()
      .describe("Time when the session of the activity was signed in; null without a session."),
    isThisSession: z.boolean().describe("Whether the activity came from the current session."),
    tokenName: z
      .string()
      .nullable()
      .meta({ description: "Name of the token that was used; null without one.", example: null }),
    contentId: id.nullable().describe("Item of the activity, which may be deleted."),
    contentTitle: z
      .string()
      .nullable()
      .meta({ description: "Title of the item at the time; null if unknown.", example: "Rivers of Europe" }),
  })
  .meta({ id: "LogEntry", description: "An activity in an account or its items." });
export type LogEntry = z.output<typeof LogEntry>;

const LogPage = z
  .object({ entries: z.array(LogEntry), nextCursor })
  .meta({ id: "LogPage", description: "A page of an account's log." });
export type LogPage = z.output<typeof LogPage>;

export const readLog = promised({
  ...inPerson("Account"),
  operationId: "readLog",
  summary: "Activity of the account and its items",
  description:
    `Exports, deletions, changes of settings and keys, tokens, webhooks and sign-ins of the last ${logTerm}, ` +
    "newest first: when, from where, and by which session or token.",
  query: PagingQuery.extend({
    contentId: id.optional().describe("Only activity of this item, which may be deleted."),
    action: LogEntry.shape.action.optional().describe("Only this kind of activity."),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of the log.", body: LogPage } },
});
