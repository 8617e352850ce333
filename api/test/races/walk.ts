import { isDeepStrictEqual } from "node:util";
import { actions, kindsFor } from "./actions.ts";
import { atOnce, aWorld, type locks, stateOf, type World } from "./world.ts";

export type Lock = keyof typeof locks;

export const act = (name: string, world: World) => (actions[name] as (typeof actions)[string])(world);
const outcomeOf = (statuses: number[]) => statuses.map((status) => (status < 300 ? "done" : "refused"));

async function inTurn(first: string, second: string) {
  const world = await aWorld(kindsFor(first, second));
  const statuses = [await act(first, world), await act(second, world)];
  return { outcome: outcomeOf(statuses), state: await stateOf(world) };
}

const turns = new Map<string, ReturnType<typeof inTurn>>();

/** Runs each order of two actions once, because most pairs are walked in both. */
function knownInTurn(first: string, second: string) {
  const key = `${first}, ${second}`;
  const known = turns.get(key) ?? inTurn(first, second);
  turns.set(key, known);
  return known;
}

/** Returns what happened to both actions at once if it differs from running them in turn, otherwise null. */
export async function flawOf(first: string, second: string, lock: Lock) {
  const world = await aWorld(kindsFor(first, second));
  const statuses = await atOnce(
    world,
    lock,
    () => act(first, world),
    () => act(second, world),
  );
  if (statuses.some((status) => status >= 500 && status !== 503)) return statuses;
  const found = { outcome: outcomeOf(statuses), state: await stateOf(world) };
  const forth = await knownInTurn(first, second);
  if (isDeepStrictEqual(forth, found)) return null;
  const { outcome, state } = await knownInTurn(second, first);
  const back = { outcome: outcome.toReversed(), state };
  return isDeepStrictEqual(back, found) ? null : { found, orders: [forth, back] };
}
