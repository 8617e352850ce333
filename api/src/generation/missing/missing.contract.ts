import { z } from "zod";
import { WholeItem } from "../../content/content.contract.ts";
import { promised, timestamp } from "../../platform/rest/operation.ts";
import { draftingLimits } from "../drafting/drafting.shared.ts";
import { notices } from "../generation.contract.ts";

const Missing = z
  .object({
    count: z
      .int()
      .meta({ description: "How many the item lacks; 0 if none, or if they cannot be written.", example: 0 }),
    until: timestamp.nullable().meta({ description: "Until when what they are made from is kept.", example: null }),
  })
  .meta({ id: "Missing", description: "Questions that a generation did not write, and that can still be written." });
export type Missing = z.output<typeof Missing>;

const shared = { tag: "Generation", account: "required" } as const;

export const readMissing = promised({
  ...shared,
  scopes: ["content:read"] as const,
  operationId: "readMissing",
  summary: "How many questions an item's generation fell short of",
  description: `What they are made from is kept for ${draftingLimits.days} days.`,
  answers: { 200: { description: "How many are missing.", body: Missing } },
});

export const writeMissing = promised({
  ...shared,
  scopes: ["content:write"] as const,
  operationId: "writeMissing",
  summary: "Write the questions that an item's generation fell short of",
  description:
    "Adds them at the end of the item, from the same source, none twice. Counted as a generation, and among `GET /api/generations` while it runs. Closing the connection ends it.",
  isKeyed: true,
  answers: { 200: { description: "The item, with its questions.", body: WholeItem.extend({ notices }) } },
  refusals: ["CONFLICT", "SOURCE_UNREADABLE", "RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
