import { expect, it } from "vitest";
import { onTheWay } from "../../content/rules/rules.shared.ts";
import { judged } from "./lateness.ts";
import { timeLeftOf } from "./sitting.ts";

const [second, minute] = [1000, 60_000];

/** Numbers from 0 to 1 that are the same at each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it("judges 100,000 sittings by the server's clock alone, whatever the devices' clocks show", () => {
  const random = numbers(7);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  const wrong: object[] = [];
  const counts = { inTime: 0, late: 0, cut: 0 };
  for (let sitting = 0; sitting < 100_000; sitting++) {
    const timeLimit = between(1, 180);
    const promised = timeLimit * minute;
    const rules = { timeLimit };
    const clockError = between(-5 * minute, 5 * minute);
    const device = (server: number) => server + clockError;

    // The server's clock begins with the start; its answer may take a while.
    const told = between(20, 20 * second);
    const left = (timeLeftOf({ rules }, { elapsed: 0, promised }, 0) as number) * second;
    const end = device(told) + left;
    // Finish is pressed, or the page hands in at its end.
    const pressed = between(told, promised * 1.2);
    const isCut = device(pressed) >= end;
    const sent = isCut ? end - clockError : pressed;
    const isOffline = random() < 0.3;
    const arrival = sent + (isOffline ? between(0, 10 * minute) : between(5, 20 * second));

    const { late, mayMiss } = judged({ rules }, { elapsed: arrival, promised }, null, arrival);
    const overtime = arrival - promised;
    const isRight = late === (overtime > onTheWay ? Math.floor(overtime / second) : null);
    const wasSentInTime = !isOffline && sent <= promised;
    if (!isRight || (wasSentInTime && late !== null) || (isCut && !mayMiss))
      wrong.push({ timeLimit, clockError, told, sent, arrival, late, mayMiss });
    counts[late === null ? "inTime" : "late"]++;
    if (isCut) counts.cut++;
  }
  expect(wrong).toEqual([]);
  expect(counts.inTime).toBeGreaterThan(50_000);
  expect(counts.late).toBeGreaterThan(5000);
  expect(counts.cut).toBeGreaterThan(5000);
});
