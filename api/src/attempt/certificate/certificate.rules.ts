import { z } from "zod";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { blankToNull, nameText } from "../../platform/shared/text.rules.ts";
import { Start } from "../attempt.rules.ts";

export const CertificateOrder = Start.extend({
  name: z.preprocess(blankToNull, nameText("Name", 100).nullish()),
  language: languageTag,
  /** Issues the certificate even if the PDF omits characters of the name, or shows boxes instead. */
  allowBoxes: z.boolean().nullish(),
});
