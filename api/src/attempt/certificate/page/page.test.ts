import { join } from "node:path";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { certifying } from "../../../../test/doors/certifying.ts";
import { testApp } from "../../../../test/harness.ts";
import { personalKey } from "../../../content/rules/personal-link.ts";
import type { Platform } from "../../../platform/platform.ts";
import { verifyPages } from "./page.rest.ts";

const { platform, db, author, certified, handIn, doors, anIssued } = await certifying();

/** Serves only these pages, which need the client for its styles. */
async function pagesOf(of: Platform) {
  const pages = fastify();
  await pages.register(verifyPages(of, join(import.meta.dirname, "../../../../../web/take.html")));
  return (url: string, language = "en") => pages.inject({ url, headers: { "accept-language": language } });
}
const page = await pagesOf(platform);

describe("the page that checks it", () => {
  it("is whole without scripts, in the reader's language, and not for search engines", async () => {
    const { code } = await anIssued({ participantName: "<b>Ann</b>" });
    const valid = await page(`/verify/${code}`, "de-AT");
    expect(valid.headers["x-robots-tag"]).toBe("noindex");
    for (const part of ["Dieses Zertifikat ist gültig", "&lt;b&gt;Ann&lt;/b&gt;", "Capitals", code, 'lang="de"'])
      expect(valid.body).toContain(part);
    expect(valid.body).not.toMatch(/<script type="module"|<noscript>/);
    await author.rest("DELETE", `/certificates/${code}`);
    const revoked = await page(`/verify/${code}`, "de-AT");
    expect(revoked.body).toContain("Dieses Zertifikat wurde widerrufen");
    expect(revoked.body).not.toMatch(/Ann|Capitals/);
    const unknown = await page("/verify/0000-0000-0000-0000", "he");
    expect([unknown.statusCode, unknown.body.includes('dir="rtl"')]).toEqual([404, true]);
  });

  it("shows whether a name comes from its bearer, or from the author", async () => {
    expect((await page(`/verify/${(await anIssued()).code}`)).body).toContain("Entered by the participant");
    const quiz = await certified();
    const invitation = await db.invitation.create({ data: { contentId: quiz.id, name: "Ann Invited" } });
    const attemptKey = personalKey(platform, quiz.id, invitation.id);
    expect((await handIn(quiz, [1, 0], { attemptKey })).receipt.certificate).toEqual({ needsName: false });
    const { code, name } = await doors.GraphQL.issue(quiz.id, { attemptKey });
    expect(name).toBe("Ann Invited");
    const isInvited = async () => {
      const { body } = await page(`/verify/${code}`);
      expect(body).toContain("entered by the sender of the invitation");
      expect(body).not.toContain("Entered by the participant");
    };
    await isInvited();
    await author.rest("DELETE", `/content/${quiz.id}/invitations/${invitation.id}`);
    expect(await db.invitation.count({ where: { id: invitation.id } })).toBe(0);
    await isInvited();
  });

  it("has a form for a code", async () => {
    const { code } = await anIssued();
    expect((await page("/verify")).statusCode).toBe(200);
    const found = await page(`/verify?code=${code.toLowerCase().replaceAll("-", "+")}`);
    expect([found.statusCode, found.headers.location]).toEqual([302, `/verify/${code}`]);
    const wrong = await page(`/verify?code=${encodeURIComponent('"><i>')}`);
    expect([wrong.statusCode, wrong.body.includes("<i>")]).toEqual([404, false]);
  });

  it("is not for guessing", { tags: ["slow"] }, async () => {
    const { code } = await anIssued();
    const ask = await pagesOf((await testApp({ rateLimit: true })).platform);
    for (let times = 0; times < 61; times++) expect((await ask(`/verify/${code}`)).statusCode).toBe(200);
    for (let times = 0; times < 60; times++) expect((await ask("/verify/0000-0000-0000-0000")).statusCode).toBe(404);
    const late = await ask("/verify/0000-0000-0000-0000");
    expect([late.statusCode, Number(late.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await ask(`/verify/${code}`)).statusCode).toBe(200);
  });
});
