import { Start } from "../../attempt/attempt.rules.ts";
import { languageTag } from "../../platform/shared/language.rules.ts";

/** The key of the submitted answers, and the language for their receipt. */
export const OwnAnswersLink = Start.extend({ language: languageTag });
