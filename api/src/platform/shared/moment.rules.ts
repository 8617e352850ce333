import { z } from "zod";
import { shapes } from "../shape/shape.rules.ts";
import { timeText } from "./text.rules.ts";

const notATime = "Enter a time such as 2026-11-22T09:30:00Z";
const noYear = "Enter a year from 2000 to 9999";

/** A time from 2000 to 9999, as a date or a text in ISO 8601. It becomes a text in UTC. */
export const moment = z
  .union([z.date(), timeText(notATime)], notATime)
  .transform((time) => new Date(time).toISOString())
  .pipe(z.iso.datetime(noYear).refine((time) => time >= "2000", noYear))
  .register(shapes, { name: "DateTime" });
