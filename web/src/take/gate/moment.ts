import { localeOf } from "../../../../api/src/platform/shared/messages.shared.ts";
import { spokenLanguage } from "../language/t.ts";

/** A moment in the taker's language and time zone, with the name of the zone. */
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

/** The day of a moment in the taker's language and time zone. */
export const formatDay = (iso: string) =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { dateStyle: "long" }).format(new Date(iso));

/** A short form of a moment in the taker's language and time zone, only to distinguish it from others. */
export const formatShort = (milliseconds: number) =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/** Minutes and seconds of a countdown, such as 59:07. Includes the hours above an hour, such as 1:59:07. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = seconds > 3600 ? Math.floor(seconds / 3600) : 0;
  const two = (value: number) =>
    new Intl.NumberFormat(localeOf(spokenLanguage()), { minimumIntegerDigits: 2 }).format(value);
  const minutes = `${two(Math.floor(seconds / 60) - hours * 60)}:${two(seconds % 60)}`;
  return hours === 0 ? minutes : `${new Intl.NumberFormat(localeOf(spokenLanguage())).format(hours)}:${minutes}`;
}
