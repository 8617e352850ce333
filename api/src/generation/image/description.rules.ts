import { z } from "zod";
import { languageTag } from "../../platform/shared/language.rules.ts";

export const DescriptionWish = z.object({ language: languageTag });
