import { isDeepStrictEqual } from "node:util";
import { actions, kindsFor } from "./actions.ts";
import { settled } from "./original.ts";
import { atOnce, aWorld, type locks, stateOf, type World } from "./world.ts";

type Lock = keyof typeof locks;

export type Race = [first: string, second: string, lock?: Lock];

/** About 1500 pairs, which take a quarter of a second each, on a machine that is busy with other tests. */
export const walkMillis = 1_800_000;

/** The second finds a letter that is queued; in turn, it finds one that was kept, because there is no mail server. */
const isApart = (first: string, second: string) => first === "send the invitations" && first === second;

/**
 * Half of all pairs of actions, in both orders and with themselves: the second action is the one that has read before
 * the first was done. No other pair is left out, since what an action reads cannot be seen from outside.
 */
export function halfOfPairs(half: 0 | 1): Race[] {
  const names = Object.keys(actions);
  return names.flatMap((first, place) =>
    names
      .filter((second, other) => (place + other) % 2 === half && !isApart(first, second))
      .map((second): Race => [first, second]),
  );
}

/** Returns what happened to the pairs that did not end as in turn. */
export async function flawsOf(races: readonly Race[]) {
  const flaws: Record<string, unknown> = {};
  for (const [first, second, lock = "all"] of races) {
    const flaw = await flawOf(first, second, lock);
    if (flaw) flaws[`${first}, ${second}`] = flaw;
  }
  return flaws;
}

export const act = (name: string, world: World) => (actions[name] as (typeof actions)[string])(world);
const outcomeOf = (statuses: number[]) => statuses.map((status) => (status < 300 ? "done" : "refused"));

async function inTurn(first: string, second: string) {
  const world = await aWorld(kindsFor(first, second));
  const statuses = [await act(first, world)];
  await settled();
  statuses.push(await act(second, world));
  return { outcome: outcomeOf(statuses), state: await stateOf(world) };
}

type End = Awaited<ReturnType<typeof inTurn>>;

const ends = new Map<string, Promise<End>>();
const nameOf = (first: string, second: string) => `${first}, ${second}`;

/** Runs each order of two actions once, because it is compared with both ways of running them at once. */
function endOf(first: string, second: string) {
  const end = ends.get(nameOf(first, second)) ?? inTurn(first, second);
  ends.set(nameOf(first, second), end);
  return end;
}

const reversed = ({ outcome, state }: End): End => ({ outcome: outcome.toReversed(), state });

/** An action that is refused with this status is made again, as clients do. */
const unavailable = 503;

/** Returns what happened to both actions at once if it differs from running them in turn, otherwise null. */
async function flawOf(first: string, second: string, lock: Lock) {
  const world = await aWorld(kindsFor(first, second));
  const statuses = await atOnce(
    world,
    lock,
    () => act(first, world),
    () => act(second, world),
  );
  if (statuses.some((status) => status >= 500 && status !== unavailable)) return statuses;
  for (const [place, name] of [first, second].entries()) {
    if (statuses[place] !== unavailable) continue;
    await settled();
    statuses[place] = await act(name, world);
  }
  const found = { outcome: outcomeOf(statuses), state: await stateOf(world) };
  // Most actions end alike in both orders, so the order that is known comes first.
  const isBackKnown = ends.has(nameOf(second, first));
  const orders: End[] = [];
  for (const isBack of [isBackKnown, !isBackKnown]) {
    const end = isBack ? reversed(await endOf(second, first)) : await endOf(first, second);
    if (isDeepStrictEqual(end, found)) return null;
    orders.push(end);
  }
  return { found, orders };
}
