import { RetentionRule } from "../retention/retention.rules.ts";
import { LinkFields } from "./fields.rules.ts";
import { flag, own } from "./setting.rules.ts";

/** Data that are stored with responses, and their retention. */
export const data = {
  fields: own(
    {
      description: "Parameters that links may carry, stored with the response. Replaced as a whole; empty for none.",
      seenBy: "owner",
    },
    LinkFields.nullish(),
  ),
  signedFields: flag({
    description: "Whether link parameters are stored only if the server signed the link (see `makeLinks`).",
    seenBy: "everyone",
    field: {
      label: "Accept signed links only",
      hint: "Otherwise anyone with the link can edit these values.",
      more: "Signed links stay valid when a parameter is removed.",
      words: "",
    },
  }),
  retention: own(
    {
      description: "Retention of responses. For a new item, defaults to the account's setting.",
      seenBy: "owner",
    },
    RetentionRule.nullish(),
  ),
};
