import { PDFParse } from "pdf-parse";
import { describe, expect, it } from "vitest";
import { certifying } from "../../../../test/doors/certifying.ts";
import { settingOf } from "./families.ts";

const { http, anIssued, certified, handIn, doors } = await certifying();
const textOf = async (bytes: Buffer) => (await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text;

/** Telugu, Kannada, Khmer, Gujarati, Malayalam, Sinhala, Burmese, Amharic, and so on. */
const names = [
  "శ్రీనివాస్",
  "ರಮೇಶ್",
  "រតនា",
  "ગીતા",
  "ശ്രീജിത്ത്",
  "ශ්\u200dරී ලාල්",
  "အောင်ဆန်းစုကြည်",
  "አበበ በቂላ",
  "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  "ଶ୍ରୀକାନ୍ତ",
  "ສົມສັກ",
  "བསྟན་འཛིན",
  "އަހުމަދު",
  "ܡܪܝܡ",
  "ꦗꦮ",
  "ᱥᱟᱱᱛᱟᱲ",
  "ꯃꯩꯇꯩ",
  "𞤀𞤣𞤢𞤥",
  "ᏍᏏᏉᏯ",
  "ᐃᓄᒃ",
  "ߒߞߏ",
  "ⵜⵉⴼⵉⵏⴰⵖ",
];

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
    for (const part of ["Zoë 张伟 Müller", "Capitals", code, "100%", "Adult education centre", "Not verified"])
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

  it("has all letters of names in living scripts", { tags: ["slow"] }, async () => {
    const { code } = await anIssued({ participantName: names.slice(0, 8).join(" ") });
    // PDF/UA requires a glyph for every character.
    expect((await print(code)).rawPayload.toString("latin1")).toContain("pdfuaid");
    for (const name of names) expect({ name, ...settingOf(name, "en") }).toMatchObject({ name, missing: [] });
  });

  it("shows a box for a character that no font has", { tags: ["slow"] }, async () => {
    const isWhole = async (participantName: string) => {
      const quiz = await certified();
      const { attemptKey } = await handIn(quiz, [1, 0], { participantName });
      const { code } = await doors.REST.issue(quiz.id, { attemptKey, allowBoxes: true });
      return (await print(code)).rawPayload.includes("pdfuaid");
    };
    expect(await isWhole("Ἰωάννης 𝓐𝓷𝓷 葛󠄀城 Ọláṣẹ̀gún")).toBe(true);
    expect(await isWhole("Ꙋna")).toBe(false);
  });

  it.each([
    "REST",
    "GraphQL",
  ] as const)("is refused over %s to a name with characters that cannot be printed, until boxes are allowed", {
    tags: ["slow"],
  }, async (door) => {
    const quiz = await certified();
    const { attemptKey } = await handIn(quiz, [1, 0], { participantName: "\u{10A60}\u{12000} x 🎉" });
    const refused = await doors[door].issue(quiz.id, { attemptKey });
    expect(refused).toMatchObject({
      error: "VALIDATION_FAILED",
      message: expect.stringContaining("🎉 \u{10A60} \u{12000}"),
      issues: [{ path: "allowBoxes", message: "🎉 \u{10A60} \u{12000}" }],
    });
    const { code } = await doors[door].issue(quiz.id, { attemptKey, allowBoxes: true });
    expect((await print(code)).statusCode).toBe(200);
  });

  it("breaks a word that is wider than the page", { tags: ["slow"] }, async () => {
    const { code } = await anIssued({ participantName: "W".repeat(100) });
    const text = (await textOf((await print(code)).rawPayload)).replaceAll("\u200b", "");
    expect(text).toMatch(/W{10}/);
    expect(text).not.toMatch(/W{40}/);
  });
});
