import { z } from "zod";
import { emailAddress } from "../../platform/shared/email.rules.ts";
import { blankToNull, nameText, text, writing } from "../../platform/shared/text.rules.ts";
import { fieldLimits } from "../setting/fields.shared.ts";

export const FieldLink = z.strictObject({
  fields: z
    .record(text(fieldLimits.name), writing(fieldLimits.value))
    .optional()
    .meta({ description: "Values of the declared fields, by name.", example: { class: "7b" } }),
  name: z
    .preprocess(blankToNull, nameText("Name", 100).nullish())
    .meta({ description: "Name to fill in; participants can change it." }),
  email: z
    .preprocess(blankToNull, emailAddress.nullish())
    .meta({ description: "Email address to fill in; participants can change it." }),
});

export const LinksInput = z.object({
  links: z
    .array(FieldLink)
    .max(fieldLimits.links, `Up to ${fieldLimits.links} links at once`)
    .meta({ description: "Parameters of each link." }),
});
