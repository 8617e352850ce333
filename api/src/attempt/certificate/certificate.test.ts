import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { certifying, certifyingRules as rules } from "../../../test/doors/certifying.ts";
import { aQuiz, aSurvey } from "../../../test/factories.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { platform, db, owner, author, taker, other, certified, handIn, doors, anIssued } = await certifying();

describe.each(Object.entries(doors))("over %s", (name, door) => {
  it("is issued once for a passed attempt, with the name as written, and can be checked by anyone", async () => {
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

  it("bears the submitted name, whatever is sent", async () => {
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

  it("is not for answers that are left out of the results", async () => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz);
    await db.attempt.updateMany({ where: { contentId: quiz.id }, data: { isCounted: false } });
    expect(await door.issue(quiz.id, { attemptKey, name: "Ann" })).toMatchObject({ error: "NOT_FOUND" });
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

  it("answers alike for unknown codes", async () => {
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

it("stays as it was issued, whatever the author changes", async () => {
  const { quiz, code, state } = await anIssued();
  const changed = { title: "Other", rules: { passMark: 100, certificate: { issuer: "Others" } } };
  expect((await author.rest("PUT", `/quizzes/${quiz.id}`, changed)).status).toBe(200);
  expect(await doors.REST.check(code)).toMatchObject({ title: "Capitals", issuer: "Adult education centre" });
  await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { passMark: null, certificate: null } });
  expect(await state()).toBe("VALID");
});

it("is refused for late answers that are left out of the figures", async () => {
  const quiz = await certified({ rules: { ...rules, timeLimit: 20, excludeLate: true } });
  const attemptKey = randomUUID();
  await taker.rest("POST", `/quizzes/${quiz.id}/starts`, { attemptKey });
  await db.attemptStart.updateMany({ where: { attemptKey }, data: { startedAt: new Date(Date.now() - 1_300_000) } });
  const { receipt } = await handIn(quiz, [1, 0], { attemptKey });
  expect(receipt).toMatchObject({ isCounted: false, percentage: 100 });
  expect(receipt).not.toHaveProperty("certificate");
  for (const door of Object.values(doors))
    expect(await door.issue(quiz.id, { attemptKey, name: "Ann" })).toMatchObject({ error: "NOT_FOUND" });
});

it("cannot be promised where answers are anonymous", async () => {
  const anonymous = { ...rules, anonymous: true };
  const quiz = await certified({ rules: { passMark: 50 } });
  const refusal = { status: 400, body: { issues: [{ path: "rules.certificate" }] } };
  expect(await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: anonymous })).toMatchObject(refusal);
  const save = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
    ... on DomainError { error: code issues { path message } } } }`;
  const changed = { id: globalId("Content", quiz.id), input: { rules: { anonymous: true, certificate: {} } } };
  expect((await author.graphql(save, changed)).data?.updateContent).toMatchObject({
    error: "VALIDATION_FAILED",
    issues: [{ path: "rules.certificate", message: expect.stringContaining("Anonymous answers have no name") }],
  });
});

it("is shown to the item's owner, and in exports", async () => {
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

it("needs a pass mark, so it is for quizzes alone, and names", async () => {
  const quiz = await aQuiz(platform, owner);
  const survey = await aSurvey(platform, owner);
  const refusal = { status: 400, body: { issues: [{ path: "rules.certificate" }] } };
  const put = (id: string, rules: object, kind = "quizzes") => author.rest("PUT", `/${kind}/${id}`, { rules });
  expect(await put(quiz.id, { certificate: {} })).toMatchObject(refusal);
  expect(await put(survey.id, { certificate: {} }, "surveys")).toMatchObject(refusal);
  expect(await put(quiz.id, { passMark: 60, certificate: {}, anonymous: true })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "rules.certificate", message: expect.stringContaining("no name") }] },
  });
  expect(await put(quiz.id, { passMark: 60, certificate: {} })).toMatchObject({ status: 200 });
  expect(await put(quiz.id, { anonymous: true })).toMatchObject(refusal);
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
