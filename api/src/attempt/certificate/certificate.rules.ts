import { z } from "zod";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { blankToNull, nameText } from "../../platform/shared/text.rules.ts";
import { Start } from "../attempt.rules.ts";

export const CertificateOrder = Start.extend({
  name: z.preprocess(blankToNull, nameText("Name", 100).nullish()),
  language: languageTag,
  /** Although the PDF shows boxes in place of characters that no font has. */
  allowBoxes: z.boolean().nullish(),
});
