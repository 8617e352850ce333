import { expect, it } from "vitest";
import { isSlowSet } from "../cases/cases.ts";
import { failuresOf } from "../cases/failures.ts";
import { actions, kindsFor } from "./actions.ts";
import { app } from "./original.ts";
import { act, flawsOf, halfOfPairs, type Race, walkMillis } from "./walk.ts";
import { aWorld, type World } from "./world.ts";

const names = Object.keys(actions);

/** Operations that no action is needed for. */
const apart = {
  "same as below /content":
    /^(PUT|DELETE|POST) \/api\/(quizzes|surveys)\/:id(\/(duplicate|restore|starts|responses|webhooks))?$/,
  "creates an item": /^POST \/api\/(quizzes|surveys)(\/[a-z-]+)?$/,
  "stores nothing": /\/(preview|links|own-answers|trial|test)$/,
  "has nothing to do with an item": /\/api\/(auth|images|pdfs|admin\/(mail|users))(\/|$)/,
  "needs a language model": /\/api\/(draftings|draft-questions|generations)|\/(missing|themes|draft(ing)?)$/,
};

it("has an action for every operation that changes an item, or what belongs to it", async () => {
  const called: string[] = [];
  const note = async (method: string, path: string) => called.push(`${method} /api${path}`);
  const nowhere = { author: note, taker: note, admin: note, id: "none", questions: [], attempts: {}, keys: {} };
  for (const name of names) await act(name, nowhere as unknown as World);
  const operations = app.http.operations.filter(({ method }) => method !== "get");
  const missing = operations.flatMap(({ method, path }) => {
    const name = `${method.toUpperCase()} ${path}`;
    const pattern = new RegExp(`^${name.replaceAll(/:\w+/g, "[^/]+")}$`);
    const isKnown = called.some((one) => pattern.test(one)) || Object.values(apart).some((one) => one.test(name));
    return isKnown ? [] : [name];
  });
  expect(missing).toEqual([]);
});

it("does each action on an item that it is made for", { tags: ["slow"] }, async () => {
  const check = async (name: string) => expect(await act(name, await aWorld(kindsFor(name)))).toBeLessThan(300);
  expect(await failuresOf(names, (name) => name, check)).toEqual([]);
});

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
  ["publish waiting answers", "delete answers whose time is over"],
  ["end all access", "end all access"],
  ["move the item to the trash", "erase a person"],
  ["erase a person", "empty the trash"],
  ["erase a person", "delete the account"],
];

// The other half of the pairs is in `half.test.ts`, so that two processes walk them.
it("ends as if two changes of an item were made in turn, whichever two are made at once", {
  tags: ["property"],
  timeout: walkMillis,
}, async () => {
  expect(await flawsOf(isSlowSet ? halfOfPairs(0) : few)).toEqual({});
});
