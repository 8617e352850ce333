import { Start } from "../../attempt/attempt.rules.ts";
import { languageTag } from "../../platform/shared/language.rules.ts";

/** The key that the answers were handed in with, and the language in which their receipt is wanted. */
export const OwnAnswersLink = Start.extend({ language: languageTag });
