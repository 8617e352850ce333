import { z } from "zod";
import { emailAddress } from "../../platform/shared/email.rules.ts";
import { blankToNull, nameText, text, writing } from "../../platform/shared/text.rules.ts";
import { fieldLimits } from "./fields.shared.ts";

const Link = z.strictObject({
  fields: z
    .record(text(fieldLimits.name), writing(fieldLimits.value))
    .optional()
    .meta({ description: "What it says of the declared fields, by their names.", example: { class: "7b" } }),
  name: z
    .preprocess(blankToNull, nameText("Name", 100).nullish())
    .meta({ description: "A name that is filled in; people can change it." }),
  email: z
    .preprocess(blankToNull, emailAddress.nullish())
    .meta({ description: "An address that is filled in; people can change it." }),
});

export const LinksInput = z.object({
  links: z
    .array(Link)
    .max(fieldLimits.links, `At most ${fieldLimits.links} links at once`)
    .meta({ description: "What each link says." }),
});
