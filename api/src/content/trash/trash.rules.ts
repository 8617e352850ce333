import { z } from "zod";
import { moment } from "../../platform/shared/moment.rules.ts";

export const Emptying = z.object({ deletedUntil: moment.nullish() });
