import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fastify from "fastify";
import { PDFParse } from "pdf-parse";
import { describe, expect, it } from "vitest";
import { edit } from "../../../test/doors/regrading.ts";
import { aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { sendDue } from "../../results/retention/progress.ts";
import { verifyPages } from "./page/page.rest.ts";

const { platform, as, http } = await testApp();
const { db } = platform;
const owner = await aUser(platform, { timeZone: "Asia/Tokyo" });
const [author, taker, other] = [await as(owner), await as(), await as(await aUser(platform))];

const rules = { passMark: 50, certificate: { issuer: "Adult education centre", statesResult: true } };
const certified = (part: object = {}) => aQuiz(platform, owner, { rules, ...part });

/** Answers the two questions of a quiz, of which these are right: 1 and 0. */
async function handIn({ id }: Pick<Content, "id">, choices = [1, 0], part: object = {}) {
  const questions = await db.question.findMany({
    where: { contentId: id, untilRevision: null },
    orderBy: { order: "asc" },
  });
  const answers = Object.fromEntries(questions.map((question, index) => [question.id, choices[index]]));
  const body = { answers, attemptKey: randomUUID(), ...part };
  return { ...body, receipt: (await taker.rest("POST", `/quizzes/${id}/attempts`, body)).body };
}

const issue = `mutation ($contentId: ID!, $attemptKey: String!, $name: String, $language: String) {
  issueCertificate(contentId: $contentId, attemptKey: $attemptKey, name: $name, language: $language) {
    ... on IssueCertificateSuccess { data { code status url pdfUrl name title percentage issuer signatory language completedOn issuedAt } }
    ... on DomainError { error: code message issues { path } } } }`;
const check = `query ($code: String!) { certificate(code: $code) { code status name title pdfUrl } }`;
const revoke = `mutation ($code: String!) { revokeCertificate(code: $code) {
  ... on RevokeCertificateSuccess { data { code status name } } ... on DomainError { error: code } } }`;

type Order = { attemptKey: string; name?: string; language?: string };
const doors = {
  REST: {
    issue: async (id: string, order: Order) => (await taker.rest("POST", `/quizzes/${id}/certificates`, order)).body,
    check: async (code: string) => (await taker.rest("GET", `/certificates/${code}`)).body,
    revoke: async (client: typeof author, code: string) => (await client.rest("DELETE", `/certificates/${code}`)).body,
  },
  GraphQL: {
    async issue(id: string, order: Order) {
      const { data, errors } = await taker.graphql(issue, { contentId: globalId("Content", id), ...order });
      expect(errors).toBeUndefined();
      return data?.issueCertificate.data ?? data?.issueCertificate;
    },
    async check(code: string) {
      const { data, errors } = await taker.graphql(check, { code });
      return data?.certificate ?? { error: errors?.[0]?.extensions?.code };
    },
    async revoke(client: typeof author, code: string) {
      const { data, errors } = await client.graphql(revoke, { code });
      return data?.revokeCertificate?.data ?? data?.revokeCertificate ?? { error: errors?.[0]?.extensions?.code };
    },
  },
};

/** The pages by themselves: they need the client only for its styles. */
async function pagesOf(of: typeof platform) {
  const pages = fastify();
  await pages.register(verifyPages(of, join(import.meta.dirname, "../../../../web/take.html")));
  return (url: string, language = "en") => pages.inject({ url, headers: { "accept-language": language } });
}
const page = await pagesOf(platform);
const textOf = async (bytes: Buffer) => (await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text;

describe.each(Object.entries(doors))("over %s", (name, door) => {
  it("is issued once to whoever passed, with the name as it was written, and checked by anybody", async () => {
    const quiz = await certified();
    const { attemptKey, receipt } = await handIn(quiz);
    expect(receipt).toMatchObject({ passed: true, certificate: { needsName: true } });
    expect(await door.issue(quiz.id, { attemptKey })).toMatchObject({
      error: "VALIDATION_FAILED",
      issues: [{ path: "name" }],
    });
    const issued = await door.issue(quiz.id, { attemptKey, name: "  Zoë Müller " });
    expect(issued).toMatchObject({
      code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
      status: "VALID",
      name: "Zoë Müller",
      title: "Capitals",
      percentage: 100,
      issuer: "Adult education centre",
      signatory: null,
      language: "en",
      completedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(issued.url).toMatch(new RegExp(`/verify/${issued.code}$`));
    expect(await door.issue(quiz.id, { attemptKey, name: "Somebody else", language: "de" })).toEqual(issued);
    const typed = issued.code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    for (const code of [issued.code, typed])
      expect(
        await door.check(encodeURIComponent(code) === code || name !== "REST" ? code : encodeURIComponent(code)),
      ).toMatchObject({
        code: issued.code,
        status: "VALID",
        name: "Zoë Müller",
      });
    expect(await db.certificateCode.count({ where: { code: issued.code.replaceAll("-", "") } })).toBe(1);
  });

  it("bears the name that was handed in, whatever is sent", async () => {
    const quiz = await certified();
    const { attemptKey, receipt } = await handIn(quiz, [1, 0], { participantName: "Ann" });
    expect(receipt.certificate).toEqual({ needsName: false });
    expect(await door.issue(quiz.id, { attemptKey, name: "Bob" })).toMatchObject({ name: "Ann" });
  });

  it.each([
    ["who did not pass", {}, [0, 1]],
    ["items without the rule", { rules: { passMark: 50 } }, [1, 0]],
    ["who may not know that they passed", { rules: { ...rules, shown: { what: [] } } }, [1, 0]],
    [
      "who may know it later",
      { rules: { ...rules, closesAt: "2999-01-01T00:00:00Z", shown: { what: ["SCORE"], when: "AFTER_CLOSING" } } },
      [1, 0],
    ],
  ])("is not for %s", async (_whom, part, choices) => {
    const quiz = await certified(part);
    const { attemptKey, receipt } = await handIn(quiz, choices);
    expect(receipt).not.toHaveProperty("certificate");
    const refusal = await door.issue(quiz.id, { attemptKey, name: "Ann" });
    expect(refusal).toMatchObject({ error: "NOT_FOUND", message: "Certificate not found" });
    expect(await door.issue(quiz.id, { attemptKey: "unknown", name: "Ann" })).toMatchObject({ error: "NOT_FOUND" });
    expect(await db.certificate.count({ where: { attempt: { contentId: quiz.id } } })).toBe(0);
  });

  it.each([
    "",
    " ",
    "x".repeat(101),
    "a\nb",
    "see https://example.com",
    "\u200b",
  ])("refuses %j as a name", async (written) => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz);
    expect(await door.issue(quiz.id, { attemptKey, name: written })).toMatchObject({
      error: "VALIDATION_FAILED",
      issues: [{ path: "name" }],
    });
  });

  it("is revoked by the item's owner alone, for good", async () => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz);
    const { code } = await door.issue(quiz.id, { attemptKey, name: "Ann" });
    expect(await door.revoke(taker, code)).toMatchObject({ error: "UNAUTHENTICATED" });
    expect(await door.revoke(other, code)).toMatchObject({ error: "FORBIDDEN" });
    expect(await door.revoke(author, "0000-0000-0000-0000")).toMatchObject({ error: "NOT_FOUND" });
    for (const _ of ["once", "again"])
      expect(await door.revoke(author, code)).toMatchObject({ code, status: "REVOKED" });
    expect(await door.check(code)).toMatchObject({ status: "REVOKED", name: null, title: null, pdfUrl: null });
    expect(await door.issue(quiz.id, { attemptKey, name: "Ann" })).toMatchObject({ code, status: "REVOKED" });
    const log = await db.logEntry.findMany({ where: { contentId: quiz.id, action: "certificate_revoked" } });
    expect(log).toHaveLength(1);
    expect((await taker.rest("GET", `/certificates/${code}/pdf`)).status).toBe(404);
  });

  it("says nothing of codes that never were", async () => {
    for (const code of ["0000-0000-0000-0000", "rivers", "x".repeat(500), "%00"])
      expect(await door.check(name === "REST" ? encodeURIComponent(code) : code)).toMatchObject({ error: "NOT_FOUND" });
  });
});

it("is one, however many ask for it at once", async () => {
  const quiz = await certified();
  const { attemptKey } = await handIn(quiz);
  const all = await Promise.all(
    ["Ann", "Bea", "Cleo", "Dee"].flatMap((name) =>
      Object.values(doors).map((door) => door.issue(quiz.id, { attemptKey, name })),
    ),
  );
  expect(new Set(all.map(({ code, name }) => `${code} ${name}`)).size).toBe(1);
  expect(await db.certificate.count({ where: { attempt: { contentId: quiz.id } } })).toBe(1);
});

async function anIssued(part: object = {}) {
  const quiz = await certified();
  const { attemptKey, receipt, answers } = await handIn(quiz, [1, 0], part);
  const { code } = await doors.REST.issue(quiz.id, { attemptKey, name: "Ann Example" });
  const state = async () => (await doors.REST.check(code)).status;
  return { quiz, code, answers, attemptId: receipt.id as string, state };
}

/** Whether the name stands anywhere in the tables that a certificate touches. */
async function isKept(name: string) {
  const { rows } = await platform.sql.query(
    `SELECT FROM certificates t WHERE t::text LIKE $1 UNION ALL SELECT FROM certificate_codes t WHERE t::text LIKE $1
      UNION ALL SELECT FROM deleted_attempts t WHERE t::text LIKE $1`,
    [`%${name}%`],
  );
  return rows.length > 0;
}

describe("goes with the answers", () => {
  it("when an attempt is deleted, and comes back when that is undone", async () => {
    const { code, attemptId, state } = await anIssued();
    const before = await doors.REST.check(code);
    const { body } = await author.rest("DELETE", `/attempts/${attemptId}`);
    expect(await doors.REST.check(code)).toMatchObject({ code, status: "REVOKED", name: null, title: null });
    expect((await page(`/verify/${code}`)).body).not.toContain("Ann Example");
    await author.rest("POST", `/attempt-deletions/${body.deletionId}/undo`);
    expect(await doors.REST.check(code)).toEqual(before);
    expect(await state()).toBe("VALID");
  });

  it("when a person is erased: nothing is left of the name", async () => {
    const { state } = await anIssued({ participantEmail: "ann.erased@example.com", participantName: "Ann Erased" });
    expect(await isKept("Ann Erased")).toBe(true);
    await author.rest("POST", "/account/erasures", { email: "ann.erased@example.com" });
    await expect.poll(state).toBe("REVOKED");
    expect(await isKept("Ann Erased")).toBe(false);
  });

  it("when its time is over and names are removed", async () => {
    const { quiz, attemptId, state } = await anIssued({ participantName: "Ann Anonymised" });
    await db.attempt.update({ where: { id: attemptId }, data: { completedAt: new Date("2020-01-01") } });
    const rule = { what: "ANONYMISE", days: 30 };
    await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { retention: rule } });
    await sendDue(platform);
    await expect.poll(state).toBe("REVOKED");
    expect(await db.attempt.findUnique({ where: { id: attemptId } })).toMatchObject({ participantName: null });
    expect(await isKept("Ann Anonymised")).toBe(false);
  });

  it("while the item is in the trash, and for good when it leaves it", async () => {
    const { quiz, state } = await anIssued({ participantName: "Ann Purged" });
    await author.rest("DELETE", `/quizzes/${quiz.id}`);
    expect(await state()).toBe("REVOKED");
    await author.rest("POST", `/content/${quiz.id}/restore`);
    expect(await state()).toBe("VALID");
    await author.rest("DELETE", `/quizzes/${quiz.id}`);
    await db.content.delete({ where: { id: quiz.id } });
    expect(await state()).toBe("REVOKED");
    expect(await isKept("Ann Purged")).toBe(false);
  });

  it("when the answers are graded anew and do not pass any more, and is back once they do", async () => {
    const { quiz, state } = await anIssued();
    for (const [right, status] of [
      [0, "REVOKED"],
      [1, "VALID"],
    ] as const) {
      await edit(platform, owner, quiz.id, (questions) =>
        questions.map((question, place) => ({ ...question, correctAnswer: place === 0 ? right : right === 1 ? 0 : 1 })),
      );
      const { revision } = await db.content.findUniqueOrThrow({ where: { id: quiz.id } });
      expect(await author.rest("POST", `/content/${quiz.id}/regrade`, { revision })).toMatchObject({ status: 201 });
      await expect.poll(state).toBe(status);
    }
  });
});

it("stays as it was issued, whatever the author changes", async () => {
  const { quiz, code, state } = await anIssued();
  const changed = { title: "Other", rules: { passMark: 100, certificate: { issuer: "Others" } } };
  expect((await author.rest("PUT", `/quizzes/${quiz.id}`, changed)).status).toBe(200);
  expect(await doors.REST.check(code)).toMatchObject({ title: "Capitals", issuer: "Adult education centre" });
  await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { passMark: null, certificate: null } });
  expect(await state()).toBe("VALID");
});

describe("printed", () => {
  const print = async (code: string, query = "", language = "en") =>
    http.inject({ url: `/api/certificates/${code}/pdf${query}`, headers: { "accept-language": language } });

  it("is a PDF with its name, title and code, of the paper that its reader has", async () => {
    const { code } = await anIssued({ participantName: "Zoë 张伟 Müller" });
    const answer = await print(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="certificate-${code}.pdf"`,
    });
    const text = await textOf(answer.rawPayload);
    for (const part of ["Zoë 张伟 Müller", "Capitals", code, "100%", "Adult education centre", "not checked"])
      expect(text).toContain(part);
    const parser = new PDFParse({ data: new Uint8Array(answer.rawPayload) });
    const { info, total } = await parser.getInfo();
    expect([info.Title, info.Language, total]).toEqual(["Certificate: Capitals", "en", 1]);
    const isLetter = async (query: string, language: string) =>
      /MediaBox\s*\[\s*0 0 792 612/.test((await print(code, query, language)).rawPayload.toString("latin1"));
    expect(await Promise.all([isLetter("", "en"), isLetter("", "en-US,en"), isLetter("?paper=a4", "en-US")])).toEqual([
      false,
      true,
      false,
    ]);
    expect((await print(code, "?paper=a0")).statusCode).toBe(400);
  });

  it("is set where no font has a character, or its name is nothing but pictures", async () => {
    for (const participantName of ["🎉🎉", "\u{10A60}\u{10A61} x", "W".repeat(100)]) {
      const { code } = await anIssued({ participantName });
      expect((await print(code)).statusCode).toBe(200);
    }
  });
});

describe("the page that checks it", () => {
  it("is whole without scripts, in the reader's language, and not for search engines", async () => {
    const { code } = await anIssued({ participantName: "<b>Ann</b>" });
    const valid = await page(`/verify/${code}`, "de-AT");
    expect(valid.headers["x-robots-tag"]).toBe("noindex");
    for (const part of ["Dieses Zertifikat ist gültig", "&lt;b&gt;Ann&lt;/b&gt;", "Capitals", code, 'lang="de"'])
      expect(valid.body).toContain(part);
    expect(valid.body).not.toMatch(/<script type="module"|<noscript>/);
    const unknown = await page("/verify/0000-0000-0000-0000", "he");
    expect([unknown.statusCode, unknown.body.includes('dir="rtl"')]).toEqual([404, true]);
  });

  it("has a form for a code", async () => {
    const { code } = await anIssued();
    expect((await page("/verify")).statusCode).toBe(200);
    const found = await page(`/verify?code=${code.toLowerCase().replaceAll("-", "+")}`);
    expect([found.statusCode, found.headers.location]).toEqual([302, `/verify/${code}`]);
    const wrong = await page(`/verify?code=${encodeURIComponent('"><i>')}`);
    expect([wrong.statusCode, wrong.body.includes("<i>")]).toEqual([404, false]);
  });

  it("is not for guessing", async () => {
    const { code } = await anIssued();
    const ask = await pagesOf((await testApp({ rateLimit: true })).platform);
    for (let times = 0; times < 61; times++) expect((await ask(`/verify/${code}`)).statusCode).toBe(200);
    for (let times = 0; times < 60; times++) expect((await ask("/verify/0000-0000-0000-0000")).statusCode).toBe(404);
    const late = await ask(`/verify/${code}`);
    expect([late.statusCode, Number(late.headers["retry-after"]) > 0]).toEqual([429, true]);
  });
});

it("is shown to the item's owner, and stands in exports", async () => {
  const { quiz, code, attemptId } = await anIssued();
  expect((await author.rest("GET", `/attempts/${attemptId}`)).body.certificate).toMatchObject({
    code,
    status: "VALID",
  });
  const query = "query ($id: ID!) { node(id: $id) { ... on Attempt { certificate { code status name } } } }";
  const { data } = await author.graphql(query, { id: globalId("Attempt", attemptId) });
  expect(data?.node.certificate).toEqual({ code, status: "VALID", name: "Ann Example" });
  const exported = async (format: string) =>
    (await author.rest("GET", `/quizzes/${quiz.id}/export?format=${format}`)).body;
  expect(JSON.stringify([await exported("csv"), await exported("json")]).split(code)).toHaveLength(3);
});

it("needs a pass mark, so it is for quizzes alone", async () => {
  const quiz = await aQuiz(platform, owner);
  const survey = await aSurvey(platform, owner);
  const refusal = { status: 400, body: { issues: [{ path: "rules.certificate" }] } };
  const put = (id: string, rules: object, kind = "quizzes") => author.rest("PUT", `/${kind}/${id}`, { rules });
  expect(await put(quiz.id, { certificate: {} })).toMatchObject(refusal);
  expect(await put(survey.id, { certificate: {} }, "surveys")).toMatchObject(refusal);
  expect(await put(quiz.id, { passMark: 60, certificate: {} })).toMatchObject({ status: 200 });
  expect(await put(quiz.id, { passMark: null })).toMatchObject(refusal);
  expect(await put(quiz.id, { certificate: { issuer: "see https://example.com" } })).toMatchObject({ status: 400 });
  expect((await author.rest("GET", `/quizzes/${quiz.id}`)).body.rules).toEqual({ passMark: 60, certificate: {} });
  const told = "query ($key: String!) { content(key: $key) { certificate { issuer signatory statesResult } } }";
  expect((await author.graphql(told, { key: quiz.id })).data?.content.certificate).toEqual({
    issuer: null,
    signatory: null,
    statesResult: false,
  });
  expect((await taker.graphql(told, { key: quiz.id })).data?.content.certificate).toBeNull();
  expect((await taker.rest("GET", `/quizzes/${quiz.id}`)).body.rules).toEqual({ passMark: 60 });
});
