import { expect, it } from "vitest";
import { alarmZ, alphaInterval, correlationInterval, shareInterval } from "./interval.shared.ts";

const rounded = ({ low, high }: { low: number; high: number }) => [low.toFixed(3), high.toFixed(3)];

it("gives Wilson's interval of a share", () => {
  // R: prop.test(8, 10, correct = FALSE)$conf.int, prop.test(0, 12, correct = FALSE)$conf.int
  expect(rounded(shareInterval(0.8, 10))).toEqual(["0.490", "0.943"]);
  expect(rounded(shareInterval(0, 12))).toEqual(["0.000", "0.242"]);
  expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

it("gives Fisher's interval of a correlation", () => {
  // R: tanh(atanh(0.5) + c(-1, 1) * qnorm(0.975) / sqrt(25))
  expect(rounded(correlationInterval(0.5, 28))).toEqual(["0.156", "0.736"]);
  expect(correlationInterval(0.5, 3)).toEqual({ low: -1, high: 1 });
  expect(correlationInterval(1, 50).high).toBeCloseTo(1, 3);
});

it("gives Bonett's interval of alpha", () => {
  // 1 - exp(log(1 - 0.8) ± 1.96 sqrt(2 · 10 / (9 · 98)))
  expect(rounded(alphaInterval(0.8, 10, 100))).toEqual(["0.731", "0.851"]);
  expect(alphaInterval(0.8, 1, 100).low).toBe(-Infinity);
});

it("widens the interval of an alarm with the number of questions that could raise one", () => {
  expect(alarmZ(1)).toBeCloseTo(2.748, 2);
  expect(alarmZ(100)).toBeCloseTo(4.013, 2);
});
