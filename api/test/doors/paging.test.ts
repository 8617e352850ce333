import { expect, it } from "vitest";
import { aQuiz, aUser } from "../factories.ts";
import { testApp } from "../harness.ts";
import { aReceiver } from "../servers/receiver.ts";

const app = await testApp();
const { db } = app.platform;
const user = await aUser(app.platform, { isEmailVerified: true });
const client = await app.as(user);

const directions = [
  ["first: 2, after", "endCursor", 1, [2, 3]],
  ["last: 2, before", "startCursor", 3, [1, 2]],
] as const;

/** Reads two pages of a list of five. The last row that was read is removed in between. */
async function expectToGoOn(make: () => Promise<string[]>, list: string, remove: (id: string) => Promise<unknown>) {
  for (const [args, end, removed, rest] of directions) {
    const ids = await make();
    const page = async (cursor: string | null) => {
      const query = `query ($cursor: String) { viewer { ${list.replace("ARGS", `${args}: $cursor`)} } }`;
      const { data, errors } = await client.graphql(query.replace("END", end), { cursor });
      expect(errors).toBeUndefined();
      return data.viewer.webhooks?.edges[0]?.node.deliveryLog ?? data.viewer.contents ?? data.viewer.webhooks;
    };
    const { pageInfo } = await page(null);
    await remove(ids[removed] ?? "");
    const { edges } = await page(pageInfo[end]);
    const found = edges.map(({ node }: { node: { id: string } }) => atob(node.id).split(":")[1]);
    expect(found, `${list} ${args}`).toEqual(rest.map((place) => ids[place]));
  }
}

const page = "(ARGS) { edges { node { id } } pageInfo { END } }";

async function five(make: () => Promise<{ id: string }>) {
  const ids: string[] = [];
  while (ids.length < 5) ids.push((await make()).id);
  return ids;
}

it("continues a page after an item that has been deleted", async () => {
  const make = async () => {
    await db.content.deleteMany({ where: { userId: user.id } });
    return (await five(() => aQuiz(app.platform, user))).toReversed();
  };
  await expectToGoOn(make, `contents${page}`, (id) => client.rest("DELETE", `/quizzes/${id}`));
});

it("continues a page after a webhook or a message that has been deleted", async () => {
  const { url, host } = await aReceiver();
  app.platform.settings.fetchAllowHosts = [...app.platform.settings.fetchAllowHosts, host];
  let made = 0;
  const aWebhook = async () => {
    const input = { url: `${url}/${made++}`, events: ["content.updated"], allItems: true };
    return (await client.rest("POST", "/webhooks", input)).body;
  };
  const makeWebhooks = async () => {
    await db.webhook.deleteMany({ where: { userId: user.id } });
    return five(aWebhook);
  };
  await expectToGoOn(makeWebhooks, `webhooks${page}`, (id) => client.rest("DELETE", `/webhooks/${id}`));

  const { id: contentId } = await aQuiz(app.platform, user);
  const makeMessages = async () => {
    await db.webhook.deleteMany({ where: { userId: user.id } });
    const { id: webhookId } = await aWebhook();
    const data = { webhookId, contentId, type: "content_updated", state: "delivered" } as const;
    return (await five(() => db.webhookDelivery.create({ data }))).toReversed();
  };
  await expectToGoOn(makeMessages, `webhooks { edges { node { deliveryLog${page} } } }`, (id) =>
    db.webhookDelivery.delete({ where: { id } }),
  );
});
