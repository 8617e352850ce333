import { localeOf } from "../../../../api/src/platform/shared/messages.shared.ts";
import { spokenLanguage } from "../language/t.ts";

/** A moment in the taker's language and zone, which is named. */
export const formatMoment = (iso: string) =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(iso));

/** A moment in the taker's language and zone, where it only tells one from another. */
export const formatShort = (milliseconds: number) =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/** Minutes and seconds of a countdown, such as 59:07. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) =>
    new Intl.NumberFormat(localeOf(spokenLanguage()), { minimumIntegerDigits: 2 }).format(value);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
