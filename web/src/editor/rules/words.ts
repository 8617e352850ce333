import { type Availability, availabilityOf } from "../../../../api/src/content/rules/rules.shared.ts";
import type { Draft } from "../draft/draft.ts";

const numericYear = { year: "numeric" } as const;

export type Times = Pick<Draft["rules"], "opensAt" | "closesAt">;

/** The times of a stored item, with the id used in its links. */
export type StoredTimes = Times & { key: string };

export const availabilityIn = ({ opensAt, closesAt }: Times, now: number): Availability =>
  availabilityOf({ rules: { ...(opensAt && { opensAt }), ...(closesAt && { closesAt }) } }, now);

/** "Opens Tue, Dec 1, 9:00 AM, closes 10:30 AM, Europe/Berlin". Empty without times. */
export function timesInWords({ opensAt, closesAt }: Times, timeZone: string, now: number): string {
  const day = (instant: string | number) =>
    new Date(instant).toLocaleDateString("en", { timeZone, dateStyle: "short" });
  const momentWords = (instant: string, from?: string) => {
    const time = new Date(instant).toLocaleTimeString("en", { timeZone, hour: "numeric", minute: "2-digit" });
    if (from && day(from) === day(instant)) return time;
    const isThisYear = new Date(instant).getUTCFullYear() === new Date(now).getUTCFullYear();
    const date = { weekday: "short", month: "short", day: "numeric", ...(!isThisYear && numericYear) } as const;
    return `${new Date(instant).toLocaleDateString("en", { timeZone, ...date })}, ${time}`;
  };
  const isPast = (instant: string) => Date.parse(instant) <= now;
  const parts = [
    opensAt && `${isPast(opensAt) ? "opened" : "opens"} ${momentWords(opensAt)}`,
    closesAt && `${isPast(closesAt) ? "closed" : "closes"} ${momentWords(closesAt, opensAt)}`,
  ].filter(Boolean);
  if (parts.length === 0) return "";
  const words = [...parts, timeZone.replaceAll("_", " ")].join(", ").replaceAll("\u202f", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
