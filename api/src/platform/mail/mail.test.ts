import { v7 as uuid } from "uuid";
import { describe, expect, it, onTestFinished } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { smtpServer } from "../../../test/servers/smtp.ts";
import { inTransaction } from "../data/database.ts";
import { DomainError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import type { Settings } from "../settings.ts";
import { devMailPath } from "./dev-mail.ts";
import { type MailDraft, postMail, purgeMails } from "./mail.ts";

const letter = {
  preview: "A line beside the subject",
  heading: "Tea & <cake>",
  body: ["Hello,\nfour o’clock?", { action: "Come", url: "https://tea.example/?a=1&b=2" }],
  footer: ["You know why."],
};

/** Closed with its test, because it would otherwise run the next test's jobs. */
async function anApp(settings: Partial<Settings> = {}) {
  const app = await testApp(settings);
  onTestFinished(app.close);
  return app;
}

let count = 0;
const draft = (part: Partial<MailDraft> = {}): MailDraft => ({
  kind: "test",
  recipient: `guest-${++count}@example.com`,
  subject: "Tea",
  letter,
  ...part,
});

async function post(platform: Platform, mail = draft()) {
  await inTransaction(platform.db, (tx) => postMail(platform, tx, mail));
  return mail.recipient;
}

const mailTo = ({ db }: Platform, recipient: string) => db.mail.findFirstOrThrow({ where: { recipient } });
const stateOf = async (platform: Platform, recipient: string) => (await mailTo(platform, recipient)).state;

async function hurry({ sql, events }: Platform) {
  await sql.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
  events.tell("jobs", ["mail", "mail-dead"]);
}

describe("an email", () => {
  it("is sent before the results of a whole class if someone waits for it", { tags: ["slow"] }, async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const awaited = draft({ kind: "reset" });
    await inTransaction(platform.db, async (tx) => {
      for (let count = 0; count < 40; count++) await postMail(platform, tx, draft({ kind: "results" }));
      await postMail(platform, tx, awaited);
    });
    await expect.poll(() => smtp.received.length).toBe(41);
    const place = smtp.received.findIndex(({ recipients }) => recipients.includes(awaited.recipient));
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(5);
  });

  it("arrives as text and HTML, and is deleted here", async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({
      smtpUrl: smtp.url,
      mailFrom: { name: "Quizzes, Inc.", address: "quiz@example.com" },
    });
    const recipient = await post(platform, draft({ stopUrl: "https://quiz.example/stop" }));
    await expect.poll(() => smtp.received).toHaveLength(1);
    const mail = smtp.received[0];
    const stored = await mailTo(platform, recipient);
    expect(mail?.recipients).toEqual([recipient]);
    expect(mail?.headers).toMatchObject({
      from: '"Quizzes, Inc." <quiz@example.com>',
      to: recipient,
      subject: "Tea",
      "message-id": `<${stored.id}@example.com>`,
      "auto-submitted": "auto-generated",
      "list-unsubscribe": "<https://quiz.example/stop>",
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(mail?.text).toBe(
      "Tea & <cake>\n============\n\nHello,\nfour o’clock?\n\nCome:\nhttps://tea.example/?a=1&b=2\n\n--\n\nYou know why.",
    );
    expect(mail?.html).toContain("Tea &amp; &lt;cake&gt;");
    expect(mail?.html).toContain("Hello,<br>four o’clock?");
    expect(mail?.html).toContain('href="https://tea.example/?a=1&amp;b=2"');
    await expect.poll(() => mailTo(platform, recipient)).toMatchObject({ state: "sent", html: "", text: "" });
    expect((await mailTo(platform, recipient)).answer).toMatch(/^250 /);
  });

  it("is answered to the author if it is an invitation, at a verified address without other headers", async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const isEmailVerified = true;
    const ada = await aUser(platform, { email: "ada@author.example", isEmailVerified });
    const odd = await aUser(platform, { email: "a@b.example\r\nBcc: c@d.example", isEmailVerified });
    const unverified = await aUser(platform, { isEmailVerified: false });
    const sent: [Partial<MailDraft>, string | undefined][] = [
      [{ kind: "invitation", creatorId: ada.id }, "ada@author.example"],
      [{ kind: "reminder", creatorId: ada.id }, "ada@author.example"],
      [{ kind: "results", creatorId: ada.id }, undefined],
      [{ kind: "invitation", creatorId: odd.id }, undefined],
      [{ kind: "invitation", creatorId: unverified.id }, undefined],
    ];
    for (const [part, expected] of sent) {
      const recipient = await post(platform, draft(part));
      const mail = () => smtp.received.find(({ recipients }) => recipients.includes(recipient));
      await expect.poll(() => mail()?.headers).toMatchObject({ to: recipient });
      expect(mail()?.headers).not.toHaveProperty("bcc");
      expect(mail()?.headers["reply-to"], part.kind).toBe(expected);
    }
  });

  it("comes from an address of this site, unless another is set", { tags: ["slow"] }, async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url, publicUrl: "https://quiz.example" });
    await post(platform);
    await expect.poll(() => smtp.received[0]?.headers.from).toBe("Assay <no-reply@quiz.example>");
  });

  it("sends no email if its transaction fails", async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const mail = draft();
    const failing = inTransaction(platform.db, async (tx) => {
      await postMail(platform, tx, mail);
      throw new Error("second thoughts");
    });
    await expect(failing).rejects.toThrow("second thoughts");
    await post(platform);
    await expect.poll(() => smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.recipients).not.toEqual([mail.recipient]);
    expect(await platform.db.mail.count({ where: { recipient: mail.recipient } })).toBe(0);
  });

  it("waits for an SMTP server that is down", async () => {
    const smtp = await smtpServer();
    await smtp.close();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const recipient = await post(platform);
    await expect.poll(async () => (await mailTo(platform, recipient)).answer).toMatch(/ECONNREFUSED/);
    expect(await stateOf(platform, recipient)).toBe("waiting");
    const back = await smtpServer(smtp.port);
    await expect
      .poll(async () => {
        await hurry(platform);
        return back.received.map(({ recipients }) => recipients[0]);
      })
      .toEqual([recipient]);
    await expect.poll(() => stateOf(platform, recipient)).toBe("sent");
  });

  it("is the same at each try", { tags: ["slow"] }, async () => {
    const smtp = await smtpServer();
    smtp.control.refusal = { code: 451, text: "Come back later" };
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const recipient = await post(platform);
    await expect
      .poll(async () => {
        await hurry(platform);
        return smtp.refused.length;
      })
      .toBeGreaterThan(2);
    expect((await mailTo(platform, recipient)).answer).toBe("451 Come back later");
    smtp.control.refusal = null;
    await expect
      .poll(async () => {
        await hurry(platform);
        return smtp.received.length;
      })
      .toBe(1);
    const ids = [...smtp.refused, ...smtp.received].map(({ headers }) => headers["message-id"]);
    expect(new Set(ids).size).toBe(1);
  });

  it("is tried again later and later", { tags: ["slow"] }, async () => {
    const smtp = await smtpServer();
    await smtp.close();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const recipient = await post(platform);
    const { id } = await mailTo(platform, recipient);
    const wait = async () => {
      const { rows } = await platform.sql.query(
        "SELECT retry_count AS tries, extract(epoch FROM start_after - now())::float AS seconds FROM pgboss.job WHERE state = 'retry' AND data->>'key' = $1",
        [id],
      );
      return rows[0] as { tries: number; seconds: number } | undefined;
    };
    await expect.poll(async () => (await wait())?.tries).toBe(0);
    expect((await wait())?.seconds).toBeGreaterThan(25);
    await hurry(platform);
    await expect.poll(async () => (await wait())?.tries).toBe(1);
    expect((await wait())?.seconds).toBeGreaterThan(55);
  });

  it("is given up at once if its recipient is permanently refused, and in the end if nothing helps", async () => {
    const smtp = await smtpServer();
    smtp.control.refusal = { code: 554, text: "No such guest" };
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const refused = await post(platform);
    await expect.poll(() => stateOf(platform, refused)).toBe("dead");
    expect((await mailTo(platform, refused)).answer).toBe("554 No such guest");

    smtp.control.refusal = { code: 451, text: "Come back later" };
    const hopeless = await post(platform);
    await expect.poll(async () => (await mailTo(platform, hopeless)).answer).toMatch(/451/);
    await platform.sql.query("UPDATE pgboss.job SET retry_count = retry_limit WHERE state = 'retry'");
    await expect
      .poll(async () => {
        await hurry(platform);
        return stateOf(platform, hopeless);
      })
      .toBe("dead");
  });

  it("reaches an address with letters of any script if the server accepts it", async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    await post(platform, draft({ recipient: "Jörg@exämple.com" }));
    await expect.poll(() => smtp.received[0]?.recipients).toEqual(["jörg@exämple.com"]);
    await expect.poll(() => stateOf(platform, "jörg@xn--exmple-cua.com")).toBe("sent");
  });

  it("reaches addresses with every character that they may have", { tags: ["slow"] }, async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    const addresses = ["r&d@example.com", "a/b@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"];
    for (const recipient of [...addresses, "r&d@exämple.com"]) await post(platform, draft({ recipient }));
    const expected = [...addresses, "r&d@xn--exmple-cua.com"];
    await expect.poll(() => smtp.received.map(({ headers }) => headers.to).sort()).toEqual([...expected].sort());
    // The server's library shows domains in Unicode.
    const envelopes = smtp.received.map(({ recipients }) => recipients);
    expect(envelopes).toEqual(expect.arrayContaining([...addresses, "r&d@exämple.com"].map((address) => [address])));
  });

  it("is refused without holding up other emails if the server does not accept its address", {
    tags: ["slow"],
  }, async () => {
    const smtp = await smtpServer(0, { hideSMTPUTF8: true });
    const app = await anApp({ smtpUrl: smtp.url });
    const recipient = await post(app.platform, draft({ recipient: "jörg@example.org" }));
    await post(app.platform, draft({ recipient: "joerg@exämple.org" }));
    await expect.poll(() => stateOf(app.platform, recipient)).toBe("dead");
    expect((await mailTo(app.platform, recipient)).answer).toMatch(/SMTPUTF8/);
    await expect.poll(() => smtp.received.map(({ recipients }) => recipients)).toEqual([["joerg@exämple.org"]]);
    const words = { password: "correct horse", confirmPassword: "correct horse", firstName: "J", lastName: "B" };
    const register = async (email: string) => (await app.as()).rest("POST", "/auth/register", { email, ...words });
    expect(await register("jörg@example.net")).toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            path: "email",
            message: "Our mail server cannot reach this address: please use one with only a to z before the @",
          },
        ],
      },
    });
    expect((await register("joerg@example.net")).status).toBe(201);
    await expect.poll(() => stateOf(app.platform, "joerg@example.net")).toBe("sent");
  });

  it("is sent once, however many processes there are", async () => {
    const smtp = await smtpServer();
    const here = await anApp({ smtpUrl: smtp.url });
    await anApp({ smtpUrl: smtp.url });
    const recipients = await Promise.all(Array.from({ length: 30 }, () => post(here.platform)));
    await expect.poll(() => smtp.received.length).toBe(30);
    const states = { where: { recipient: { in: recipients }, state: "sent" as const } };
    await expect.poll(() => here.platform.db.mail.count(states)).toBe(30);
    expect(new Set(smtp.received.map(({ recipients }) => recipients[0])).size).toBe(30);
  });
});

it("deletes an email after 90 days", async () => {
  const { platform } = await anApp();
  const day = 24 * 60 * 60 * 1000;
  const old = (days: number) => draft({ id: uuid({ msecs: Date.now() - days * day }) });
  const [gone, stays] = [await post(platform, old(91)), await post(platform, old(89))];
  await purgeMails(platform);
  expect(await platform.db.mail.count({ where: { recipient: gone } })).toBe(0);
  expect(await platform.db.mail.count({ where: { recipient: stays } })).toBe(1);
});

describe("text from a person", () => {
  it("cannot add a recipient through the address", async () => {
    const { platform } = await anApp();
    for (const recipient of [
      "a@example.com\r\nBcc: b@example.com",
      "a@example.com, b@example.com",
      "a@example.com>, <b@example.com",
      "A <a@example.com>",
      "group: a@example.com;",
      "",
    ])
      await expect(post(platform, draft({ recipient })), recipient).rejects.toBeInstanceOf(DomainError);
  });

  it("cannot add a header through the subject", async () => {
    const smtp = await smtpServer();
    const { platform } = await anApp({ smtpUrl: smtp.url });
    await post(platform, draft({ subject: "Tea\r\nBcc: b@example.com\r\n\r\n<b>Body</b>\u2028x" }));
    await expect.poll(() => smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.headers).toMatchObject({ subject: "Tea Bcc: b@example.com <b>Body</b> x" });
    expect(smtp.received[0]?.headers.bcc).toBeUndefined();
    expect(smtp.received[0]?.recipients).toHaveLength(1);
  });
});

describe("without an SMTP server", () => {
  it("stores emails, and shows them in development", async () => {
    const app = await anApp();
    const recipient = await post(app.platform);
    await expect.poll(() => stateOf(app.platform, recipient)).toBe("kept");
    const { id } = await mailTo(app.platform, recipient);
    const path = devMailPath(app.platform) ?? "";
    const list = await app.http.inject(path);
    expect(list.body).toContain(recipient);
    expect(list.headers["referrer-policy"]).toBe("no-referrer");
    const [, link = ""] = new RegExp(`href="(/dev/mail/${id}[^"]+)"`).exec(list.body) ?? [];
    const mail = await app.http.inject(link);
    expect(mail.body).toContain("Tea &amp; &lt;cake&gt;");
    const [, frame = ""] = /src="([^"]+)"/.exec(mail.body) ?? [];
    const html = await app.http.inject(frame);
    expect(html.body).toContain("<h1");
    expect(html.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*sandbox/);
    expect((await app.http.inject(path.replace("mail", "mail/none"))).statusCode).toBe(404);
  });

  it.each<[string, Partial<Settings>]>([
    ["in production", { production: true }],
    ["where a server sends them", { smtpUrl: "smtp://127.0.0.1:9" }],
    ["where others can reach this machine", { host: "0.0.0.0" }],
    ["where people reach it under another name", { publicUrl: "https://quiz.example" }],
    ["behind a proxy", { trustProxy: 1 }],
  ])("hides them %s", async (_name, settings) => {
    const app = await anApp(settings);
    expect(devMailPath(app.platform)).toBeNull();
    const { id } = await mailTo(app.platform, await post(app.platform));
    for (const url of ["/dev/mail?token=null", `/dev/mail/${id}?token=null`, `/dev/mail/${id}/html`]) {
      expect((await app.http.inject(url)).statusCode).toBe(404);
    }
  });

  it("hides them through a proxy or under another name", async () => {
    const app = await anApp();
    const path = devMailPath(app.platform) ?? "";
    for (const [name, value] of [
      ["host", "evil.example:4000"],
      ["x-forwarded-for", "192.0.2.1"],
      ["x-forwarded-proto", "https"],
      ["x-forwarded-host", "localhost"],
      ["x-real-ip", "192.0.2.1"],
      ["forwarded", "for=192.0.2.1"],
      ["via", "1.1 proxy"],
    ] as const)
      expect((await app.http.inject({ url: path, headers: { [name]: value } })).statusCode, name).toBe(404);
    expect((await app.http.inject(path)).statusCode).toBe(200);
  });

  it("hides them without the token of the start", async () => {
    const [app, other] = [await anApp(), await anApp()];
    const { id } = await mailTo(app.platform, await post(app.platform));
    const foreign = devMailPath(other.platform)?.replace("/dev/mail", "") ?? "";
    for (const query of ["", "?token=", "?token=a&token=b", foreign]) {
      for (const path of ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
        const { statusCode, body } = await app.http.inject(path + query);
        expect([statusCode, body.includes("guest-")]).toEqual([403, false]);
      }
    }
  });

  it("writes no link to the log in production", async () => {
    const logged: object[] = [];
    const { platform } = await anApp({ production: true });
    platform.log.info = ((line: object) => logged.push(line)) as never;
    const recipient = await post(platform);
    await expect.poll(() => stateOf(platform, recipient)).toBe("kept");
    expect(JSON.stringify(logged)).not.toContain("tea.example");
    expect(JSON.stringify(logged)).not.toContain(recipient);
    // A mail of the previous test may still arrive. Every log line contains only kind and id.
    for (const line of logged) expect(Object.keys(line).sort()).toEqual(["kind", "mail"]);
    expect((await mailsTo(platform, recipient, "test"))[0]?.text).toContain("tea.example");
  });
});
