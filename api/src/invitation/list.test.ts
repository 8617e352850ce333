import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { InvitationMail } from "../generated/prisma/client.ts";
import { invitationStates } from "./invitation.shared.ts";
import { countInvitations, countListed } from "./list.ts";

const { platform } = await testApp();
const owner = await aUser(platform);

it("counts under each state whom the list shows there", async () => {
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
    invitationStates.map(async (state) => [state, await countListed(platform, contentId, { state })]),
  );
  expect(await countInvitations(platform, contentId)).toMatchObject({
    total: people.length,
    ...Object.fromEntries(listed),
    unanswered: people.filter((person) => !("finishedAt" in person) && !person.revokedAt).length,
    // Of those who were sent a letter and could answer, all but who bounced, refuses mails or is being written to.
    remindable: 2 * (Object.keys(InvitationMail).length - 3),
    bounced: people.length / Object.keys(InvitationMail).length,
  });
});
