import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { globalId } from "../platform/graphql/ids.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform, { isEmailVerified: true });
const [author, stranger] = [await as(owner), await as(await aUser(platform))];

type Client = typeof author;
type Change = "revoke" | "restore" | "delete";

const mutation = `mutation ($input: ChangeInvitationsInput!) { changeInvitations(input: $input) {
  ... on ChangeInvitationsSuccess { data { changed } } ... on DomainError { code } } }`;

/** REST and GraphQL: the number of changed invitations, or the code of the refusal. */
const doors = {
  REST: async (client: Client, id: string, change: Change, ids: string[]) => {
    const { body } = await client.rest("POST", `/content/${id}/invitations/change`, { change, ids });
    return body.changed ?? body.error;
  },
  GraphQL: async (client: Client, id: string, change: Change, ids: string[]) => {
    const input = {
      contentId: globalId("Content", id),
      change: change.toUpperCase(),
      ids: ids.map((one) => globalId("Invitation", one)),
    };
    const { data } = await client.graphql(mutation, { input });
    return data?.changeInvitations.data?.changed ?? data?.changeInvitations.code;
  },
};

async function aList(size: number) {
  const { id } = await aQuiz(platform, owner);
  await platform.db.invitation.createMany({
    data: Array.from({ length: size }, (_, place) => ({ contentId: id, name: `Person ${place}` })),
  });
  const people = await platform.db.invitation.findMany({ where: { contentId: id }, orderBy: { id: "asc" } });
  return { id, ids: people.map(({ id }) => id) };
}

const revoked = (contentId: string) => platform.db.invitation.count({ where: { contentId, revokedAt: { not: null } } });
const logged = async (contentId: string) => {
  const entries = await platform.db.logEntry.findMany({ where: { contentId }, orderBy: { action: "asc" } });
  return entries.map(({ action, detail }) => [action, detail.count]);
};

describe.each(Object.entries(doors))("a change of several over %s", (_name, change) => {
  it("is made at once, is safe to repeat, and leaves others as they are", async () => {
    const { id, ids } = await aList(4);
    const other = await aList(1);
    const meant = [...ids.slice(0, 3), ...other.ids, "not there"];
    expect(await change(author, id, "revoke", meant)).toBe(3);
    expect(await change(author, id, "revoke", meant)).toBe(0);
    expect([await revoked(id), await revoked(other.id)]).toEqual([3, 0]);
    expect(await change(author, id, "restore", ids)).toBe(3);
    expect(await revoked(id)).toBe(0);
    expect(await change(author, id, "delete", meant)).toBe(3);
    expect(await change(author, id, "delete", meant)).toBe(0);
    expect(await platform.db.invitation.findMany({ where: { contentId: id } })).toMatchObject([{ id: ids[3] }]);
    expect(await logged(id)).toEqual([
      ["invitations_revoked", 3],
      ["invitations_deleted", 3],
    ]);
  });

  it("is refused of too many, and to others than the owner", async () => {
    const { id, ids } = await aList(1);
    expect(
      await change(
        author,
        id,
        "revoke",
        Array.from({ length: 501 }, () => ids[0] as string),
      ),
    ).toBe("VALIDATION_FAILED");
    expect(await change(stranger, id, "delete", ids)).toBe("FORBIDDEN");
    expect(await revoked(id)).toBe(0);
  });

  it("cancels waiting emails, so that they can be sent once the people are restored", async () => {
    const { id, ids } = await aList(2);
    await platform.db.invitation.updateMany({
      where: { contentId: id },
      data: { mail: "queued", wanted: "invitation" },
    });
    await change(author, id, "revoke", ids.slice(0, 1));
    await author.rest("PATCH", `/content/${id}/invitations/${ids[1]}`, { isRevoked: true });
    expect(await platform.db.invitation.findMany({ where: { contentId: id } })).toMatchObject([
      { mail: "unsent", wanted: null, revokedAt: expect.any(Date) },
      { mail: "unsent", wanted: null, revokedAt: expect.any(Date) },
    ]);
  });
});
