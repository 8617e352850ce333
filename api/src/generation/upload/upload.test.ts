import { once } from "node:events";
import { request } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { viewerOf } from "../../platform/identity/authentication.ts";
import { uploads } from "../generation.rules.ts";
import { createUploadLink, discardUpload, pdfFile, purgeUploads, uploadedPdf, uploadPdf } from "./upload.ts";

const app = await testApp();
const { platform } = app;
const address = await app.listen();
const user = await aUser(platform);
const viewer = viewerFor(user);
const client = await app.as(user);

const aPdf = (size = 2000) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 9, "x")]);
const pdfType = { "content-type": "application/pdf" };

async function aLink(): Promise<string> {
  const { body } = await client.rest("POST", "/pdfs/upload");
  return body.uploadURL.replace(platform.publicUrl, address);
}

async function put(link: string, body: BodyInit, headers: Record<string, string> = pdfType) {
  const response = await fetch(link, { method: "PUT", body, headers, duplex: "half" } as RequestInit);
  return { status: response.status, body: await response.json() };
}

const pathOf = (link: string) => new URL(link).pathname;
const stored = async (link: string) => (await uploadedPdf(platform, viewer, pathOf(link))).length;
const nothing = { code: "NOT_FOUND", message: "Uploaded PDF not found" };

describe("an upload URL", () => {
  it("needs a logged-in user", async () => {
    expect(await (await app.as()).rest("POST", "/pdfs/upload")).toMatchObject({
      status: 401,
      body: { error: "UNAUTHENTICATED" },
    });
  });

  it.each<Record<string, string> | undefined>([
    undefined,
    { "content-type": "application/json" },
    { "content-length": "0" },
  ])("is returned for a request without a body, whatever its headers claim: %j", async (headers) => {
    const { status, body } = await client.rest("POST", "/pdfs/upload", undefined, headers);
    expect(status).toBe(201);
    expect(body).toEqual({
      uploadURL: expect.stringMatching(/^http:\/\/localhost:4000\/api\/pdfs\/objects\/[0-9a-f-]{36}\?/),
    });
  });

  it("is returned over GraphQL, too", async () => {
    const { data } = await client.graphql(
      "mutation { createUploadLink { ... on CreateUploadLinkSuccess { data } ... on DomainError { code } } }",
    );
    const link = data.createUploadLink.data.replace(platform.publicUrl, address);
    expect(await put(link, aPdf())).toEqual({ status: 200, body: { pdfPath: pathOf(link) } });
  });

  it("accepts a PDF, once", async () => {
    const link = await aLink();
    expect(await put(link, aPdf())).toEqual({ status: 200, body: { pdfPath: pathOf(link) } });
    expect(await stored(link)).toBe(2000);
    const again = { status: 409, body: { error: "CONFLICT", message: "This upload link has been used already" } };
    expect(await put(link, aPdf())).toMatchObject(again);
    await discardUpload(platform.db, viewer, pathOf(link));
    await expect(stored(link)).rejects.toMatchObject(nothing);
    expect(await put(link, aPdf())).toMatchObject(again);
  });

  it("accepts one of two that arrive at once", async () => {
    const link = await aLink();
    const answers = await Promise.all([put(link, aPdf(1_000_000)), put(link, aPdf(2_000_000))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("accepts exactly ten megabytes", { tags: ["slow"] }, async () => {
    const link = await aLink();
    expect(await put(link, aPdf(uploads.maxBytes))).toMatchObject({ status: 200 });
    expect(await stored(link)).toBe(uploads.maxBytes);
  });

  it.each([
    ["id", (link: URL) => (link.pathname = link.pathname.replace(/.$/, (end) => (end === "0" ? "1" : "0")))],
    ["user", (link: URL) => link.searchParams.set("user", "somebody")],
    ["time", (link: URL) => link.searchParams.set("expires", String(Date.now() + 9e9))],
    ["signature", (link: URL) => link.searchParams.set("signature", "A".repeat(43))],
    ["lack of a signature", (link: URL) => link.searchParams.delete("signature")],
    ["second signature", (link: URL) => link.searchParams.append("signature", "A".repeat(43))],
  ])("is not valid with another %s", async (_name, change) => {
    const link = new URL(await aLink());
    change(link);
    expect(await put(link.href, aPdf())).toMatchObject({
      status: 403,
      body: { error: "FORBIDDEN", message: "This upload link is not valid" },
    });
  });

  it("ends with the session that requested it", async () => {
    const leaving = await app.as(user);
    const { body } = await leaving.rest("POST", "/pdfs/upload");
    const { sessionId } = await viewerOf(platform, leaving.authorization, "");
    await platform.db.refreshToken.deleteMany({ where: { familyId: sessionId as string } });
    const link = body.uploadURL.replace(platform.publicUrl, address);
    expect(await put(link, aPdf())).toMatchObject({ status: 401, body: { error: "UNAUTHENTICATED" } });
  });

  it("is valid for fifteen minutes", async () => {
    const left = Number(new URL(await aLink()).searchParams.get("expires")) - Date.now();
    expect(Math.round(left / 60_000)).toBe(15);
    const link = await createUploadLink(platform, viewerFor(user), "-1 second");
    expect(await put(link.replace(platform.publicUrl, address), aPdf())).toMatchObject({
      status: 403,
      body: { message: "This upload link has expired" },
    });
  });

  it.each([
    ["another type", aPdf(), { "content-type": "text/plain" }],
    ["no type", new Uint8Array(aPdf()), {}],
    ["HTML under the name of a PDF", Buffer.from("<html>".repeat(500)), pdfType],
    ["nothing", Buffer.alloc(0), pdfType],
    ["a PDF that begins late", Buffer.concat([Buffer.alloc(1024, " "), aPdf()]), pdfType],
  ])("refuses %s and stays usable", async (_name, body, headers) => {
    const link = await aLink();
    expect(await put(link, body, headers)).toMatchObject({
      status: 415,
      body: { error: "UNSUPPORTED_MEDIA_TYPE", message: "Invalid file type: Please select a PDF file." },
    });
    expect(await put(link, Buffer.concat([Buffer.alloc(1000, " "), aPdf()]))).toMatchObject({ status: 200 });
  });

  const tooLarge = {
    status: 413,
    body: {
      error: "PAYLOAD_TOO_LARGE",
      message: "File too large: Please select a PDF file smaller than 10MB.",
    },
  };

  it("refuses a byte more than ten megabytes", async () => {
    const link = await aLink();
    expect(await put(link, aPdf(uploads.maxBytes + 1))).toMatchObject(tooLarge);
    await expect(stored(link)).rejects.toMatchObject(nothing);
  });

  it("refuses an endless stream, and cuts it", { tags: ["slow"] }, async () => {
    let sent = 0;
    const before = process.memoryUsage().rss;
    const endless = request(await aLink(), { method: "PUT", headers: pdfType });
    endless.on("error", () => {});
    const pour = () => {
      do sent += 65_536;
      while (endless.write(aPdf(65_536)));
    };
    endless.on("drain", () => setImmediate(pour));
    pour();
    const [response] = await once(endless, "response");
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(Buffer.concat(await response.toArray()).toString())).toEqual(tooLarge.body);
    await new Promise((resolve) => endless.once("close", resolve));
    expect(sent).toBeGreaterThan(uploads.maxBytes);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_048_576);
  });

  it("forgets an upload that breaks off, and accepts the next", async () => {
    const link = await aLink();
    const broken = request(link, { method: "PUT", headers: { ...pdfType, "content-length": 50_000 } });
    broken.on("error", () => {});
    await new Promise((resolve) => broken.write(aPdf(20_000), resolve));
    broken.destroy();
    await expect.poll(async () => (await put(link, aPdf())).status).toBe(200);
  });
});

describe("a form with a file", () => {
  async function post(fields: Record<string, string | Blob>, as: object | null = client) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      form.append(name, value as Blob, ...((value instanceof Blob ? ["my essay.pdf"] : []) as []));
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
    return (as === null ? await app.as() : client).rest("POST", "/pdfs/upload", body, headers);
  }
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: "application/pdf" });

  it("is stored immediately", async () => {
    const { status, body } = await post({ title: "Essay", pdf: file(aPdf()) });
    expect(status).toBe(201);
    expect(body).toEqual({ pdfPath: expect.stringMatching(/^\/api\/pdfs\/objects\/[0-9a-f-]{36}$/) });
    expect(await uploadedPdf(platform, viewer, body.pdfPath)).toEqual(aPdf());
  });

  it("needs a logged-in user", async () => {
    expect(await post({ pdf: file(aPdf()) }, null)).toMatchObject({ status: 401 });
  });

  it.each([
    ["without a file", { pdf: "text" }, 400, "VALIDATION_FAILED"],
    ["with a file of another name", { file: file(aPdf()) }, 400, "VALIDATION_FAILED"],
    ["with a file of another kind", { pdf: file(Buffer.from("Hello")) }, 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["with a file too large", { pdf: file(aPdf(uploads.maxBytes + 1)) }, 413, "PAYLOAD_TOO_LARGE"],
    [
      "with many fields",
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, "x"])),
      413,
      "PAYLOAD_TOO_LARGE",
    ],
  ])("is refused %s", async (_name, fields, status, error) => {
    expect(await post(fields)).toMatchObject({ status, body: { error, message: expect.any(String) } });
  });

  it.each([
    "multipart/form-data",
    "multipart/form-data; boundary=x",
  ])("is refused when it is malformed: %s", async (type) => {
    const { status } = await client.rest("POST", "/pdfs/upload", "nonsense", { "content-type": type });
    expect(status).toBe(400);
  });
});

describe("uploads", () => {
  it("are limited to five a minute", async () => {
    const limited = await testApp({ rateLimit: true });
    const hasty = await limited.as(await aUser(platform));
    for (let i = 0; i < 5; i++) expect((await hasty.rest("POST", "/pdfs/upload")).status).toBe(201);
    const { status, headers } = await hasty.rest("POST", "/pdfs/upload");
    expect([status, Number(headers["retry-after"])]).toEqual([429, expect.any(Number)]);
  });

  it("are at most three at a time for one user", async () => {
    const slow = () =>
      Readable.from([aPdf(), new Promise<Buffer>((resolve) => setTimeout(() => resolve(aPdf()), 300))]);
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => uploadPdf(platform, viewer, pdfFile, slow())),
    );
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "RATE_LIMITED", retryAfter: 10 } }]);
  });

  it("hold a bounded amount of memory, and make room for others where they stall", { tags: ["slow"] }, async () => {
    const megabyte = aPdf(1_048_576);
    const { promise: cut, reject } = Promise.withResolvers<never>();
    cut.catch(() => {});
    const outcomes: Promise<string>[] = [];
    /** Sends nine megabytes of a file, then stalls until it is cut off. */
    async function sender() {
      const stalled = Promise.withResolvers<string>();
      async function* file() {
        for (let sent = 0; sent < 9; sent++) yield megabyte;
        stalled.resolve("stalled");
        await cut;
      }
      const sending = uploadPdf(platform, viewerFor(await aUser(platform)), pdfFile, file());
      outcomes.push(sending.catch(({ code, retryAfter }) => `${code} ${retryAfter}`));
      return Promise.race([stalled.promise, outcomes.at(-1)]);
    }
    const seen: (string | undefined)[] = [];
    for (let index = 0; index < 12; index++) seen.push(await sender());
    expect(seen).toEqual(Array(12).fill("stalled"));
    const full = Buffer.concat(Array(9).fill(megabyte));
    expect(await put(await aLink(), full)).toMatchObject({ status: 200 });
    reject(new Error("gone"));
    expect((await Promise.all(outcomes)).toSorted()).toEqual([
      ...Array(3).fill("UNAVAILABLE 10"),
      ...Array(9).fill("VALIDATION_FAILED null"),
    ]);
  });

  it("are cut off when nothing arrives for ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const file = new PassThrough();
    const sending = uploadPdf(platform, viewer, pdfFile, file);
    const outcome = sending.catch(({ code }) => code);
    file.write(aPdf());
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(9000);
    file.write(aPdf());
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await Promise.race([outcome, "under way"])).toBe("under way");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe("VALIDATION_FAILED");
  });

  it("are kept for the twenty newest files of a user", async () => {
    const owner = viewerFor(await aUser(platform));
    const paths: string[] = [];
    for (let i = 0; i < 21; i++) paths.push(await uploadPdf(platform, owner, pdfFile, Readable.from(aPdf())));
    await expect(uploadedPdf(platform, owner, paths[0] ?? "")).rejects.toMatchObject(nothing);
    for (const path of paths.slice(1)) expect(await uploadedPdf(platform, owner, path)).toHaveLength(2000);
  });

  it("are kept for a day", async () => {
    const [old, young] = [await uploadPdf(platform, viewer, pdfFile, Readable.from(aPdf())), await aLink()];
    await put(young, aPdf());
    await platform.sql.query("UPDATE uploads SET created_at = now() - interval '25 hours' WHERE id = $1", [
      old.split("/").at(-1),
    ]);
    await purgeUploads(platform);
    await expect(uploadedPdf(platform, viewer, old)).rejects.toMatchObject(nothing);
    expect(await stored(young)).toBe(2000);
  });

  it("are deleted with their user", async () => {
    const leaving = await aUser(platform);
    const path = await uploadPdf(platform, viewerFor(leaving), pdfFile, Readable.from(aPdf()));
    await platform.db.user.delete({ where: { id: leaving.id } });
    await expect(uploadedPdf(platform, viewerFor(leaving), path)).rejects.toMatchObject(nothing);
    await expect(uploadPdf(platform, viewerFor(leaving), pdfFile, Readable.from(aPdf()))).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("cannot be downloaded", async () => {
    const path = await uploadPdf(platform, viewer, pdfFile, Readable.from(aPdf()));
    expect(await client.rest("GET", path.replace("/api", ""))).toMatchObject({ status: 405 });
  });
});
