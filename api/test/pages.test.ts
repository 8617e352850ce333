import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuiz } from "../src/content/content.ts";
import { takePages } from "../src/content/page.rest.ts";
import { createHttp, type Http } from "../src/platform/http.ts";
import { clientPages } from "../src/platform/pages.ts";
import { screenPaths } from "../src/platform/screens.rules.ts";
import { aUser, quizInput, viewerFor } from "./factories.ts";
import { testApp } from "./harness.ts";

let http: Http;
let id: string;
const dist = mkdtempSync(join(tmpdir(), "assay-pages-"));

beforeAll(async () => {
  mkdirSync(join(dist, "assets"));
  mkdirSync(join(dist, "og"));
  const head = `<meta name="support-email" content="support@assay.example" /><meta content="/og/assay.png" />`;
  writeFileSync(join(dist, "index.html"), `<html><head>${head}</head></html>`);
  writeFileSync(join(dist, "take.html"), `<head><title>Assay</title></head><div id="root"></div>`);
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
  it("is for everybody on the pages made for it, a missing item's too", async () => {
    for (const path of [`/embed/quiz/${id}`, `/embed/survey/${id}`, `/embed/assessment/${id}`, "/embed/quiz/none"]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors *");
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
      expect(headers["x-frame-options"]).toBeUndefined();
    }
  });

  it("is for nobody anywhere else", async () => {
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

it("says of an address without an id that there is nothing", async () => {
  for (const path of ["/quiz", "/quiz/", "/assessment", "/survey/", "/share/survey"]) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toBe((await get("/take")).body);
  }
});

it("names the picture of an item's kind, and its address, in whole", async () => {
  const { body } = await get(`/share/quiz/${id}`);
  expect(body).toContain('property="og:title" content="Capitals"');
  expect(body).toContain('property="og:image" content="https://assay.test/og/quiz.png"');
  expect(body).toContain(`property="og:url" content="https://assay.test/share/quiz/${id}"`);
  expect(body).toContain('name="twitter:card" content="summary_large_image"');
});

it("fills in what the app's page cannot know, and says when it has not changed", async () => {
  const { body, headers } = await get("/results/some-item");
  expect(body).toContain('content="o&#39;help@assay.test"');
  expect(body).toContain('content="https://assay.test/og/assay.png"');
  expect(headers["cache-control"]).toBe("no-cache");
  expect((await get("/", { "if-none-match": headers.etag })).statusCode).toBe(304);
});

it("answers with a status of its own where the app has no screen", async () => {
  for (const path of [...screenPaths, "/dashboard/", "/Tour", "/maker?edit=x"])
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  for (const path of ["/nowhere", "/dashboard/x", "/results", "/wp-login.php", "/.secret.txt", "/100%", "/quiz/%00"]) {
    const { statusCode, body } = await get(path, { "if-none-match": (await get("/")).headers.etag });
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).toBe((await get("/")).body);
  }
});

it("lets other sites load the script and the pictures, and nobody what is hidden", async () => {
  for (const path of ["/embed.js", "/og/quiz.png", "/assets/x-1.js"]) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  }
  expect((await get("/.secret.txt")).headers["content-type"]).toContain("text/html");
  expect((await get("/og/../.secret.txt")).body).not.toBe("x");
});

it("browsers find an explorer where programs post queries, and it may run its own script alone", async () => {
  const app = await testApp();
  const { http } = app;
  const explorer = await http.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect(explorer.statusCode).toBe(200);
  expect(explorer.headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+' blob:;/);
  expect((await http.inject({ url: "/graphql" })).statusCode).toBe(404);
});
