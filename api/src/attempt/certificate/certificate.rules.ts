import { z } from "zod";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { nameText } from "../../platform/shared/text.rules.ts";
import { Start } from "../attempt.rules.ts";

export const CertificateOrder = Start.extend({
  name: z.preprocess(
    (name) => (typeof name === "string" ? name.trim() || null : name),
    nameText("Name", 100).nullish(),
  ),
  language: languageTag,
});
