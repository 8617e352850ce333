import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { globalId } from "../platform/graphql/ids.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const author = await as(owner);
const { id: contentId } = await aQuiz(platform, owner);

async function invited(person: { name?: string; email?: string }): Promise<string> {
  const { id } = await platform.db.invitation.create({ data: { contentId, ...person } });
  return id;
}

const update = `mutation ($input: UpdateInvitationInput!) { updateInvitation(input: $input) {
  ... on UpdateInvitationSuccess { data { name email extraMinutes extraPercent revokedAt } } ... on DomainError { issues { path message } } } }`;

/** REST and GraphQL: the invitation after the change, or the issues. */
const doors = {
  async REST(id: string, edit: object) {
    const { status, body } = await author.rest("PATCH", `/content/${contentId}/invitations/${id}`, edit);
    return status === 200 ? body : body.issues;
  },
  async GraphQL(id: string, edit: object) {
    const { data } = await author.graphql(update, { input: { id: globalId("Invitation", id), ...edit } });
    return data.updateInvitation.data ?? data.updateInvitation.issues;
  },
};

describe.each(Object.entries(doors))("over %s", (_door, change) => {
  it("a name can be taken away where an address is left", async () => {
    const whole = await invited({ name: "Ann", email: `ann-${crypto.randomUUID()}@example.com` });
    expect(await change(whole, { name: null })).toMatchObject({ name: null });
    const nameless = [{ path: "name", message: "An address or a name is needed" }];
    const named = await invited({ name: "Ben" });
    expect(await change(named, { name: null })).toEqual(nameless);
    expect(await change(named, { name: "  " })).toEqual(nameless);
    expect(await change(named, { name: "Ben B." })).toMatchObject({ name: "Ben B." });
    // An invitation as it is after names and addresses have been removed.
    const nobody = await invited({});
    expect(await change(nobody, { name: null, extraMinutes: 5 })).toMatchObject({ name: null, extraMinutes: 5 });
  });

  it("replaces one form of extra time by the other, and refuses both", async () => {
    const id = await invited({ name: "Cleo" });
    expect(await change(id, { extraMinutes: 10 })).toMatchObject({ extraMinutes: 10, extraPercent: null });
    expect(await change(id, { extraPercent: 25 })).toMatchObject({ extraMinutes: null, extraPercent: 25 });
    expect(await change(id, { extraMinutes: 10, extraPercent: 25 })).toMatchObject([{ path: "extraPercent" }]);
    expect(await change(id, { extraMinutes: 0 })).toMatchObject([{ path: "extraMinutes" }]);
    expect(await change(id, { extraPercent: null })).toMatchObject({ extraMinutes: null, extraPercent: null });
  });

  it("withdraws and restores a link", async () => {
    const id = await invited({ name: "Dan" });
    expect(await change(id, { isRevoked: true })).toMatchObject({ revokedAt: expect.anything() });
    expect(await change(id, { isRevoked: false })).toMatchObject({ revokedAt: null });
  });
});
