import { z } from "zod";
import { ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";

export const HeldPlaces = z
  .object({
    held: z.int().meta({ description: "Number of places held by unsubmitted attempts.", example: 12 }),
    firstUntil: timestamp.nullable().describe("Time when the first of them becomes free; null without any."),
    lastUntil: timestamp.nullable().describe("Time when all of them are free; null without any."),
  })
  .meta({
    id: "HeldPlaces",
    description: "Places held by unsubmitted attempts, for an item with `rules.maxAttempts`.",
  });
export type HeldPlaces = z.output<typeof HeldPlaces>;

export const readPlaces = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readPlaces",
  summary: "Get the places held by unsubmitted attempts",
  description:
    "A start holds a place of an item with `rules.maxAttempts` for an hour, or for the time limit plus a minute. Starts from one network address hold at most a fifth of the free places, unless they use a passcode or a personal link.",
  answers: { 200: { description: "Number of places, and when they become free.", body: HeldPlaces } },
});

export const freePlaces = promised({
  ...ofAccount("Results", "results:write"),
  operationId: "freePlaces",
  summary: "Free the places held by unsubmitted attempts",
  description: "Participants who are still answering can submit as long as a place is free.",
  answers: {
    200: {
      description: "Number of places that became free.",
      body: z.object({ freed: z.int().meta({ description: "Number of places.", example: 12 }) }),
    },
  },
});
