import { format } from "date-fns";

const whole = new Intl.NumberFormat("en");
const compact = new Intl.NumberFormat("en", { notation: "compact" });

export const formatCount = (count: number) => whole.format(count);

/** For where there is room for a few digits only: 1.2M. */
export const formatCompact = (count: number) => compact.format(count);

export const formatPercent = (percent: number | null | undefined) => (percent == null ? "–" : `${percent}%`);

/** "1 response", "1,204 responses"; `many` where an s does not make the plural. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Minutes and seconds, however many minutes. */
export const formatDuration = (seconds: number | null | undefined) =>
  seconds == null ? "–" : `${formatCount(Math.floor(seconds / 60))}m ${seconds % 60}s`;

/** Steps of seconds that a duration is rounded to. */
const steps = [5, 10, 30, 60, 300, 600, 1800, 3600];

/** A duration that may be off by a margin, said no more exactly than it is known: "about 62m". */
export function formatRoughly(seconds: number, margin: number) {
  if (margin === 0) return formatDuration(seconds);
  const step = steps.find((step) => step >= 2 * margin) ?? 7200;
  const rounded = step * Math.round(seconds / step);
  return `about ${step < 60 ? formatDuration(rounded) : `${formatCount(rounded / 60)}m`}`;
}

export const formatDateTime = (iso: string) => format(new Date(iso), "MMM d, yyyy h:mm a");

export const formatTime = (iso: string) => format(new Date(iso), "h:mm:ss a");

export const formatDate = (iso: string) => format(new Date(iso), "MMM d, yyyy");

/** A mean score, to one decimal. */
export const formatScore = (percent: number | null | undefined) => (percent == null ? "–" : `${percent.toFixed(1)}%`);

/** A mean duration in minutes, to one decimal. */
export const formatMinutes = (seconds: number | null | undefined) =>
  seconds == null ? "–" : `${(seconds / 60).toFixed(1)} min`;
