import { expect, it } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { testDatabase } from "./database.ts";
import { quizInput } from "./factories.ts";
import { runService } from "./program.ts";

it("a declaration is enough for a setting to be stored, shown, copied and removed", {
  tags: ["slow"],
}, async () => {
  const port = await freePort();
  const environment = { DATABASE_URL: await testDatabase(), TOKEN_SECRET: "s".repeat(32), PORT: String(port) };
  const service = runService(environment, ["--import", "./api/test/setup/made-up-setting.ts"]);
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(service.output, { timeout: 25_000 }).toContain("is ready");
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return answer.json();
  };
  const password = "Ada-1815-Lovelace";
  const person = { email: "ada@example.com", password, confirmPassword: password, firstName: "Ada", lastName: "L" };
  const { accessToken } = await ask("POST", "/api/auth/register", person);
  const { id } = await ask("POST", "/api/quizzes/manual", quizInput, accessToken);
  const path = `/api/quizzes/${id}`;
  const isBlue = { isBlue: true };

  expect((await ask("PUT", path, { rules: isBlue }, accessToken)).rules).toEqual(isBlue);
  expect((await ask("GET", path)).rules).toEqual(isBlue);
  expect((await ask("POST", `${path}/duplicate`, {}, accessToken)).rules).toEqual(isBlue);
  const query = `{ content(key: "${id}") { rules { isBlue review } } }`;
  expect((await ask("POST", "/graphql", { query })).data.content.rules).toEqual({ isBlue: true, review: false });
  expect((await ask("PUT", path, { rules: { isBlue: "yes" } }, accessToken)).issues[0].path).toBe("rules.isBlue");
  expect((await ask("PUT", path, { rules: { isBlue: false } }, accessToken)).rules).toBeUndefined();
});
