import { describe, expect, it } from "vitest";
import { aQuiz, aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { submit } from "../attempt/attempt.ts";
import { globalId } from "../platform/graphql/ids.ts";
import { anonymous } from "../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
const administrator = await aUser(platform, { isAdmin: true });
const admin = await app.as(administrator);

const mutation = async (name: string, selection: string, id: string) => {
  const success = `${name[0]?.toUpperCase()}${name.slice(1)}Success`;
  const { data } = await admin.graphql(
    `mutation ($id: ID!) { ${name}(id: $id) { ... on ${success} { data ${selection} } ... on DomainError { code } } }`,
    { id: globalId("Content", id) },
  );
  return data[name].code ?? "OK";
};

const rest = ({ status, body }: { status: number; body: { error?: string } }) => (status === 200 ? "OK" : body.error);

const doors = [
  {
    door: "REST",
    unpublish: async (id: string) => rest(await admin.rest("POST", `/admin/content/${id}/unpublish`)),
    remove: async (id: string) => rest(await admin.rest("DELETE", `/admin/content/${id}`)),
  },
  {
    door: "GraphQL",
    unpublish: (id: string) => mutation("unpublishOrphan", "{ isPublic }", id),
    remove: (id: string) => mutation("deleteOrphan", "", id),
  },
];

/** An ownerless item that is still public. Items stayed public before account deletion closed them. */
async function anOrphan() {
  const user = await aUser(platform);
  const { id } = await aQuiz(platform, user);
  await (await app.as(user)).rest("POST", "/auth/delete-account", { password, content: "keep" });
  await platform.db.content.update({ where: { id }, data: { isPublic: true } });
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const take = () => submit(platform, anonymous("192.0.2.1"), id, { answers, participantName: "Bob" });
  await take();
  return { id, take };
}

const audited = async (subjectId: string) =>
  (await platform.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: "asc" } })).map(
    ({ actorId, action }) => actorId === administrator.id && action,
  );

describe.each(doors)("over $door", ({ unpublish, remove }) => {
  it("closes an item without an owner, and writes down who did it", async () => {
    const { id, take } = await anOrphan();
    expect(await unpublish(id)).toBe("OK");
    await expect(take()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await platform.db.content.findUnique({ where: { id } })).toMatchObject({ isPublic: false });
    expect(await unpublish(id)).toBe("OK");
    expect(await audited(id)).toEqual(["unpublish-content", "unpublish-content"]);
  });

  it("deletes an item without an owner, with the names it collected", async () => {
    const { id, take } = await anOrphan();
    expect(await remove(id)).toBe("OK");
    await expect(take()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect.poll(() => platform.db.attempt.count({ where: { contentId: id } })).toBe(0);
    expect(await remove(id)).toBe("NOT_FOUND");
    expect(await audited(id)).toEqual(["delete-content"]);
  });

  it("leaves other people's items alone", async () => {
    const { id } = await aQuiz(platform, await aUser(platform));
    expect([await unpublish(id), await remove(id)]).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(await platform.db.content.findUnique({ where: { id } })).toMatchObject({ isPublic: true, deletedAt: null });
    expect(await audited(id)).toEqual([]);
  });
});
