import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { isSlowSet } from "../cases/cases.ts";
import { actions } from "./actions.ts";
import { atOnce, aWorld, stateOf, type World } from "./world.ts";

const names = Object.keys(actions);
const act = (name: string, world: World) => (actions[name] as (typeof actions)[string])(world);
const outcome = (statuses: number[]) => statuses.map((status) => (status < 300 ? "done" : "refused"));

async function inTurn(first: string, second: string) {
  const world = await aWorld();
  const statuses = [await act(first, world), await act(second, world)];
  return { outcome: outcome(statuses), state: await stateOf(world) };
}

/** Returns the outcome of both actions at once if it differs from running them in turn, otherwise null. */
async function flawOf(first: string, second: string) {
  const world = await aWorld();
  const statuses = await atOnce(
    world,
    () => act(first, world),
    () => act(second, world),
  );
  if (statuses.some((status) => status >= 500 && status !== 503)) return statuses;
  const found = { outcome: outcome(statuses), state: await stateOf(world) };
  const [forth, back] = [await inTurn(first, second), await inTurn(second, first)];
  const orders = [forth, { ...back, outcome: back.outcome.toReversed() }];
  return orders.some((order) => isDeepStrictEqual(order, found)) ? null : { found, orders };
}

const pairs = names.flatMap((first, place) =>
  names.slice(place).flatMap((second) =>
    first === second
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ],
  ),
);
/** The second action has read an attempt that the first changes or deletes before it locks the item. */
const few = [
  ["regrade the answers", "delete two answers"],
  ["regrade the answers", "restore deleted answers"],
  ["regrade the answers", "erase a person"],
  ["delete one answer", "erase one's own answers"],
];

it("ends as if two changes of an item were made in turn, whichever two are made at once", {
  tags: ["property"],
  timeout: 600_000,
}, async () => {
  const flaws: Record<string, unknown> = {};
  for (const [first = "", second = ""] of isSlowSet ? pairs : few) {
    const flaw = await flawOf(first, second);
    if (flaw) flaws[`${first}, ${second}`] = flaw;
  }
  expect(flaws).toEqual({});
});
