import { z } from "zod";
import { moment } from "../rules/rules.rules.ts";

export const Emptying = z.object({ deletedUntil: moment.nullish() });
