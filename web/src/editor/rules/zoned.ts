/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(hour, minute, second);
  return clock.getTime() - Math.floor(instant / 1000) * 1000;
}

const day = 86_400_000;

/**
 * The instant at which a zone's clocks show a time such as 2026-12-01T09:00. Empty for an invalid time. For a time that
 * occurs twice, the first instant. A time that is skipped is moved later by the length of the gap, as in `Temporal`.
 */
export function instantOf(local: string, timeZone: string): string {
  const clock = Date.parse(`${local}Z`);
  if (Number.isNaN(clock)) return "";
  const before = clock - offsetAt(clock - day, timeZone);
  const after = clock - offsetAt(clock + day, timeZone);
  const fits = (instant: number) => instant + offsetAt(instant, timeZone) === clock;
  return new Date(fits(before) || !fits(after) ? before : after).toISOString();
}

/** The time on a zone's clocks at an instant, to the minute, in the format of inputs. Empty without an instant. */
export function localOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? "" : new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}
