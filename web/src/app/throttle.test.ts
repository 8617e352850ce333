import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watching() {
  const passed: number[] = [];
  return { passed, events: throttle((event: number) => passed.push(event), 1000) };
}

it("passes on the first event at once, and then the last of each pause", () => {
  const { passed, events } = watching();
  for (const event of [1, 2, 3]) events.next(event);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1, 3]);
  events.next(4);
  expect(passed).toEqual([1, 3]);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1, 3, 4]);
});

it("passes on at once an event after a quiet pause", () => {
  const { passed, events } = watching();
  events.next(1);
  vi.advanceTimersByTime(1000);
  events.next(2);
  expect(passed).toEqual([1, 2]);
});

it("loses no event on flush, and passes on none after the end", () => {
  const { passed, events } = watching();
  for (const event of [1, 2]) events.next(event);
  events.flush();
  expect(passed).toEqual([1, 2]);
  events.next(3);
  events.end();
  vi.runAllTimers();
  expect(passed).toEqual([1, 2]);
});
