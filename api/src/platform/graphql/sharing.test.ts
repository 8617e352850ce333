import { type ExecutionResult, GraphQLError } from "graphql";
import { Repeater } from "graphql-yoga";
import { expect, it, vi } from "vitest";
import { createSharing } from "./sharing.ts";

function subscription() {
  const left = vi.fn();
  let send: (event: ExecutionResult) => unknown = () => {};
  let finish = () => {};
  const begin = vi.fn(
    async (): Promise<AsyncIterable<ExecutionResult>> =>
      new Repeater<ExecutionResult>(async (push, stop) => {
        send = push;
        finish = stop;
        await stop;
        left();
      }),
  );
  return {
    begin,
    left,
    tell: (title: string) => send({ data: { title } }),
    fail: () => send({ data: null, errors: [new GraphQLError("away")] }),
    finish: () => finish(),
  };
}

async function over(events: AsyncIterable<ExecutionResult> | ExecutionResult) {
  return (await iteratorOf(events).next()).done;
}

function iteratorOf(events: AsyncIterable<ExecutionResult> | ExecutionResult) {
  if (!(Symbol.asyncIterator in events)) throw new Error("Not subscribed");
  return events[Symbol.asyncIterator]();
}

const event = (title: string) => [JSON.stringify({ data: { title } })];

it("executes once for all who ask for the same, and tells who comes later how things stand", async () => {
  const [share, { begin, tell }] = [createSharing(), subscription()];
  const [first, second, late, other] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  await Promise.all([share("a", begin, first), share("a", begin, second)]);
  expect(begin).toHaveBeenCalledTimes(1);
  await tell("one");
  await expect.poll(() => first.mock.calls).toEqual([event("one")]);
  expect(second.mock.calls).toEqual([event("one")]);

  await share("a", begin, late);
  expect(late.mock.calls).toEqual([event("one")]);
  await share("b", subscription().begin, other);
  await tell("two");
  await expect.poll(() => late.mock.calls).toEqual([event("one"), event("two")]);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it("ends with the last watcher, and starts again with the next", async () => {
  const [share, { begin, left, tell }] = [createSharing(), subscription()];
  const [stays, goes] = [vi.fn(), vi.fn()];
  const [one, two] = [await share("a", begin, stays), await share("a", begin, goes)];
  await iteratorOf(two).return?.();
  expect(await over(two)).toBe(true);
  await tell("one");
  await expect.poll(() => stays.mock.calls).toEqual([event("one")]);
  expect(goes).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();

  await iteratorOf(one).return?.();
  await expect.poll(() => left.mock.calls).toHaveLength(1);
  const again = vi.fn();
  await share("a", begin, again);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(again).not.toHaveBeenCalled();
});

it("is over for everybody when the events are", async () => {
  const [share, { begin, finish }] = [createSharing(), subscription()];
  const [one, two] = [await share("a", begin, vi.fn()), await share("a", begin, vi.fn())];
  finish();
  expect([await over(one), await over(two)]).toEqual([true, true]);
  await share("a", begin, vi.fn());
  expect(begin).toHaveBeenCalledTimes(2);
});

it("ends for everybody with an error, which no later watcher gets", async () => {
  const [share, { begin, left, fail }] = [createSharing(), subscription()];
  const [first, later] = [vi.fn(), vi.fn()];
  const events = await share("a", begin, first);
  void fail();
  expect(await over(events)).toBe(true);
  expect(first.mock.calls).toEqual([[expect.stringContaining("away")]]);
  await expect.poll(() => left.mock.calls).toHaveLength(1);
  await share("a", begin, later);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(later).not.toHaveBeenCalled();
});

it("keeps no refusal", async () => {
  const [share, { begin }] = [createSharing(), subscription()];
  const refusal: ExecutionResult = { data: null };
  expect(await share("a", async () => refusal, vi.fn())).toBe(refusal);
  expect(await share("a", () => refusal, vi.fn())).toBe(refusal);
  await expect(share("a", () => Promise.reject(new Error("away")), vi.fn())).rejects.toThrow("away");
  await share("a", begin, vi.fn());
  expect(begin).toHaveBeenCalledTimes(1);
});
