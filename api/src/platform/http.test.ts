import { request } from "node:http";
import { expect, it } from "vitest";
import { testApp } from "../../test/harness.ts";

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
