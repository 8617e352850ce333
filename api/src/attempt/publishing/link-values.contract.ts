import { z } from "zod";
import { passcodeSent } from "../../content/content.contract.ts";
import { fieldLimits } from "../../content/setting/fields.shared.ts";
import { promised } from "../../platform/rest/operation.ts";
import { mostPeople } from "./link-values.ts";

export const LinkValue = z
  .object({
    name: z.string().meta({ description: "The name of the link parameter.", example: "class" }),
    value: z.string().meta({ description: "Value of the link parameter.", example: "7b" }),
    people: z
      .int()
      .nullable()
      .meta({
        description: `Number of responses with this value that are shown, up to ${mostPeople}; null with fewer than five.`,
        example: 12,
      }),
  })
  .meta({ id: "LinkValue", description: "A link parameter that would be stored with an anonymous response." });

export const readLinkValues = promised({
  operationId: "readLinkValues",
  tag: "Taking",
  summary: "List the link parameters that would be stored with an anonymous response",
  description:
    "For an item with `rules.anonymous`, only the parameter that figures are grouped by is stored. Empty for other items.",
  account: "optional",
  scopes: [],
  query: z.object({
    field: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .meta({
        description: `A link parameter as \`name:value\`, up to ${fieldLimits.value} characters each; can be given several times.`,
        example: "class:7b",
      }),
  }),
  headers: z.object(passcodeSent),
  answers: { 200: { description: "The values.", body: z.object({ values: z.array(LinkValue) }) } },
  refusals: ["PASSCODE", "RATE_LIMITED"],
});
