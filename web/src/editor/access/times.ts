import { type Availability, availabilityOf } from "../../../../api/src/content/rules/rules.shared.ts";
import type { Draft } from "../draft/draft.ts";

const numericYear = { year: "numeric" } as const;

export type Times = Pick<Draft["rules"], "opensAt" | "closesAt">;

/** The times of a stored item, with the id used in its links. */
export type StoredTimes = Times & { key: string };

export const availabilityIn = ({ opensAt, closesAt }: Times, now: number): Availability =>
  availabilityOf({ rules: { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) } }, now);

/** Formats a moment. On the day of `from`, only the time. */
function momentInWords(instant: string, timeZone: string, now: number, from?: string): string {
  const day = (instant: string) => new Date(instant).toLocaleDateString("en", { timeZone, dateStyle: "short" });
  const at = new Date(instant);
  // Some engines put a narrow space before AM and PM.
  const time = at.toLocaleTimeString("en", { timeZone, hour: "numeric", minute: "2-digit" }).replaceAll("\u202f", " ");
  if (from && day(from) === day(instant)) return time;
  const isThisYear = at.getUTCFullYear() === new Date(now).getUTCFullYear();
  const date = { weekday: "short", month: "short", day: "numeric", ...(!isThisYear && numericYear) } as const;
  return `${at.toLocaleDateString("en", { timeZone, ...date })}, ${time}`;
}

/** "Opens Tue, Dec 1, 9:00 AM, closes 10:30 AM, Europe/Berlin". Empty without times. */
export function timesInWords({ opensAt, closesAt }: Times, timeZone: string, now: number): string {
  const isPast = (instant: string) => Date.parse(instant) <= now;
  const parts = [
    opensAt && `${isPast(opensAt) ? "opened" : "opens"} ${momentInWords(opensAt, timeZone, now)}`,
    closesAt && `${isPast(closesAt) ? "closed" : "closes"} ${momentInWords(closesAt, timeZone, now, opensAt)}`,
  ].filter(Boolean);
  if (parts.length === 0) return "";
  const words = [...parts, timeZone.replaceAll("_", " ")].join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "from Tue, Dec 1, 9:00 AM" and "until 10:30 AM". Each is empty without its time. */
export const spanInWords = ({ opensAt, closesAt }: Times, timeZone: string, now: number) => ({
  from: opensAt && `from ${momentInWords(opensAt, timeZone, now)}`,
  until: closesAt && `until ${momentInWords(closesAt, timeZone, now, opensAt)}`,
});
