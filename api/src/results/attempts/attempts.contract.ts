import { z } from "zod";
import { Attempt, answers } from "../../attempt/attempt.contract.ts";
import { Certificate } from "../../attempt/certificate/certificate.contract.ts";
import { passcodeSent } from "../../content/content.contract.ts";
import { id, promised } from "../../platform/rest/operation.ts";
import { nextCursor, Paging, since } from "../../platform/rest/page.ts";
import { PageQuery } from "./filter.contract.ts";

const tag = "Results";

const AttemptList = z
  .object({
    attempts: z.array(Attempt),
    nextCursor: nextCursor.meta({
      description: "Sent as `cursor` it gets the next page. Null on the last; never null from the oldest on.",
      example: null,
    }),
  })
  .meta({ id: "AttemptList", description: "A page of the attempts at an item." });
export type AttemptList = z.output<typeof AttemptList>;

export const listAttempts = promised({
  operationId: "listAttempts",
  tag,
  summary: "The attempts at an item, page by page",
  description:
    "The newest first. With `order=oldest` the list can be followed: `nextCursor` is always there, and sent again later " +
    "it gets what has been handed in since. None is missed and none comes twice, because an attempt appears there only " +
    "when none can be stored before it any more, as a rule a tenth of a second after it was handed in.",
  account: "required",
  scopes: ["results:read"],
  query: PageQuery.extend({
    order: z.enum(["newest", "oldest"]).default("newest").meta({ description: "Which come first." }),
    since: since.optional().meta({
      description: "Handed in at this time or later.",
      example: "2026-11-22T09:30:00Z",
    }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of attempts.", body: AttemptList } },
});

const OwnAttempt = Attempt.extend({
  contentId: id.meta({ description: "The id of the item." }),
  certificate: Certificate.optional().meta({
    description: "That was issued for it; absent without one, and to tokens without `participants:read`.",
  }),
}).meta({
  id: "OwnAttempt",
  description: "An attempt with the item it is at.",
});
export type OwnAttempt = z.output<typeof OwnAttempt>;

export const readAttempt = promised({
  operationId: "readAttempt",
  tag,
  summary: "An attempt",
  description: "As it is in the list of an item's attempts.",
  account: "required",
  scopes: ["results:read"],
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
  summary: "The responses to a survey: whole for its owner, without any name or time for others",
  description:
    "Others get them in an order that tells nothing of when they came, and only while the survey shows results to " +
    "takers; `limit` and `cursor` are all they can ask for. They get nothing that was written in somebody's own words. So a token without `results:read` gets them like everybody " +
    "else, of shared surveys only. The Link header leads to the next page.",
  account: "optional",
  scopes: ["results:read"],
  query: PageQuery.extend({
    limit: Paging.shape.limit
      .unwrap()
      .optional()
      .meta({ description: "The most that a page may have; 100 if it is absent, for others than the owner 500." }),
    cursor: Paging.shape.cursor.meta({ description: "As it is in the Link header of the page before." }),
  }),
  headers: z.object(passcodeSent),
  isPaged: true,
  answers: { 200: { description: "The responses.", body: Responses } },
  refusals: ["FORBIDDEN", "PASSCODE", "RATE_LIMITED"],
});

/** The query parameters that apply only for the owner. */
export const ownersFilters = (query: object) =>
  Object.keys(query).filter((name) => name in PageQuery.shape && !(name in Paging.shape));
