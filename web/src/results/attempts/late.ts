import { formatCount } from "../../ui/text/format.ts";

/** "late by 12 min", of the seconds after the closing or the time limit; 0 where nobody knows when it began. */
export function lateInWords(seconds: number): string {
  if (seconds === 0) return "start not known";
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `late by ${minutes} min`;
  return `late by ${formatCount(hours)} h${minutes % 60 === 0 ? "" : ` ${minutes % 60} min`}`;
}
