import { z } from "zod";
import { promised } from "../../platform/rest/operation.ts";

export const resolve = promised({
  operationId: "resolveShortLink",
  tag: "Items",
  summary: "Find the page of a short link",
  description:
    "For anyone who may see the item. The code is the part after `/s/`. Capitals, and letters that look like a digit, are accepted.",
  account: "optional",
  scopes: [],
  answers: {
    200: {
      description: "The item's page.",
      body: z.object({ path: z.string().meta({ example: "/quiz/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" }) }),
    },
  },
  refusals: ["RATE_LIMITED"],
});
