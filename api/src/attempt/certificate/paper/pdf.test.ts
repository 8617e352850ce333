import { PDFParse } from "pdf-parse";
import { describe, expect, it } from "vitest";
import { certifying } from "../../../../test/doors/certifying.ts";

const { http, anIssued } = await certifying();
const textOf = async (bytes: Buffer) => (await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text;

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

  it("breaks a word that is wider than the page", async () => {
    const { code } = await anIssued({ participantName: "W".repeat(100) });
    const text = (await textOf((await print(code)).rawPayload)).replaceAll("\u200b", "");
    expect(text).toMatch(/W{10}/);
    expect(text).not.toMatch(/W{40}/);
  });
});
