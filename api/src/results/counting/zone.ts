/** The Swedish locale writes day and time in ISO form. */
const formats = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function formatsOf(timeZone: string) {
  const format = formats.get(timeZone) ?? {
    day: new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }),
    time: new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" }),
  };
  formats.set(timeZone, format);
  return format;
}

const quarter = 900_000;
const hour = 3_600_000;
/** Outside these years, days are in UTC. No answers are from then, and older zones did not start days at a quarter. */
const [firstDay, lastDay] = [Date.parse("2000-01-01"), Date.parse("9000-01-01")];

/**
 * The start of a day (YYYY-MM-DD): midnight, or the end of a gap at midnight. A day that the zone skips starts with the
 * next one.
 */
export const dayStart = (day: string, timeZone: string) => firstOf(Date.parse(day), timeZone, (local) => local >= day);

export const dayEnd = (day: string, timeZone: string) =>
  firstOf(Date.parse(day) + 24 * hour, timeZone, (local) => local > day);

/** Once true, `holds` must stay true. */
function firstOf(midnight: number, timeZone: string, holds: (day: string) => boolean): Date {
  if (timeZone === "UTC" || midnight < firstDay || midnight > lastDay) return new Date(midnight);
  const { day: format } = formatsOf(timeZone);
  let [before, after] = [midnight - 16 * hour, midnight + 16 * hour];
  while (after - before > quarter) {
    const middle = before + Math.floor((after - before) / quarter / 2) * quarter;
    if (holds(format.format(middle))) after = middle;
    else before = middle;
  }
  return new Date(after);
}

export const localTime = (time: Date, timeZone: string) => formatsOf(timeZone).time.format(time);

export function localIsoTime(time: Date, timeZone: string): string {
  const local = localTime(time, timeZone).replace(" ", "T");
  const minutes = Math.round((Date.parse(`${local}Z`) - time.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${local}${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}
