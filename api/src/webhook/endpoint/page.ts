import { z } from "zod";
import { Paging } from "../../platform/rest/page.ts";

/** The input for a page of an account's webhooks. */
export const EndpointPage = Paging.extend({
  allItems: z
    .stringbool({ truthy: ["true"], falsy: ["false"], error: "allItems is true or false" })
    .optional()
    .meta({ override: { type: "boolean" } }),
});
