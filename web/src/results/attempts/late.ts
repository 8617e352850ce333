import { countOf, formatCount } from "../../ui/text/format.ts";

/**
 * Formats the seconds after the closing or the time limit, such as "late by 12 min". Zero means that the start is
 * unknown. For anonymous attempts, lateness is known in days only, rounded up.
 */
export function lateInWords(seconds: number, isAnonymous: boolean): string {
  if (seconds === 0) return "unknown start";
  if (isAnonymous) return `late by up to ${countOf(Math.ceil(seconds / 86_400), "day")}`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `late by ${minutes} min`;
  return `late by ${formatCount(hours)} h${minutes % 60 === 0 ? "" : ` ${minutes % 60} min`}`;
}
