import { z } from "zod";
import { contentStates } from "../../content/rules/state.shared.ts";

const ownSorts = ["title", "responses", "score", "activity", "created"] as const;
export type OwnSort = (typeof ownSorts)[number];

/** Newest first without a sort. */
export const OwnOrder = z.object({
  state: z.enum(contentStates).nullish(),
  sort: z.enum(ownSorts).nullish(),
  order: z.enum(["ascending", "descending"]).nullish(),
});
