import { beforeEach, expect, it } from "vitest";
import { aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { inTransaction } from "../platform/data/database.ts";
import { setAdmin } from "./admin-flag.ts";

const { platform } = await testApp();
const { db } = platform;

const set = (user: { id: string } | { email: string }, isAdmin: boolean) =>
  inTransaction(db, (tx) => setAdmin(tx, user, isAdmin));
const administrators = () => db.user.count({ where: { isAdmin: true } });

beforeEach(() => db.user.deleteMany());

it("gives and takes the flag, and says whether that changed anything", async () => {
  await aUser(platform, { isAdmin: true });
  const { id, email } = await aUser(platform);
  expect(await set({ email }, true)).toBe(true);
  expect(await set({ id }, true)).toBe(false);
  expect(await administrators()).toBe(2);
  expect(await set({ id }, false)).toBe(true);
  expect(await set({ id }, false)).toBe(false);
  expect(await administrators()).toBe(1);
});

it("knows nobody by an address without an account", async () => {
  await expect(set({ email: "nobody@example.com" }, true)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("keeps the last administrator", async () => {
  const { id } = await aUser(platform, { isAdmin: true });
  await expect(set({ id }, false)).rejects.toMatchObject({
    code: "CONFLICT",
    message: "At least one administrator must remain",
  });
});

it("keeps one of two who remove each other at once", async () => {
  for (let round = 0; round < 10; round++) {
    await db.user.deleteMany();
    const pair = [await aUser(platform, { isAdmin: true }), await aUser(platform, { isAdmin: true })];
    await Promise.allSettled(pair.map(({ id }) => set({ id }, false)));
    expect(await administrators()).toBe(1);
  }
});
