import { request } from "node:http";
import { pino } from "pino";
import { expect, it } from "vitest";
import { testApp } from "../../test/harness.ts";
import { createApp } from "../app.ts";

it("waits for a body only so long", async () => {
  const { http, listen } = await testApp();
  http.post("/api/patient", { config: { bodyMillis: 300 } }, async ({ body }) => body);
  const url = `${await listen()}/api/patient`;
  const send = (pause: number) =>
    new Promise((resolve) => {
      const headers = { "content-type": "application/json" };
      const sending = request(url, { method: "POST", headers }, ({ statusCode }) => resolve(statusCode));
      sending.on("error", () => resolve("cut"));
      sending.write("{");
      setTimeout(() => sending.end("}"), pause);
    });
  expect(await send(50)).toBe(200);
  expect(await send(1000)).toBe("cut");
});

it("logs no secret that stands in an address", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { platform } = await testApp();
  const http = await createApp({ ...platform, log });
  const secret = "s3cr3t".repeat(8);
  const urls = [
    `/api/exports/${secret}`,
    `/api/exports/${secret}/more`,
    `/api/pdfs/objects/01a1?signature=${secret}`,
    `/stop-mail?token=${secret}`,
    `/reset-password?token=${secret}`,
    `/verify-email/${secret}`,
    `/${secret}`,
  ];
  for (const url of urls) for (const method of ["GET", "PUT", "POST"] as const) await http.inject({ method, url });
  await http.inject("/api/quizzes/01a1");
  const logged = lines.map((line) => JSON.parse(line).url);
  expect(logged).toHaveLength(urls.length * 3 + 1);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  expect(logged).toContain("/api/exports/:secret");
  expect(logged.at(-1)).toBe("/api/quizzes/01a1");
});
