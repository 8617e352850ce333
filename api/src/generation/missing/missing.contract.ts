import { z } from "zod";
import { WholeItem } from "../../content/content.contract.ts";
import { promised, timestamp } from "../../platform/rest/operation.ts";
import { draftingLimits } from "../drafting/drafting.shared.ts";
import { notices } from "../generation.contract.ts";

const Missing = z
  .object({
    count: z.int().meta({
      description: "Number of questions that the item lacks; 0 if none, or if they cannot be written.",
      example: 0,
    }),
    until: timestamp.nullable().meta({ description: "Time until which the source is kept.", example: null }),
  })
  .meta({
    id: "Missing",
    description: "Questions that were requested from a generation, were not written, and can still be written.",
  });
export type Missing = z.output<typeof Missing>;

const shared = { tag: "Generation", account: "required" } as const;

export const readMissing = promised({
  ...shared,
  scopes: ["content:read"] as const,
  operationId: "readMissing",
  summary: "The number of questions missing from a generated item",
  description: `The source is kept for ${draftingLimits.days} days.`,
  answers: { 200: { description: "The number of missing questions.", body: Missing } },
});

export const writeMissing = promised({
  ...shared,
  scopes: ["content:write"] as const,
  operationId: "writeMissing",
  summary: "Write the questions missing from a generated item",
  description:
    "Adds the questions at the end of the item, from the same source, without repeating any. Counts as a generation, and is listed by `GET /api/generations` while it runs. Closing the connection stops it.",
  isKeyed: true,
  answers: { 200: { description: "The item, with its questions.", body: WholeItem.extend({ notices }) } },
  refusals: ["CONFLICT", "SOURCE_UNREADABLE", "RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
