import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { type Fault, length } from "./faults.ts";
import { type Flow, makeFlows } from "./flows.ts";
import { randomFrom } from "./random.ts";
import { aWorld, type World } from "./world.ts";

export interface Cell {
  fault: string;
  flow: string;
  acknowledged: number;
  backAfter: number;
}

const workers = 2;

/** Runs every flow through every fault, in the seed's order. `pace` is the milliseconds of a round without a fault. */
export async function runMatrix(faults: Fault[], seed: number): Promise<{ cells: Cell[]; pace: number }> {
  const random = randomFrom(seed);
  const world = await aWorld(random);
  await world.start();
  const flows = await makeFlows(world);
  for (const flow of flows) await flow.act();
  const began = performance.now();
  await Promise.all(flows.map((flow) => flow.act()));
  const pace = performance.now() - began;
  const order = faults.map((fault) => ({ fault, place: random() })).sort((a, b) => a.place - b.place);
  const cells: Cell[] = [];
  for (const { fault } of order) cells.push(...(await through(world, fault, flows)));
  await world.stop("SIGTERM");
  return { cells, pace };
}

async function through(world: World, fault: Fault, flows: Flow[]): Promise<Cell[]> {
  let isOn = true;
  let endedAt = Number.POSITIVE_INFINITY;
  const runs = flows.map((flow) => ({ flow, acknowledged: 0, backAt: Number.NaN }));
  const work = runs.flatMap((run) =>
    Array.from({ length: workers }, async () => {
      while (isOn) {
        const isAcknowledged = await run.flow.act();
        if (isAcknowledged) run.acknowledged++;
        if (isAcknowledged && Number.isNaN(run.backAt) && performance.now() > endedAt) run.backAt = performance.now();
        await sleep(10 + 30 * world.random());
      }
    }),
  );
  await sleep(200);
  await fault.begin(world);
  await sleep(length);
  await fault.end(world);
  endedAt = performance.now();
  await expect
    .poll(() => runs.filter(({ backAt }) => Number.isNaN(backAt)).map(({ flow }) => flow.name), { timeout: 15_000 })
    .toEqual([]);
  isOn = false;
  await Promise.all(work);

  const wrong = await Promise.all(
    flows.map(async (flow) => (await flow.check()).map((what) => `${flow.name}: ${what}`)),
  );
  expect.soft([...wrong.flat(), ...world.troubles.splice(0)], `after "${fault.name}"`).toEqual([]);
  return runs.map(({ flow, acknowledged, backAt }) => ({
    fault: fault.name,
    flow: flow.name,
    acknowledged,
    backAfter: Math.round(backAt - endedAt),
  }));
}
