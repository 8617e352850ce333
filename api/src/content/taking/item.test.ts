import { afterEach, expect, it, vi } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { cutAfterCommit } from "../../../test/servers/cut.ts";
import { createWebhook } from "../../webhook/endpoint/change.ts";
import { updateContent } from "../edit/edit.ts";
import { deleteContent } from "../trash/delete.ts";
import { findItem } from "./item.ts";

const [here, there] = [await testApp(), await testApp()];
const { platform } = here;
const owner = await aUser(platform);
const viewer = viewerFor(owner);
afterEach(() => vi.restoreAllMocks());

function later(millis: number) {
  ahead += millis;
  if (!vi.isMockFunction(performance.now)) vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
}

const now = performance.now.bind(performance);
let ahead = 0;

const seenBy = async (app: typeof here, id: string) => (await (await app.as()).rest("GET", `/quizzes/${id}`)).status;

it.each([
  ["made private", (id: string) => updateContent(platform, viewer, id, { isPublic: false })],
  ["deleted", (id: string) => deleteContent(platform, viewer, id)],
])("is gone in every process once it is %s, even if the answer to COMMIT is lost", async (_how, change) => {
  const { id } = await aQuiz(platform, owner);
  for (const app of [here, there]) expect(await seenBy(app, id)).toBe(200);
  cutAfterCommit();
  await expect(change(id)).rejects.toThrow();
  for (const app of [here, there]) await expect.poll(() => seenBy(app, id)).toBe(404);
});

it("is gone a moment later even where no news of it arrives, and costs no statement until then", async () => {
  const { id } = await aQuiz(platform, owner);
  const first = await findItem(platform, id);
  const query = vi.spyOn(platform.sql, "query");
  const statements = () => query.mock.calls.map(([statement]) => (statement as { name?: string }).name ?? "");
  const reads = () => statements().filter((name) => name.startsWith("item-"));
  expect(await findItem(platform, id)).toBe(first);
  expect(reads()).toEqual([]);

  later(2000);
  expect(await findItem(platform, id)).toBe(first);
  expect(reads()).toEqual(["item-current-stamp"]);

  await platform.db.content.update({ where: { id }, data: { isPublic: false } });
  later(2000);
  expect(await findItem(platform, id)).toMatchObject({ isPublic: false });
  await platform.db.content.delete({ where: { id } });
  later(2000);
  expect(await findItem(platform, id)).toBeNull();
});

it("notices a webhook that was not announced", async () => {
  const { id } = await aQuiz(platform, owner);
  expect(await findItem(there.platform, id)).toMatchObject({ hasWebhooks: false });
  await createWebhook({ ...platform, events: { ...platform.events, tell() {} } }, viewer, id, {
    url: "https://example.com/",
  });
  later(2000);
  expect(await findItem(there.platform, id)).toMatchObject({ hasWebhooks: true });
});
