import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { InvitationMail } from "../generated/prisma/client.ts";
import { invitationStates } from "./invitation.shared.ts";
import { countInvitations } from "./list.ts";

const { platform, as, withToken } = await testApp();
const owner = await aUser(platform);
const author = await as(owner);
const found =
  "query ($key: String!, $search: String, $state: InvitationState) { content(key: $key) { invitations(search: $search, state: $state) { totalCount edges { node { name } } } } }";

it("counts under each state the people that the list shows there", async () => {
  const { id: contentId } = await aQuiz(platform, owner);
  const [never, at] = [null, new Date()];
  const times = [
    {},
    { sentAt: at },
    { sentAt: at, openedAt: at },
    { startedAt: at },
    { startedAt: at, finishedAt: at },
  ];
  const people = Object.values(InvitationMail).flatMap((mail) =>
    times.flatMap((moments) => [never, at].map((revokedAt) => ({ contentId, mail, ...moments, revokedAt }))),
  );
  await platform.db.invitation.createMany({
    data: people.map((person, place) => ({ ...person, id: `list-${place}`, email: `list-${place}@example.com` })),
  });
  const listed = await Promise.all(
    invitationStates.map(async (state) => {
      const { data } = await author.graphql(found, { key: contentId, state: state.toUpperCase() });
      return [state, data.content.invitations.totalCount];
    }),
  );
  expect(await countInvitations(platform, contentId)).toMatchObject({
    total: people.length,
    ...Object.fromEntries(listed),
    unanswered: people.filter((person) => !("finishedAt" in person) && !person.revokedAt).length,
    // People who were sent a letter and could answer, except those with a bounced, refused or waiting email.
    remindable: 2 * (Object.keys(InvitationMail).length - 3),
    bounced: people.length / Object.keys(InvitationMail).length,
  });
});

it("finds people by parts of name or address, and only for tokens that may read those", async () => {
  const { id } = await aQuiz(platform, owner);
  const people = [{ name: "Ann_Lee", email: "ann@example.org" }, { name: "50% Bob" }, { name: "Cleo" }];
  await author.rest("POST", `/content/${id}/invitations`, { people });
  const scopes = ["results:read", "content:write"];
  const { body } = await author.rest("POST", "/auth/tokens", { name: "Blind", scopes });
  const blind = withToken(body.secret);
  const overRest = async (client: typeof author, search: string) => {
    const { body } = await client.rest("GET", `/content/${id}/invitations?search=${encodeURIComponent(search)}`);
    return body.invitations?.map(({ name }: { name: string }) => name) ?? body.error;
  };
  const overGraphQL = async (client: typeof author, search: string) => {
    const { data, errors } = await client.graphql(found, { key: id, search });
    return (
      errors?.[0].extensions.code ??
      data.content.invitations.edges.map(({ node }: { node: { name: string } }) => node.name)
    );
  };
  for (const door of [overRest, overGraphQL]) {
    expect(await door(author, "EXAMPLE")).toEqual(["Ann_Lee"]);
    expect(await door(author, "%")).toEqual(["50% Bob"]);
    expect(await door(author, "n_l")).toEqual(["Ann_Lee"]);
    expect(await door(author, "_")).toEqual(["Ann_Lee"]);
    expect(await door(blind, " ")).toEqual([null, null, null]);
    expect(await door(blind, "ann")).toBe("FORBIDDEN");
  }
});
