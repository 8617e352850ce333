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
  it("tells what the SMTP server said to a mail it took", async () => {
    const smtp = await smtpServer();
    const { user, client } = await anAdmin({ smtpUrl: smtp.url });
    const outcome = await send(client);
    expect(outcome).toMatchObject({ recipient: user.email, delivered: true });
    expect(outcome.answer).toMatch(/^250 /);
    expect(smtp.received).toMatchObject([{ recipients: [user.email], headers: { subject: "A test mail" } }]);
  });

  it.each([
    [451, "4.7.1 Greylisted"],
    [554, "5.7.1 We do not like you"],
  ])("tells what it said to a mail it refused with %s, and tries no more", async (code, text) => {
    const smtp = await smtpServer();
    smtp.control.refusal = { code, text };
    const { app, client } = await anAdmin({ smtpUrl: smtp.url });
    const outcome = await send(client);
    expect(outcome.delivered).toBe(false);
    expect(outcome.answer).toBe(`${code} ${text}`);
    expect(await app.platform.db.mail.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ state: "dead" });
  });

  it("tells that nobody listens, or that there is nobody to ask", async () => {
    const smtp = await smtpServer();
    await smtp.close();
    const silent = await anAdmin({ smtpUrl: smtp.url });
    expect(await send(silent.client)).toMatchObject({ delivered: false });
    expect((await send(silent.client)).answer).toContain("ECONNREFUSED");
    const none = await anAdmin({});
    expect(await send(none.client)).toMatchObject({ delivered: false, answer: "No SMTP server is set (SMTP_URL)" });
  });

  it("is for administrators", async () => {
    const { app } = await anAdmin({});
    expect(await send(await app.as())).toMatch(/^UNAUTHENTICATED/);
    expect(await send(await app.as(await aUser(app.platform)))).toMatch(/^FORBIDDEN/);
  });
});

it("is sent ten times an hour at most", async () => {
  const { client } = await anAdmin({ rateLimit: true });
  for (let round = 0; round < 10; round++) expect((await client.rest("POST", "/admin/mail/test")).status).toBe(200);
  expect((await client.rest("POST", "/admin/mail/test")).status).toBe(429);
});
