import { z } from "zod";
import { ofAccount, promised } from "../../platform/rest/operation.ts";
import { fieldLimits } from "../setting/fields.shared.ts";
import { LinksInput } from "./links.rules.ts";

export const makeLinks = promised({
  ...ofAccount("Items", "content:write"),
  operationId: "makeLinks",
  summary: "Create links with parameters",
  description: `Creates up to ${fieldLimits.links} links to an item, with fields and with a name and an email address to fill in. They are signed if the item's rules set \`signedFields\`. Nothing is stored. A signed link can be passed on, but not changed.`,
  body: LinksInput.meta({ example: { links: [{ fields: { class: "7b" } }] } }),
  answers: {
    200: {
      description: "The links, in the order of the request.",
      body: z.object({
        links: z
          .array(z.string())
          .meta({ example: ["https://quiz.example.com/quiz/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071?class=7b"] }),
      }),
    },
  },
});
