import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { rates } from "../../platform/limits.shared.ts";
import { longestReport } from "./report.shared.ts";

const app = await testApp({ rateLimit: true, trustProxy: 1 });
const { platform } = app;
const { db } = platform;
const owner = await aUser(platform);
const author = await app.as(owner);
const admin = await app.as(await aUser(platform, { isAdmin: true }));

/** A visitor with a new address, so that rate limits of one test do not affect others. */
let visitors = 0;
function visitor() {
  const from = { "x-forwarded-for": `198.51.100.${++visitors}` };
  const client = app.withToken();
  return {
    report: (id: string, body: object, headers: Record<string, string> = {}) =>
      client.rest("POST", `/content/${id}/reports`, body, { ...from, ...headers }),
    graphql: (query: string, variables: Record<string, unknown>) => client.graphql(query, variables, from),
  };
}

const reportsOf = (contentId: string) => db.contentReport.findMany({ where: { contentId } });
const phishing = { reason: "phishing", text: "It asks for my password." };
const mutation = `mutation ($contentId: ID!, $reason: ReportReason!, $text: String, $idempotencyKey: String) {
  reportContent(contentId: $contentId, reason: $reason, text: $text, idempotencyKey: $idempotencyKey) {
    ... on ReportContentSuccess { data } ... on DomainError { code }
  } }`;
const listed = `{ admin { overview { openReports }
  reports(first: 100) { totalCount edges { node { id reason text createdAt content { key title } } } } } }`;
const close = `mutation ($id: ID!) { closeReport(id: $id) {
  ... on CloseReportSuccess { data } ... on DomainError { code } } }`;

describe("a report", () => {
  it("is stored without its sender, over REST and GraphQL", async () => {
    const { id } = await aQuiz(platform, owner);
    expect(await visitor().report(id, phishing)).toMatchObject({
      status: 200,
      body: { message: "Thank you. The people who run this site will look at it." },
    });
    const { data } = await visitor().graphql(mutation, { contentId: globalId("Content", id), reason: "OTHER" });
    expect(data).toEqual({ reportContent: { data: true } });
    const stored = (await reportsOf(id)).map(({ id: _, createdAt: __, ...rest }) => rest);
    expect(stored).toEqual([
      { contentId: id, key: null, ...phishing },
      { contentId: id, key: null, reason: "other", text: null },
    ]);
  });

  it("is stored once for its key, and refused with another text", async () => {
    const { id } = await aQuiz(platform, owner);
    const someone = visitor();
    const send = (body: object) => someone.report(id, body, { "idempotency-key": "one" });
    for (const _ of Array.from({ length: rates.reportAddress.points + 2 }))
      expect((await send(phishing)).status).toBe(200);
    expect(await reportsOf(id)).toHaveLength(1);
    expect(await send({ reason: "other" })).toMatchObject({ status: 422, body: { error: "KEY_REUSED" } });
    const { data } = await visitor().graphql(mutation, {
      contentId: globalId("Content", id),
      reason: "OTHER",
      idempotencyKey: "one",
    });
    expect(data.reportContent).toEqual({ code: "KEY_REUSED" });
    expect(await reportsOf(id)).toHaveLength(1);
  });

  it("is stored once when it is sent twice at the same time", async () => {
    const { id } = await aQuiz(platform, owner);
    const someone = visitor();
    const send = () => someone.report(id, phishing, { "idempotency-key": "two" });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await reportsOf(id)).toHaveLength(1);
  });

  it.each([
    ["without a reason", {}, "reason"],
    ["with an unknown reason", { reason: "boring" }, "reason"],
    ["with a text that is too long", { reason: "other", text: "x".repeat(longestReport + 1) }, "text"],
    ["with a number for a text", { reason: "other", text: 5 }, "text"],
  ])("is refused %s", async (_what, body, path) => {
    const { id } = await aQuiz(platform, owner);
    expect(await visitor().report(id, body)).toMatchObject({
      status: 400,
      body: { error: "VALIDATION_FAILED", issues: [{ path }] },
    });
    expect(await reportsOf(id)).toEqual([]);
  });

  it("is refused for a private item and after too many", async () => {
    const hidden = await aQuiz(platform, owner, { isPublic: false });
    const someone = visitor();
    expect(await someone.report(hidden.id, phishing)).toMatchObject({ status: 404 });
    const { id } = await aQuiz(platform, owner);
    const send = () => someone.report(id, phishing);
    for (const _ of Array.from({ length: rates.reportAddress.points })) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
    expect(await reportsOf(id)).toHaveLength(rates.reportAddress.points);
  });
});

describe("the list of reports", () => {
  it("is read and shortened by administrators alone", async () => {
    const { id } = await aQuiz(platform, owner, { title: "My bank" });
    await visitor().report(id, phishing);
    const { data } = await admin.graphql(listed);
    const { reports, overview } = data.admin;
    expect(overview.openReports).toBe(reports.totalCount);
    const { node } = reports.edges[0];
    expect(node).toMatchObject({ reason: "PHISHING", text: phishing.text, content: { key: id, title: "My bank" } });
    const { status, body } = await admin.rest("GET", "/admin/reports");
    expect([status, body.reports[0]]).toEqual([
      200,
      {
        id: expect.any(String),
        contentId: id,
        title: "My bank",
        ...phishing,
        createdAt: node.createdAt,
      },
    ]);
    expect(body.pagination.total).toBe(reports.totalCount);
    const path = `/admin/reports/${body.reports[0].id}`;

    expect((await author.graphql(listed)).data).toEqual({ admin: null });
    expect((await author.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: node.id })).data.node).toBeNull();
    expect((await author.rest("GET", "/admin/reports")).status).toBe(403);
    expect((await author.rest("DELETE", path)).status).toBe(403);
    expect((await author.rest("GET", `/content/${id}`)).body).not.toHaveProperty("reports");
    expect(JSON.stringify((await author.rest("GET", "/auth/data")).body)).not.toContain(phishing.text);

    expect(await admin.rest("DELETE", path)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await admin.rest("DELETE", path)).status).toBe(404);
    expect((await admin.graphql(close, { id: node.id })).data.closeReport).toEqual({ code: "NOT_FOUND" });
    expect(await db.auditEntry.count({ where: { subjectId: id, action: "close-report" } })).toBe(1);
    expect(await reportsOf(id)).toEqual([]);
  });

  it("closes a report over GraphQL", async () => {
    const { id } = await aQuiz(platform, owner);
    const report = await db.contentReport.create({ data: { contentId: id, reason: "other" } });
    const global = globalId("ContentReport", report.id);
    expect((await admin.graphql(close, { id: global })).data.closeReport).toEqual({ data: global });
    expect(await reportsOf(id)).toEqual([]);
  });

  it("leaves out items in the trash, and is cleared with them", async () => {
    const { id } = await aQuiz(platform, owner);
    await db.contentReport.create({ data: { contentId: id, reason: "other" } });
    const countedIn = async () => {
      const { data } = await admin.graphql(listed);
      return [data.admin.overview.openReports, data.admin.reports.totalCount];
    };
    const before = await countedIn();
    await author.rest("DELETE", `/quizzes/${id}`);
    expect(await countedIn()).toEqual(before.map((count) => count - 1));
    await db.content.delete({ where: { id } });
    expect(await reportsOf(id)).toEqual([]);
  });
});
