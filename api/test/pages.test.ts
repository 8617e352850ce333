import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientPages } from "../src/client/pages.ts";
import { screens } from "../src/client/screens.shared.ts";
import { createQuiz } from "../src/content/create/create.ts";
import { takePages } from "../src/content/taking/page.rest.ts";
import { createHttp, type Http } from "../src/platform/rest/http.ts";
import { aUser, quizInput, viewerFor } from "./factories.ts";
import { accessTokenOf, testApp } from "./harness.ts";

let http: Http;
let id: string;
const dist = mkdtempSync(join(tmpdir(), "assay-pages-"));

beforeAll(async () => {
  mkdirSync(join(dist, "assets"));
  mkdirSync(join(dist, "og"));
  const head = `<meta name="support-email" content="support@assay.example" /><meta content="/og/assay.png" />`;
  writeFileSync(
    join(dist, "index.html"),
    `<html><head>${head}</head><a href="mailto:support@assay.example"></a></html>`,
  );
  writeFileSync(join(dist, "take.html"), `<head><title>Assay</title></head><div id="root"></div>`);
  mkdirSync(join(dist, ".vite"));
  mkdirSync(join(dist, "pages"));
  writeFileSync(join(dist, "pages/tour.html"), `<html><head></head><h1>The tour</h1>${" ".repeat(2000)}</html>`);
  const chunks = {
    "index.html": { file: "assets/index-1.js", imports: ["_shared.js"] },
    "_shared.js": { file: "assets/shared-1.js" },
    "_tabs.js": { file: "assets/tabs-1.js", css: ["assets/tabs-1.css"] },
    "src/site/tour/Tour.tsx": { file: "assets/Tour-1.js", imports: ["_shared.js", "_tabs.js", "index.html"] },
  };
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(chunks));
  for (const file of ["embed.js", "og/quiz.png", "assets/x-1.js", ".secret.txt"]) writeFileSync(join(dist, file), "x");

  const { platform } = await testApp({ supportEmail: "o'help@assay.test", publicUrl: "https://assay.test" });
  ({ id } = await createQuiz(platform, viewerFor(await aUser(platform)), quizInput));
  http = await createHttp(platform);
  await http.register(takePages(platform, join(dist, "take.html")));
  await http.register(clientPages(platform, dist));
});
afterAll(async () => {
  await http.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers = {}) => http.inject({ url, headers });

describe("framing", () => {
  it("is allowed on the pages made for it, even for a missing item", async () => {
    for (const path of [`/embed/quiz/${id}`, `/embed/survey/${id}`, `/embed/assessment/${id}`, "/embed/quiz/none"]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors *");
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
      expect(headers["x-frame-options"]).toBeUndefined();
    }
  });

  it("is refused on every other page", async () => {
    for (const path of [
      "/",
      `/quiz/${id}`,
      `/share/quiz/${id}`,
      "/take",
      "/embed",
      "/embed/x/y",
      "/embed.js",
      "/api/x",
    ]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-frame-options"]).toBe("DENY");
    }
  });

  it("shows the very page of the shared link", async () => {
    expect((await get(`/embed/quiz/${id}`)).body).toBe((await get(`/quiz/${id}`)).body);
    expect((await get("/embed/quiz/none")).statusCode).toBe(404);
  });
});

it("returns 404 for a path without an id", async () => {
  for (const path of ["/quiz", "/quiz/", "/assessment", "/survey/", "/share/survey"]) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toBe((await get("/take")).body);
  }
});

it("names the image of an item's kind, and its URL, in full", async () => {
  const { body } = await get(`/share/quiz/${id}`);
  expect(body).toContain('property="og:title" content="Capitals"');
  expect(body).toContain('property="og:image" content="https://assay.test/og/quiz.png"');
  expect(body).toContain(`property="og:url" content="https://assay.test/share/quiz/${id}"`);
  expect(body).toContain('name="twitter:card" content="summary_large_image"');
});

it("fills in the settings on the app's page, and returns 304 if it has not changed", async () => {
  const { body, headers } = await get("/results/some-item");
  expect(body).toContain('content="o&#39;help@assay.test"');
  expect(body).toContain('href="mailto:o&#39;help@assay.test"');
  expect(body).toContain('content="https://assay.test/og/assay.png"');
  expect(headers["cache-control"]).toBe("no-cache");
  expect((await get("/", { "if-none-match": headers.etag })).statusCode).toBe(304);
});

it("sends no referrer from pages with a secret in their URL", async () => {
  for (const path of ["/reset-password", "/verify-email", "/approve-address", "/undo-address", "/stop-mail"]) {
    const { headers } = await http.inject(`${path}?token=secret`);
    expect([path, headers["referrer-policy"]]).toEqual([path, "no-referrer"]);
  }
  expect((await http.inject("/tour")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

it("returns a status of its own where the app has no screen", async () => {
  for (const path of [...Object.keys(screens), "/dashboard/", "/Tour", "/maker?edit=x"])
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  for (const path of ["/nowhere", "/dashboard/x", "/results", "/wp-login.php", "/.secret.txt", "/100%"]) {
    const { statusCode, body } = await get(path, { "if-none-match": (await get("/")).headers.etag });
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).toBe((await get("/")).body);
  }
  expect((await get("/quiz/%00")).statusCode).toBe(404);
});

it("sends a public page whole, with links to the files that its screen loads", async () => {
  const { body } = await get("/tour");
  expect(body).toContain("<h1>The tour</h1>");
  expect(body.match(/<link[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/Tour-1.js">',
    '<link rel="modulepreload" crossorigin href="/assets/tabs-1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/tabs-1.css">',
  ]);
});

it("compresses pages, items and answers for clients that accept it", async () => {
  const whole = (await get("/tour")).body;
  for (const [accepted, coding, decode] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get("/tour", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([coding, "accept-encoding"]);
    expect(decode(rawPayload).toString()).toBe(whole);
  }
  expect((await get("/tour", { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();

  const app = await testApp();
  const owner = await aUser(app.platform);
  const long = { ...quizInput, description: "x".repeat(400), title: "Long ".repeat(30) };
  const item = await createQuiz(app.platform, viewerFor(owner), long);
  const view = await app.http.inject({ url: `/api/quizzes/${item.id}`, headers: { "accept-encoding": "br" } });
  expect(view.headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(view.rawPayload).toString())).toMatchObject({ id: item.id });
  const authorization = `Bearer ${await accessTokenOf(app.platform, owner)}`;
  const asked = await app.http.inject({
    method: "POST",
    url: "/graphql",
    headers: { "accept-encoding": "br", authorization, "content-type": "application/json" },
    payload: { query: "{ __schema { types { name description } } }" },
  });
  expect([asked.statusCode, asked.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(JSON.parse(brotliDecompressSync(asked.rawPayload).toString()).data.__schema.types.length).toBeGreaterThan(50);
});

it("lets other sites load the script and the pictures, and nothing that is hidden", async () => {
  for (const path of ["/embed.js", "/og/quiz.png", "/assets/x-1.js"]) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  }
  expect((await get("/.secret.txt")).headers["content-type"]).toContain("text/html");
  expect((await get("/og/../.secret.txt")).body).not.toBe("x");
});

it("serves browsers an explorer where programs post queries, which may run its own script alone", {
  tags: ["slow"],
}, async () => {
  const app = await testApp();
  const { http } = app;
  const explorer = await http.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect(explorer.statusCode).toBe(200);
  expect(explorer.headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+' blob:;/);
  for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    const answer = await http.inject({
      method,
      url: "/graphql",
      payload: method === "GET" ? undefined : "{}",
      headers: { "content-type": "application/json" },
    });
    expect([answer.statusCode, answer.headers.allow], method).toEqual([405, "GET, HEAD, POST"]);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] });
  }
});
