import { expect, it } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";

// Own database, because the test requires that no other job is queued.
const app = await testApp();
const { platform } = app;
const visitor = await app.as();

it("does the same work for a known address and an unknown one", async () => {
  const { email } = await aUser(platform);
  const queued: string[] = [];
  platform.events.on("jobs", (queue) => queued.push(queue));
  const queuesFor = async (address: string) => {
    queued.length = 0;
    await visitor.rest("POST", "/auth/forgot-password", { email: address });
    await expect.poll(() => queued).toEqual(["reset-request", "mail"]);
  };
  await queuesFor(email);
  await queuesFor("nobody@example.com");
  await mailsTo(platform, email, "reset");
  expect(await platform.db.mail.count()).toBe(1);
});
