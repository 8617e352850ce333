import { expect, it } from "vitest";
import { isSlowSet } from "../cases/cases.ts";
import { failuresOf } from "../cases/failures.ts";
import { actions, kindsFor } from "./actions.ts";
import { act, flawOf, type Lock } from "./walk.ts";
import { aWorld } from "./world.ts";

type Race = [first: string, second: string, lock?: Lock];

const names = Object.keys(actions);
const pairs = names.flatMap((first) => names.map((second): Race => [first, second]));

/** The second action has read what the first changes before it waits for the lock. */
const few: Race[] = [
  ["regrade the answers", "delete two answers"],
  ["regrade the answers", "restore deleted answers"],
  ["regrade the answers", "erase a person"],
  ["delete one answer", "erase one's own answers"],
  ["delete one answer", "delete two answers"],
  ["delete two answers", "regrade the answers"],
  ["delete one answer", "revoke a certificate", "allButItem"],
  ["rename the item", "translate the item"],
  ["describe the item", "rename the item"],
  ["copy the item", "delete the account with its items"],
  ["move the item to the trash", "delete the account"],
  ["remove a webhook", "remove a webhook"],
];

it("does each action on an item that it is made for", { tags: ["slow"] }, async () => {
  const check = async (name: string) => expect(await act(name, await aWorld(kindsFor(name)))).toBeLessThan(300);
  expect(await failuresOf(names, (name) => name, check)).toEqual([]);
});

it("ends as if two changes of an item were made in turn, whichever two are made at once", {
  tags: ["property"],
  timeout: 600_000,
}, async () => {
  const flaws: Record<string, unknown> = {};
  for (const [first, second, lock = "all"] of isSlowSet ? pairs : few) {
    const flaw = await flawOf(first, second, lock);
    if (flaw) flaws[`${first}, ${second}`] = flaw;
  }
  expect(flaws).toEqual({});
});
