import { describe, expect, it, onTestFinished } from "vitest";
import { aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { smtpServer } from "../../test/servers/smtp.ts";
import type { Settings } from "../platform/settings.ts";

async function anAdmin(settings: Partial<Settings>) {
  const app = await testApp(settings);
  onTestFinished(app.close);
  const user = await aUser(app.platform, { isAdmin: true });
  return { app, user, client: await app.as(user) };
}

type Client = Awaited<ReturnType<typeof anAdmin>>["client"];

const doors = [
  {
    door: "REST",
    async send(client: Client) {
      const { status, body } = await client.rest("POST", "/admin/mail/test");
      return status === 200 ? body : `${body.error}: ${body.message}`;
    },
  },
  {
    door: "GraphQL",
    async send(client: Client) {
      const { data } = await client.graphql(
        "mutation { sendTestMail { ... on SendTestMailSuccess { data { recipient delivered answer } } ... on DomainError { code message } } }",
      );
      const { data: outcome, code, message } = data.sendTestMail;
      return outcome ?? `${code}: ${message}`;
    },
  },
];

describe.each(doors)("over $door", ({ send }) => {
  it("shows the SMTP server's reply to an accepted email", async () => {
    const smtp = await smtpServer();
    const { user, client } = await anAdmin({ smtpUrl: smtp.url });
    const outcome = await send(client);
    expect(outcome).toMatchObject({ recipient: user.email, delivered: true });
    expect(outcome.answer).toMatch(/^250 /);
    expect(smtp.received).toMatchObject([{ recipients: [user.email], headers: { subject: "Test email" } }]);
  });

  it("shows its reply to a refused email, and stops trying; then that nobody listens", async () => {
    const smtp = await smtpServer();
    const { app, client } = await anAdmin({ smtpUrl: smtp.url });
    for (const refusal of [
      { code: 451, text: "4.7.1 Greylisted" },
      { code: 554, text: "5.7.1 We do not like you" },
    ]) {
      smtp.control.refusal = refusal;
      expect(await send(client)).toMatchObject({ delivered: false, answer: `${refusal.code} ${refusal.text}` });
      expect(await app.platform.db.mail.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ state: "dead" });
    }
    await smtp.close();
    expect(await send(client)).toMatchObject({ delivered: false, answer: expect.stringContaining("ECONNREFUSED") });
  });

  it("is for administrators, and tells them where there is no server to ask", async () => {
    const { app, client } = await anAdmin({});
    expect(await send(client)).toMatchObject({ delivered: false, answer: "No SMTP server is set (SMTP_URL)" });
    expect(await send(await app.as())).toMatch(/^UNAUTHENTICATED/);
    expect(await send(await app.as(await aUser(app.platform)))).toMatch(/^FORBIDDEN/);
  });
});

it("is sent ten times an hour at most", { tags: ["slow"] }, async () => {
  const { client } = await anAdmin({ rateLimit: true });
  for (let round = 0; round < 10; round++) expect((await client.rest("POST", "/admin/mail/test")).status).toBe(200);
  expect((await client.rest("POST", "/admin/mail/test")).status).toBe(429);
});
