import { z } from "zod";
import { promised, timestamp } from "../../platform/rest/operation.ts";

const HeldPlaces = z
  .object({
    held: z.int().meta({ description: "Number of places that starts without answers hold.", example: 12 }),
    firstUntil: timestamp.nullable().meta({ description: "When the first of them is free again; null without any." }),
    lastUntil: timestamp.nullable().meta({ description: "When all of them are free again; null without any." }),
  })
  .meta({ id: "HeldPlaces", description: "The places that starts without answers hold, with `rules.maxAttempts`." });
export type HeldPlaces = z.output<typeof HeldPlaces>;

export const readPlaces = promised({
  operationId: "readPlaces",
  tag: "Results",
  summary: "The places that are held without answers",
  description:
    "A start holds a place of an item with `rules.maxAttempts` for an hour, or for the time limit and a minute. Starts " +
    "from one network address hold a fifth of the free places at most, unless they bring a passcode or a personal link.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "How many there are, and until when.", body: HeldPlaces } },
});

export const freePlaces = promised({
  operationId: "freePlaces",
  tag: "Results",
  summary: "Free the places that are held without answers",
  description: "Whoever is still answering can submit as long as a place is free.",
  account: "required",
  scopes: ["results:write"],
  answers: {
    200: {
      description: "The number of places that are free again.",
      body: z.object({ freed: z.int().meta({ description: "Number of places.", example: 12 }) }),
    },
  },
});
