import { z } from "zod";
import { Attempt, answers } from "../../attempt/attempt.contract.ts";
import { Certificate } from "../../attempt/certificate/certificate.contract.ts";
import { passcodeSent } from "../../content/content.contract.ts";
import { id, ofAccount, promised } from "../../platform/rest/operation.ts";
import { nextCursor, Paging, since } from "../../platform/rest/page.ts";
import { PageQuery } from "./filter.contract.ts";

const tag = "Results";

const AttemptList = z
  .object({
    attempts: z.array(Attempt),
    nextCursor: nextCursor.meta({
      description:
        "Cursor of the next page, to be sent as `cursor`. Null on the last page; never null with the oldest first.",
      example: null,
    }),
  })
  .meta({ id: "AttemptList", description: "A page of the attempts at an item." });
export type AttemptList = z.output<typeof AttemptList>;

export const listAttempts = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "listAttempts",
  summary: "List the attempts at an item, page by page",
  description:
    "Newest first. With `order=oldest` the list can be followed: `nextCursor` is always present, and sending it again later returns the attempts submitted since. No attempt is missed or repeated, because an attempt appears only when none can be stored before it, usually a tenth of a second after its submission.",
  query: PageQuery.extend({
    order: z.enum(["newest", "oldest"]).default("newest").describe("Order of the attempts."),
    since: since.optional().meta({ description: "Submitted at this time or later.", example: "2026-11-22T09:30:00Z" }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of attempts.", body: AttemptList } },
});

const OwnAttempt = Attempt.extend({
  contentId: id.describe("The id of the item."),
  certificate: Certificate.optional().describe(
    "The certificate issued for the attempt; absent without one, and to tokens without `participants:read`.",
  ),
}).meta({ id: "OwnAttempt", description: "An attempt with its item." });
export type OwnAttempt = z.output<typeof OwnAttempt>;

export const readAttempt = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "readAttempt",
  summary: "Read an attempt",
  description: "Same as in the list of an item's attempts.",
  answers: { 200: { description: "The attempt.", body: OwnAttempt } },
});

/** The owner gets whole attempts; others get only the answers. */
const Responses = z.union([
  z.object({ attempts: z.array(Attempt) }),
  z.object({ attempts: z.array(z.object({ answers })) }),
]);
export type Responses = z.output<typeof Responses>;

export const listResponses = promised({
  operationId: "listSurveyResponses",
  tag,
  summary: "List the responses to a survey: complete for its owner, without names or times for others",
  description:
    "Others get the responses in an order that does not reveal when they were submitted, and only while the survey shows results to participants; they can only use `limit` and `cursor`. Answers in a participant's own words are left out. A token without `results:read` gets the same as others, for shared surveys only. The Link header contains the next page.",
  account: "optional",
  scopes: ["results:read"],
  query: PageQuery.extend({
    limit: Paging.shape.limit
      .unwrap()
      .optional()
      .describe("Maximum number per page; defaults to 100, or to 500 for anyone except the owner."),
    cursor: Paging.shape.cursor.describe("Cursor from the Link header of the previous page."),
  }),
  headers: z.object(passcodeSent),
  isPaged: true,
  answers: { 200: { description: "The responses.", body: Responses } },
  refusals: ["FORBIDDEN", "PASSCODE", "RATE_LIMITED"],
});

/** The query parameters that apply only for the owner. */
export const ownersFilters = (query: object) =>
  Object.keys(query).filter((name) => name in PageQuery.shape && !(name in Paging.shape));
