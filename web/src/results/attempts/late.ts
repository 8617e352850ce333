import { countOf, formatCount } from "../../ui/text/format.ts";

/**
 * "late by 12 min", of the seconds after the closing or the time limit; 0 where nobody knows when it began. Of an
 * anonymous answer days are known, begun ones as well.
 */
export function lateInWords(seconds: number, isAnonymous: boolean): string {
  if (seconds === 0) return "start not known";
  if (isAnonymous) return `late by up to ${countOf(Math.ceil(seconds / 86_400), "day")}`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `late by ${minutes} min`;
  return `late by ${formatCount(hours)} h${minutes % 60 === 0 ? "" : ` ${minutes % 60} min`}`;
}
