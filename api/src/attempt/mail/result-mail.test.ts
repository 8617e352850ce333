import { describe, expect, it } from "vitest";
import { anAssessment, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { saveTranslation } from "../../content/translation/translation.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { submit } from "../attempt.ts";

const app = await testApp({ publicUrl: "https://quiz.example" });
const { platform } = app;

const emailResultsSettings = {
  enabled: true,
  subject: "Where you stand",
  customMessage: "Thank you for taking part.",
  resourceLinks: [{ title: "Pivot tables", url: "https://learn.example/pivots?a=1&b=2" }],
  authorSignature: "Ada Byron",
};

async function anItem(settings: object = {}, owner: Partial<Prisma.UserCreateInput> = {}, part: object = {}) {
  const user = await aUser(platform, { isEmailVerified: true, ...owner });
  const item = await anAssessment(platform, user, {
    emailResultsSettings: { ...emailResultsSettings, ...settings },
    ...part,
  });
  const questions = await platform.db.question.findMany({ where: { contentId: item.id }, orderBy: { order: "asc" } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 1]));
  const take = (participantEmail: string | null, input: object = {}) =>
    submit(platform, anonymous("192.0.2.1"), item.id, { answers, participantEmail, ...input });
  return { user, item, answers, take };
}

let count = 0;
const somebody = () => `somebody-${++count}@example.com`;
const mails = (recipient: string) => platform.db.mail.findMany({ where: { recipient } });

/** Resolves when a later mail arrives, so all jobs queued before it are done. */
async function allDealtWith() {
  const last = somebody();
  await (await anItem()).take(last);
  await mailsTo(platform, last, "results");
}

describe("a participant who gives an address", () => {
  it("is emailed the result, with the author's text", async () => {
    const { take, user, item } = await anItem();
    const address = somebody();
    const { id } = await take(address);
    const [mail] = await mailsTo(platform, address, "results");
    expect(mail).toMatchObject({ id, subject: "Where you stand", creatorId: user.id, contentId: item.id });
    for (const said of [
      "Hello,",
      "“Spreadsheets”",
      "Expert\nScore 20 · 100%",
      "Well done!",
      "You know.",
      "Thank you for taking part.",
      "- Pivot tables\n  https://learn.example/pivots?a=1&b=2",
      "Ada Byron",
      "Stop receiving results:\nhttps://quiz.example/stop-mail?",
    ]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.html).toContain('href="https://learn.example/pivots?a=1&amp;b=2"');
    expect(mail?.text).not.toContain(user.email);
  });

  it("gets one email for an attempt that is submitted repeatedly", async () => {
    const { take } = await anItem();
    const address = somebody();
    const attempt = { attemptKey: "the same" };
    await Promise.all(Array.from({ length: 8 }, () => take(address, attempt)));
    await take(address, attempt);
    await allDealtWith();
    expect(await mails(address)).toHaveLength(1);
    await take(address, { attemptKey: "another" });
    await mailsTo(platform, address, "results", 2);
  });

  it("gets an email for a result of many submitted at once", { tags: ["slow"] }, async () => {
    const { take } = await anItem();
    const addresses = Array.from({ length: 80 }, somebody);
    await Promise.all(addresses.map((address) => take(address)));
    const kept = { where: { recipient: { in: addresses }, kind: "results" } };
    await expect.poll(() => platform.db.mail.count(kept), { timeout: 10_000 }).toBe(80);
  });

  it("gets the level that was reached at the time, even if the item has changed since", async () => {
    const { take, user, item, answers } = await anItem();
    await updateContent(platform, viewerFor(user), item.id, {
      skillLevels: [
        { name: "Changed", range: [0, 20], description: "Other.", encouragingMessage: "Other!", followUpContent: "" },
      ],
    });
    const address = somebody();
    await take(address, { revision: 1, answers });
    expect((await mailsTo(platform, address, "results"))[0]?.text).toContain("Expert");
  });
});

describe("the email about an attempt in another language", () => {
  it("uses that language, and marks texts without a translation", async () => {
    const { take, user, item } = await anItem({ subject: "Your place" }, {}, { language: "en" });
    await saveTranslation(platform, viewerFor(user), item.id, "he", {
      texts: [
        { path: "title", text: "גיליונות" },
        { path: "skillLevels.1.name", text: "מומחה" },
        { path: "skillLevels.1.description", text: "אתם יודעים." },
        { path: "emailResultsSettings.subject", text: "המקום שלכם" },
        { path: "emailResultsSettings.resourceLinks.0.title", text: "טבלאות ציר" },
      ],
    });
    const address = somebody();
    await take(address, { language: "he" });
    const [mail] = await mailsTo(platform, address, "results");
    expect(mail?.subject).toBe("המקום שלכם");
    for (const said of ["גיליונות", "מומחה", "אתם יודעים.", "טבלאות ציר", "Well done!", "Ada Byron"])
      expect(mail?.text).toContain(said);
    expect(mail?.html).toMatch(/lang="en"[^>]*>Well done!/);
    expect(mail?.html).toMatch(/lang="he"[^>]*>אתם יודעים\./);
    expect(mail?.html).toContain('dir="rtl"');
    const other = somebody();
    await take(other);
    expect((await mailsTo(platform, other, "results"))[0]).toMatchObject({ subject: "Your place" });
  });

  it("greets in that language if the item has no translation", async () => {
    const { take } = await anItem({ subject: "" }, {}, { language: "en" });
    const address = somebody();
    await take(address, { language: "de" });
    const [mail] = await mailsTo(platform, address, "results");
    expect(mail?.subject).not.toContain("Your result");
    expect(mail?.html).toMatch(/lang="en"[^>]*>Well done!/);
  });
});

describe("an email", () => {
  it("is not sent without an address", async () => {
    const { take } = await anItem();
    await take(null);
    await allDealtWith();
    expect(await platform.sql.query("SELECT 1 FROM pgboss.job WHERE name = 'result-mail'")).toMatchObject({ rows: [] });
  });

  it.each([
    ["when the author has switched it off", { enabled: false }, {}],
    ["for an author whose address is not verified", {}, { isEmailVerified: false }],
  ])("is not sent %s", async (_name, settings, owner) => {
    const { take } = await anItem(settings, owner);
    const address = somebody();
    await take(address);
    await allDealtWith();
    expect(await mails(address)).toEqual([]);
  });

  it("is not sent for an author whose account is deleted", async () => {
    const { take, user } = await anItem();
    await platform.db.user.delete({ where: { id: user.id } });
    const address = somebody();
    await take(address);
    await allDealtWith();
    expect(await mails(address)).toEqual([]);
  });

  it("is not sent for answers that are not stored", async () => {
    const { take } = await anItem();
    const address = somebody();
    await expect(take(address, { answers: {} })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await allDealtWith();
    expect(await mails(address)).toEqual([]);
  });
});

it("stores no attempt whose mail cannot be queued, and no mail whose attempt cannot be stored", async () => {
  const { take, item } = await anItem();
  const { send } = platform.jobs;
  platform.jobs.send = async () => {
    throw new Error("no queue");
  };
  const address = somebody();
  await expect(take(address)).rejects.toThrow("no queue");
  platform.jobs.send = send;
  expect(await platform.db.attempt.count({ where: { contentId: item.id } })).toBe(0);
  await take(address);
  await mailsTo(platform, address, "results");
});

it("shows what people wrote as text", async () => {
  const nasty = `<img src=x onerror="alert(1)"> & 'quotes'`;
  const { take } = await anItem(
    { customMessage: nasty, authorSignature: nasty, subject: `${nasty}\r\nBcc: eve@example.com` },
    {},
    { title: nasty },
  );
  const address = somebody();
  await take(address);
  const [mail] = await mailsTo(platform, address, "results");
  expect(mail?.html).not.toMatch(/<img|onerror="/);
  expect(
    mail?.html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;quotes&#39;/g)?.length,
  ).toBeGreaterThan(3);
  expect(mail?.subject).toBe(`${nasty} Bcc: eve@example.com`);
});

it("marks language and direction of the author's words, within sentences too", async () => {
  const title = "مستوى الجداول";
  const settings = { customMessage: "شكرًا على المشاركة.", authorSignature: "Ada Byron" };
  const { take } = await anItem(settings, {}, { title, language: "ar" });
  const address = somebody();
  await take(address);
  const [mail] = await mailsTo(platform, address, "results");
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.html).toContain(`«<bdi lang="ar" dir="rtl">${title}</bdi>»`);
  expect(mail?.html).toMatch(/text-align:right" lang="ar" dir="rtl">شكرًا على المشاركة\.<\/p>/);
  expect(mail?.html).toMatch(/lang="ar" dir="rtl">Pivot tables<\/a>/);
  expect(mail?.text).toContain(`هذه نتيجتك في «${title}».`);
  expect(mail?.text).toContain("\n\nشكرًا على المشاركة.\n\n");
});

it("is written in the language of the item", async () => {
  const { take } = await anItem({ subject: "" }, {}, { title: "Tabellen", language: "de-AT" });
  const address = somebody();
  await take(address);
  const [mail] = await mailsTo(platform, address, "results");
  expect(mail?.subject).toBe("Ihr Ergebnis: Tabellen");
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  expect(mail?.text).toContain("so haben Sie in „Tabellen“ abgeschnitten.");
  expect(mail?.text).toContain("Punktzahl 20 · 100\u00a0%");
});

it("guesses the language of an author's words if it is not set", async () => {
  const { take } = await anItem({ customMessage: "Das ist die Auswertung und nicht der Test." }, {}, { title: "מבחן" });
  const address = somebody();
  await take(address);
  const [mail] = await mailsTo(platform, address, "results");
  expect(mail?.html).toContain('<html lang="en" dir="ltr">');
  expect(mail?.html).toContain('<bdi lang="he" dir="rtl">מבחן</bdi>');
  expect(mail?.text).toContain("This is how you did in “\u2068מבחן\u2069”.");
  expect(mail?.html).toMatch(/lang="de" dir="ltr">Das ist/);
});

it("links only to pages", async () => {
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@example.com",
    "https://good.example@evil.test/",
  ]) {
    await expect(anItem({ resourceLinks: [{ title: "Click", url }] })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
  }
});

it("contains no name, which anyone may have entered, and no link stored before there was a rule", async () => {
  const { take, item } = await anItem();
  const links = [
    { title: "Script", url: "javascript:alert(1)" },
    { title: "Mask", url: "https://good.example@evil.test/" },
    { title: "Page", url: "https://good.example/" },
  ];
  await platform.db.content.update({
    where: { id: item.id },
    data: { emailResultsSettings: { ...emailResultsSettings, resourceLinks: links } },
  });
  const address = somebody();
  await take(address, { participantName: "Call 555 0199 at once" });
  const [mail] = await mailsTo(platform, address, "results");
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/555|javascript:|evil/);
  expect(mail?.text).toContain("- Page\n  https://good.example/");
});

it("has a subject even if its author wrote none", async () => {
  const { take } = await anItem({ subject: " " });
  const address = somebody();
  await take(address);
  expect((await mailsTo(platform, address, "results"))[0]?.subject).toBe("Your result: Spreadsheets");
});

describe("a participant who has unsubscribed", () => {
  const stopIn = (text: string) =>
    new URL(/https:\/\/quiz\.example(\/stop-mail\?\S+)/.exec(text)?.[1] ?? "", "https://quiz.example");

  it("gets no more results, by the mail program's button or the page's", async () => {
    const { take } = await anItem();
    const [here, there] = [somebody(), somebody()];
    for (const address of [here, there]) await take(address);
    const [form, page] = [await mailsTo(platform, here, "results"), await mailsTo(platform, there, "results")];
    const urls = [form, page].map(([mail]) => stopIn(mail?.text ?? ""));
    const byForm = await app.http.inject({
      method: "POST",
      url: `${urls[0]?.pathname}${urls[0]?.search}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(byForm.statusCode).toBe(200);
    expect((await app.http.inject({ method: "POST", url: `${urls[1]?.pathname}${urls[1]?.search}` })).statusCode).toBe(
      200,
    );
    for (const address of [here, there]) await take(address);
    await allDealtWith();
    expect([(await mails(here)).length, (await mails(there)).length]).toEqual([1, 1]);
  });

  it("still gets the emails of an account", async () => {
    const user = await aUser(platform);
    await platform.db.mailStop.create({ data: { recipient: user.email } });
    await (await app.as(user)).rest("POST", "/auth/resend-verification");
    await mailsTo(platform, user.email, "verification");
  });

  it("unsubscribes no other address", async () => {
    const { take } = await anItem();
    const [own, other] = [somebody(), somebody()];
    await take(own);
    const url = stopIn((await mailsTo(platform, own, "results"))[0]?.text ?? "");
    url.searchParams.set("address", other);
    const answer = await app.http.inject({ method: "POST", url: `${url.pathname}${url.search}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("This link is incomplete. Use the one in the email.");
    expect(await platform.db.mailStop.count({ where: { recipient: other } })).toBe(0);
  });

  it.each([
    "",
    "?address=ada%40exam",
    "?address=ada%40example.com",
    "?key=abc",
  ])("explains that /stop-mail%s was cut off", async (query) => {
    const answer = await app.http.inject({ method: "POST", url: `/stop-mail${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("This link is incomplete. Use the one in the email.");
  });
});
