import { afterEach, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { takersPages } from "../../../test/servers/takers-pages.ts";
import { addressesOf } from "../../assistant/items/addresses.ts";
import type { Content, User } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { clearExpired } from "../trash/clearing.ts";
import { deleteContent } from "../trash/delete.ts";
import { purgeContent } from "../trash/trash.ts";
import { deleteOldAddresses, setAddress } from "./address.ts";

const app = await testApp({ publicUrl: "https://assay.test" });
const { platform } = app;
const { sql } = platform;
const [owner, other] = [await aUser(platform), await aUser(platform)];

const http = await takersPages(platform);
afterEach(() => sql.query("UPDATE quizzes SET address = NULL; DELETE FROM item_addresses"));

interface Addresses {
  present: string | null;
  former: string[];
}

const doors = {
  REST: {
    async set(user: User, { id }: Content, address: string | null, key?: string): Promise<Addresses | string> {
      const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
      const { status, body } = await (await app.as(user)).rest("PUT", `/content/${id}/address`, { address }, headers);
      return status === 200 ? told(body.addresses) : `${body.error} ${body.issues?.[0]?.path}: ${body.message}`;
    },
    async read(user: User, { id }: Content) {
      return told((await (await app.as(user)).rest("GET", `/content/${id}/addresses`)).body.addresses);
    },
    async flaw(user: User, { id }: Content, address: string) {
      const path = `/content/${id}/address-check?address=${encodeURIComponent(address)}`;
      return (await (await app.as(user)).rest("GET", path)).body.flaw;
    },
    async url(user: User, { id }: Content) {
      return (await (await app.as(user)).rest("GET", `/content/${id}`)).body.links.address ?? null;
    },
  },
  GraphQL: {
    async set(user: User, { id }: Content, address: string | null, key?: string): Promise<Addresses | string> {
      const { data } = await (await app.as(user)).graphql(
        `mutation ($id: ID!, $address: String, $key: String) { setAddress(id: $id, address: $address, idempotencyKey: $key) {
          ... on SetAddressSuccess { data { addresses { address releasedAt } } }
          ... on DomainError { code message field } } }`,
        { id: globalId("Content", id), address, key },
      );
      const { code, field, message, data: content } = data.setAddress;
      return content ? told(content.addresses) : `${code} ${field}: ${message}`;
    },
    async read(user: User, { id }: Content) {
      return told((await contentOf(user, id, "addresses { address releasedAt }")).addresses);
    },
    async flaw(user: User, { id }: Content, address: string) {
      return (await contentOf(user, id, `addressFlaw(address: ${JSON.stringify(address)})`)).addressFlaw;
    },
    async url(user: User, { id }: Content) {
      return (await contentOf(user, id, "ownUrl")).ownUrl;
    },
  },
};
type Door = (typeof doors)["REST"];

function told(addresses: { address: string; releasedAt: string | null }[]): Addresses {
  const [present] = addresses.filter(({ releasedAt }) => releasedAt === null);
  return {
    present: present?.address ?? null,
    former: addresses.filter(({ releasedAt }) => releasedAt !== null).map(({ address }) => address),
  };
}

async function contentOf(user: User, id: string, selection: string) {
  const { data } = await (await app.as(user)).graphql(`query ($key: String!) { content(key: $key) { ${selection} } }`, {
    key: id,
  });
  return data.content;
}

const placeOf = async (address: string) => {
  const { statusCode, headers } = await http.inject(`/q/${address}`);
  return statusCode === 302 ? headers.location : statusCode;
};

const overBoth = (name: string, test: (door: Door) => Promise<void>) =>
  it.each(Object.entries(doors))(`${name}, over %s`, (_, door) => test(door));

const somebodyElses = "This link is taken. Choose another.";
const keptForThem = "Someone else had this link less than a year ago, so it is reserved. Choose another.";

overBoth("leads to the item of each kind, those of before as well", async (door) => {
  for (const [kind, make] of Object.entries({ quiz: aQuiz, survey: aSurvey, assessment: anAssessment })) {
    const item = await make(platform, owner);
    expect(await door.url(owner, item)).toBeNull();
    expect(await door.set(owner, item, ` ${kind.toUpperCase()}-One `)).toEqual({ present: `${kind}-one`, former: [] });
    expect(await door.url(owner, item)).toBe(`https://assay.test/q/${kind}-one`);
    expect(await door.set(owner, item, `${kind}-two`)).toEqual({ present: `${kind}-two`, former: [`${kind}-one`] });
    for (const address of [`${kind}-one`, `${kind}-two`, `${kind.toUpperCase()}-ONE`, `${kind}-two/`])
      expect(await placeOf(address), address).toBe(`/${kind}/${item.id}`);
    expect(await door.set(owner, item, null)).toEqual({ present: null, former: [`${kind}-two`, `${kind}-one`] });
    expect(await door.url(owner, item)).toBeNull();
    expect(await placeOf(`${kind}-two`)).toBe(`/${kind}/${item.id}`);
    expect(await door.set(owner, item, `${kind}-one`)).toEqual({ present: `${kind}-one`, former: [`${kind}-two`] });
    expect(await door.read(owner, item)).toEqual({ present: `${kind}-one`, former: [`${kind}-two`] });
  }
});

overBoth("refuses what is no address", async (door) => {
  const quiz = await aQuiz(platform, owner);
  for (const [address, flaw] of [
    ["a b", "Use only letters from a to z, digits and hyphens"],
    ["ab", "Use at least 3 characters"],
    ["a".repeat(500), "Use up to 40 characters"],
    ["riv\0ers", "Contains characters that cannot be stored"],
    ["Help", "This word is kept for the site itself. Choose another."],
  ] as const) {
    expect(await door.set(owner, quiz, address)).toBe(`VALIDATION_FAILED address: ${flaw}`);
    if (!address.includes("\0")) expect(await door.flaw(owner, quiz, address)).toBe(flaw);
  }
  expect(await door.read(owner, quiz)).toEqual({ present: null, former: [] });
});

overBoth("is nobody else's for a year from when it was let go", async (door) => {
  const [quiz, theirs] = [await aQuiz(platform, owner), await aQuiz(platform, other)];
  await door.set(owner, quiz, "rivers");
  expect(await door.set(other, theirs, "Rivers")).toBe(`CONFLICT address: ${somebodyElses}`);
  expect(await door.flaw(other, theirs, "rivers")).toBe(somebodyElses);
  expect(await door.flaw(owner, quiz, "rivers")).toBeNull();
  await door.set(owner, quiz, "lakes");
  expect(await door.set(other, theirs, "rivers")).toBe(`CONFLICT address: ${keptForThem}`);
  expect(await door.flaw(other, theirs, "rivers")).toBe(keptForThem);
  await sql.query("UPDATE item_addresses SET released_at = now() - interval '364 days' WHERE address = 'rivers'");
  expect(await door.flaw(other, theirs, "rivers")).toBe(keptForThem);
  await sql.query("UPDATE item_addresses SET released_at = now() - interval '366 days' WHERE address = 'rivers'");
  expect(await placeOf("rivers")).toBe(`/quiz/${quiz.id}`);
  expect(await door.flaw(other, theirs, "rivers")).toBeNull();
  expect(await door.set(other, theirs, "rivers")).toEqual({ present: "rivers", former: [] });
  expect(await placeOf("rivers")).toBe(`/quiz/${theirs.id}`);
  expect(await door.read(owner, quiz)).toEqual({ present: "lakes", former: [] });
  expect(await door.set(owner, quiz, "rivers")).toBe(`CONFLICT address: ${somebodyElses}`);
});

overBoth("moves between one's own items once it is let go", async (door) => {
  const [first, second] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  await door.set(owner, first, "rivers");
  const ours = "Another of your items has this link. Change that one first.";
  expect(await door.set(owner, second, "rivers")).toBe(`CONFLICT address: ${ours}`);
  await door.set(owner, first, null);
  expect(await door.set(owner, second, "rivers")).toEqual({ present: "rivers", former: [] });
  expect(await placeOf("rivers")).toBe(`/quiz/${second.id}`);
  await deleteContent(platform, viewerFor(owner), second.id);
  expect(await door.set(owner, first, "rivers")).toBe(
    "CONFLICT address: An item in your trash has this link. Restore it, delete it permanently, or choose another link.",
  );
});

overBoth("stays reserved in the trash, and for a year after", async (door) => {
  const [quiz, theirs] = [await aQuiz(platform, owner), await aQuiz(platform, other)];
  await door.set(owner, quiz, "brooks");
  await door.set(owner, quiz, "rivers");
  await deleteContent(platform, viewerFor(owner), quiz.id);
  expect(await placeOf("rivers")).toBe(404);
  expect(await door.set(other, theirs, "rivers")).toBe(`CONFLICT address: ${somebodyElses}`);
  const client = await app.as(owner);
  await client.rest("POST", `/content/${quiz.id}/restore`);
  expect([await placeOf("rivers"), await placeOf("brooks")]).toEqual([`/quiz/${quiz.id}`, `/quiz/${quiz.id}`]);
  await sql.query("UPDATE item_addresses SET released_at = now() - interval '2 years' WHERE address = 'brooks'");
  await deleteContent(platform, viewerFor(owner), quiz.id);
  await purgeContent(platform, viewerFor(owner), quiz.id);
  await expect.poll(() => platform.db.content.count({ where: { id: quiz.id } })).toBe(0);
  for (const address of ["rivers", "brooks"]) {
    expect(await placeOf(address)).toBe(404);
    expect(await door.set(other, theirs, address)).toBe(`CONFLICT address: ${keptForThem}`);
  }
  const next = await aQuiz(platform, owner);
  expect(await door.set(owner, next, "brooks")).toEqual({ present: "brooks", former: [] });
  await sql.query("UPDATE item_addresses SET released_at = now() - interval '366 days' WHERE address = 'rivers'");
  await deleteOldAddresses(platform);
  expect((await platform.db.itemAddress.findMany()).map(({ address }) => address)).toEqual(["brooks"]);
  expect(await door.set(other, theirs, "rivers")).toEqual({ present: "rivers", former: [] });
});

overBoth("stays reserved when its owner's account is deleted", async (door) => {
  const leaving = await aUser(platform);
  const [quiz, theirs] = [await aQuiz(platform, leaving), await aQuiz(platform, other)];
  await door.set(leaving, quiz, "rivers");
  await deleteContent(platform, viewerFor(leaving), quiz.id);
  await platform.db.user.delete({ where: { id: leaving.id } });
  expect(await door.set(other, theirs, "rivers")).toBe(`CONFLICT address: ${somebodyElses}`);
  await clearExpired(platform);
  await expect.poll(() => platform.db.content.count({ where: { id: quiz.id } })).toBe(0);
  expect(await door.set(other, theirs, "rivers")).toBe(`CONFLICT address: ${keptForThem}`);
});

overBoth("is one item's of many that want it at once", async (door) => {
  const people = await Promise.all(
    [owner, other, owner, other].map(async (user) => [user, await aQuiz(platform, user)]),
  );
  for (let round = 0; round < 5; round++) {
    const address = `rush-${round}`;
    const all = await Promise.all(people.map(([user, quiz]) => door.set(user as User, quiz as Content, address)));
    expect(all.filter((answer) => typeof answer === "object")).toHaveLength(1);
    for (const refusal of all.filter((answer) => typeof answer === "string"))
      expect(refusal).toMatch(/^CONFLICT address: (This link is taken|Another of your items has)/);
  }
});

overBoth("is taken once for a key, and logged with what it is", async (door) => {
  const quiz = await aQuiz(platform, owner);
  const key = crypto.randomUUID();
  await door.set(owner, quiz, "rivers", key);
  await door.set(owner, quiz, "lakes");
  // Repeats the first request, which doesn't restore the earlier address.
  expect(await door.set(owner, quiz, "rivers", key)).toEqual({ present: "lakes", former: ["rivers"] });
  expect(await door.set(owner, quiz, "brooks", key)).toMatch(/^KEY_REUSED/);
  await door.set(owner, quiz, "lakes");
  await door.set(owner, quiz, null);
  const { body } = await (await app.as(owner)).rest("GET", `/account/log?contentId=${quiz.id}`);
  expect(body.entries.map(({ summary }: { summary: string }) => summary)).toEqual([
    "Changed its own address",
    "Changed its own address to “lakes”",
    "Changed its own address to “rivers”",
  ]);
});

overBoth("makes no revision, and another ETag", async (door) => {
  const quiz = await aQuiz(platform, owner);
  const read = async () => (await app.as(owner)).rest("GET", `/content/${quiz.id}`);
  const before = await read();
  await door.set(owner, quiz, "rivers");
  const after = await read();
  expect(after.body.revision).toBe(before.body.revision);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const { links, updatedAt: _, ...same } = after.body;
  expect(before.body).toMatchObject(same);
  expect(before.body.links).not.toHaveProperty("address");
  expect(links.address).toBe("https://assay.test/q/rivers");
});

overBoth("goes along with no copy", async (door) => {
  const quiz = await aQuiz(platform, owner);
  await door.set(owner, quiz, "rivers");
  const { body: copy } = await (await app.as(owner)).rest("POST", `/content/${quiz.id}/duplicate`);
  expect(copy.links).not.toHaveProperty("address");
  expect(await door.read(owner, copy)).toEqual({ present: null, former: [] });
});

overBoth("is one of twenty at most", async (door) => {
  const quiz = await aQuiz(platform, owner);
  for (let number = 1; number <= 20; number++)
    await setAddress(platform, viewerFor(owner), quiz.id, { address: `rivers-${number}` });
  expect(await door.set(owner, quiz, "rivers-21")).toBe(
    "VALIDATION_FAILED address: It has 20 addresses that lead here. Take one of these again.",
  );
  expect(await door.set(owner, quiz, "rivers-1")).toMatchObject({ present: "rivers-1" });
});

it("is given out with the data of its account", async () => {
  const quiz = await aQuiz(platform, owner);
  for (const address of ["rivers", "lakes"]) await setAddress(platform, viewerFor(owner), quiz.id, { address });
  const { body } = await (await app.as(owner)).rest("GET", "/auth/data");
  const item = body.content.find(({ id }: { id: string }) => id === quiz.id);
  expect(item).toMatchObject({
    address: "lakes",
    addresses: [
      { address: "rivers", releasedAt: expect.any(String) },
      { address: "lakes", releasedAt: null },
    ],
  });
});

it("appears for assistants and in lists, once there is one", async () => {
  const quiz = await aQuiz(platform, owner);
  expect(addressesOf(platform, quiz)).not.toHaveProperty("ownUrl");
  const named = await setAddress(platform, viewerFor(owner), quiz.id, { address: "rivers" });
  expect(addressesOf(platform, named)).toMatchObject({ ownUrl: "https://assay.test/q/rivers" });
  const { content } = (await (await app.as(owner)).rest("GET", "/content?limit=1")).body;
  expect(content).toMatchObject([{ id: quiz.id, links: { address: "https://assay.test/q/rivers" } }]);
});
