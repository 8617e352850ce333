import { formatCount } from "../../../../api/src/platform/shared/words.shared.ts";

export { countOf, formatCount, formatSigned, plural } from "../../../../api/src/platform/shared/words.shared.ts";

const compact = new Intl.NumberFormat("en", { notation: "compact" });

export const formatCompact = (count: number) => compact.format(count);

export const formatPercent = (percent: number | null | undefined) => (percent == null ? "–" : `${percent}%`);

export const formatDuration = (seconds: number | null | undefined) =>
  seconds == null ? "–" : `${formatCount(Math.floor(seconds / 60))}m ${seconds % 60}s`;

/** Rounding steps of a duration, in seconds. */
const steps = [5, 10, 30, 60, 300, 600, 1800, 3600];

/** A duration rounded to its margin of error, such as "about 62m". */
export function formatRoughly(seconds: number, margin: number) {
  if (margin === 0) return formatDuration(seconds);
  const step = steps.find((step) => step >= 2 * margin) ?? 7200;
  const rounded = step * Math.round(seconds / step);
  return `about ${step < 60 ? formatDuration(rounded) : `${formatCount(rounded / 60)}m`}`;
}

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const time = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const exactTime = new Intl.DateTimeFormat("en", { timeStyle: "medium" });

/** Some engines put a narrow space before AM and PM. */
const formatted = (format: Intl.DateTimeFormat, iso: string) => format.format(new Date(iso)).replace("\u202f", " ");

/** "Nov 3, 2026 8:08 AM" */
export const formatDateTime = (iso: string) => `${formatted(date, iso)} ${formatted(time, iso)}`;

/** "8:08:05 AM" */
export const formatTime = (iso: string) => formatted(exactTime, iso);

/** "Nov 3, 2026" */
export const formatDate = (iso: string) => formatted(date, iso);

export const formatScore = (percent: number | null | undefined) => (percent == null ? "–" : `${percent.toFixed(1)}%`);

export const formatMinutes = (seconds: number | null | undefined) =>
  seconds == null ? "–" : `${(seconds / 60).toFixed(1)} min`;
