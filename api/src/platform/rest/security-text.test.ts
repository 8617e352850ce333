import { expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";

const path = "/.well-known/security.txt";

it("names the support address, where the file is, and until when it holds", async () => {
  const { http } = await testApp({ supportEmail: "help@quiz.example", publicUrl: "https://quiz.example" });
  const { statusCode, headers, body } = await http.inject(path);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries(body.split("\n").map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({ Contact: "mailto:help@quiz.example", Canonical: `https://quiz.example${path}` });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
});

it("is missing without a support address", async () => {
  const { http } = await testApp();
  expect((await http.inject(path)).statusCode).toBe(404);
});
