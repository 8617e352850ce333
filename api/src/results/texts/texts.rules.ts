import { z } from "zod";
import { text, timeText } from "../../platform/shared/text.rules.ts";

const mark = (name: string) =>
  z
    .union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })], `${name} is true or false`)
    .nullish()
    .transform((value) => value ?? null);

const notATime = "markedSince is a time such as 2026-11-22T09:30:00Z";

export const TextSearch = z.object({
  contains: text(200)
    .nullish()
    .transform((value) => value?.trim() || null),
  starred: mark("starred"),
  hidden: mark("hidden"),
  markedSince: z
    .union([z.date(), timeText(notATime)], notATime)
    .nullish()
    .transform((time) => (time == null ? null : new Date(time))),
});
