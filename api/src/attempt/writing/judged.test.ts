import { expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { onTheWay } from "../../content/rules/rules.shared.ts";
import { durationOf, lateOf } from "./judging.ts";
import { isOver, timeLeftOf } from "./sitting.ts";

const { platform } = await testApp();

const [second, minute] = [1000, 60_000];

interface Arrived {
  /** Seconds since the start; null if it is unknown. */
  elapsed: number | null;
  /** Seconds; null without one. */
  promised: number | null;
  timeLimit: number | null;
  late: number | null;
}

/** Runs the SQL on answers that arrive now. */
async function judged(arrived: readonly Arrived[]): Promise<{ late: number | null; duration: number }[]> {
  const column = (name: keyof Arrived) => arrived.map((one) => one[name]);
  const { rows } = await platform.sql.query(
    `SELECT ${lateOf({ late: "sent.late", timeLimit: "sent.time_limit" }, "began")} AS late,
            ${durationOf({ duration: "3", timeLimit: "sent.time_limit" }, "began")} AS duration
       FROM unnest($1::float8[], $2::int[], $3::int[], $4::int[]) WITH ORDINALITY
              AS sent (elapsed, promised, time_limit, late, place)
      CROSS JOIN LATERAL (SELECT now() - sent.elapsed * interval '1 second' AS started_at, sent.promised AS time_limit) AS began
      ORDER BY place`,
    [column("elapsed"), column("promised"), column("timeLimit"), column("late")],
  );
  return rows;
}

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it("judges 100,000 sittings by the server's clock alone, whatever the devices' clocks show", {
  tags: ["slow"],
}, async () => {
  const random = numbers(7);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  const sittings: { promised: number; arrival: number; isCut: boolean; wasSentInTime: boolean }[] = [];
  const wrong: object[] = [];
  const counts = { inTime: 0, late: 0, cut: 0 };
  for (let sitting = 0; sitting < 100_000; sitting++) {
    const timeLimit = between(1, 180);
    const promised = timeLimit * minute;
    const rules = { timeLimit };
    const clockError = between(-5 * minute, 5 * minute);
    const device = (server: number) => server + clockError;

    // The server's clock starts with the request; its reply may take a while.
    const told = between(20, 20 * second);
    const left = (timeLeftOf({ rules }, { elapsed: 0, promised }, 0) as number) * second;
    const end = device(told) + left;
    // The taker presses Finish, or the page submits at the end of the time.
    const pressed = between(told, promised * 1.2);
    const isCut = device(pressed) >= end;
    const sent = isCut ? end - clockError : pressed;
    const isOffline = random() < 0.3;
    const arrival = sent + (isOffline ? between(0, 10 * minute) : between(5, 20 * second));

    sittings.push({ promised, arrival, isCut, wasSentInTime: !isOffline && sent <= promised });
  }
  const found = await judged(
    sittings.map(({ promised, arrival }) => {
      const limit = promised / second;
      return { elapsed: arrival / second, promised: limit, timeLimit: limit, late: null };
    }),
  );
  for (const [index, { promised, arrival, isCut, wasSentInTime }] of sittings.entries()) {
    const { late } = found[index] as (typeof found)[number];
    const rules = { timeLimit: promised / minute };
    const mayMiss = isOver({ rules }, { elapsed: arrival, promised }, arrival);
    const overtime = arrival - promised;
    const isRight = late === (overtime > onTheWay ? Math.floor(overtime / second) : null);
    if (!isRight || (wasSentInTime && late !== null) || (isCut && !mayMiss))
      wrong.push({ promised, arrival, isCut, wasSentInTime, late, mayMiss });
    counts[late === null ? "inTime" : "late"]++;
    if (isCut) counts.cut++;
  }
  expect(wrong).toEqual([]);
  expect(counts.inTime).toBeGreaterThan(50_000);
  expect(counts.late).toBeGreaterThan(5000);
  expect(counts.cut).toBeGreaterThan(5000);
});

it("goes by the start where a limit is kept to, and by the closing where that is later", async () => {
  const asked: [Arrived, { late: number | null; duration: number }][] = [
    [
      { elapsed: 600, promised: null, timeLimit: null, late: null },
      { late: null, duration: 3 },
    ],
    [
      { elapsed: 600, promised: null, timeLimit: null, late: 70 },
      { late: 70, duration: 3 },
    ],
    // The limit was added after the start.
    [
      { elapsed: 600, promised: null, timeLimit: 60, late: null },
      { late: null, duration: 600 },
    ],
    [
      { elapsed: 600, promised: null, timeLimit: 60, late: 80 },
      { late: 80, duration: 600 },
    ],
    // The start is unknown.
    [
      { elapsed: null, promised: null, timeLimit: 60, late: null },
      { late: 0, duration: 3 },
    ],
    [
      { elapsed: null, promised: null, timeLimit: 60, late: 90 },
      { late: 90, duration: 3 },
    ],
    // The limit was lowered or raised.
    [
      { elapsed: 600.4, promised: 540, timeLimit: 60, late: null },
      { late: 60, duration: 600 },
    ],
    [
      { elapsed: 600.4, promised: 60, timeLimit: 540, late: null },
      { late: 60, duration: 600 },
    ],
    [
      { elapsed: 600, promised: 540, timeLimit: 540, late: null },
      { late: null, duration: 600 },
    ],
    // The closing was before or after the end of the limit.
    [
      { elapsed: 600, promised: 500, timeLimit: 500, late: 400 },
      { late: 400, duration: 600 },
    ],
    [
      { elapsed: 600, promised: 200, timeLimit: 200, late: 70 },
      { late: 400, duration: 600 },
    ],
    // The database's clock was set back, or the page stayed open for weeks.
    [
      { elapsed: -20, promised: 500, timeLimit: 500, late: null },
      { late: null, duration: 0 },
    ],
    [
      { elapsed: 900_000, promised: 500, timeLimit: 500, late: null },
      { late: 899_500, duration: 604_800 },
    ],
  ];
  expect(await judged(asked.map(([arrived]) => arrived))).toEqual(asked.map(([, found]) => found));
});
