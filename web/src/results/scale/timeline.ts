const dayLength = 86_400_000;

export interface Period {
  from: string;
  to: string;
  attempts: number;
}

interface Timeline {
  unit: "day" | "week" | "month";
  periods: Period[];
}

const number = (day: string) => Date.parse(day) / dayLength;
const text = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** Shorter ranges are padded to two weeks. */
const minDays = 14;
const mostDays = 62;
const mostWeeks = 105;

/**
 * Fills in days without answers, and groups days into weeks or months when they are too many. A filter sets the range.
 */
export function timeline(
  days: readonly { day: string; attempts: number }[],
  { from, to }: { from?: string; to?: string } = {},
): Timeline {
  const [first, last] = [from ?? days[0]?.day ?? to, to ?? days.at(-1)?.day ?? from];
  if (first === undefined || last === undefined || first > last) return { unit: "day", periods: [] };
  const end = number(last);
  const begin = from ? number(from) : Math.min(number(first), end - minDays + 1);
  const length = end - begin + 1;
  const unit = length <= mostDays ? "day" : length <= 7 * mostWeeks ? "week" : "month";
  const periods: Period[] = [];
  for (let day = begin; day <= end; ) {
    const next = Math.min(nextOf(unit, day), end + 1);
    periods.push({ from: text(day), to: text(next - 1), attempts: 0 });
    day = next;
  }
  return { unit, periods: among(periods, days) };
}

/** Counts the days, which are sorted, into existing periods. */
export function among(periods: readonly Period[], days: readonly { day: string; attempts: number }[]): Period[] {
  const totals = periods.map((period) => ({ ...period, attempts: 0 }));
  let place = 0;
  for (const { day, attempts } of days) {
    while (totals[place] && (totals[place] as Period).to < day) place++;
    const period = totals[place];
    if (period && period.from <= day) period.attempts += attempts;
  }
  return totals;
}

/** The start of the next day, week (Monday) or month. Day 0, 1970-01-01, was a Thursday. */
function nextOf(unit: Timeline["unit"], day: number) {
  if (unit === "day") return day + 1;
  if (unit === "week") return day + 7 - ((day + 3) % 7);
  const date = new Date(day * dayLength);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayLength;
}

const distances = { day: [1, 2, 3, 7, 14], week: [1, 2, 4, 8, 13, 26], month: [1, 2, 3, 6, 12, 24, 60, 120] };

/** As many labels as fit on a phone. */
const mostTicks = 5;

export function ticks({ unit, periods }: Timeline): { place: number; label: string }[] {
  const step = distances[unit].find((step) => Math.ceil(periods.length / step) <= mostTicks) ?? periods.length;
  return periods
    .map(({ from }, place) => ({ place, label: shortDay.format(new Date(from)) }))
    .filter(({ place }) => (periods.length - 1 - place) % step === 0);
}

const shortDay = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const wholeDay = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

const dayLabel = (day: string) => wholeDay.format(new Date(day));

/** "Nov 3, 2026", "Nov 3, 2026 to Nov 9, 2026", "since …", "until …". */
export function daysLabel({ from, to }: { from?: string; to?: string }) {
  if (from && to) return from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`;
  return from ? `since ${dayLabel(from)}` : to ? `until ${dayLabel(to)}` : "";
}
