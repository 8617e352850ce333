import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { aUser } from "./factories.ts";
import { testApp } from "./harness.ts";

/** What anybody may call. Whoever adds a route here has thought about it. */
const open = [
  "POST /auth/register",
  "POST /auth/login",
  "POST /auth/refresh",
  "POST /auth/logout",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "POST /auth/verify-email",
  "POST /auth/approve-email-change",
  "POST /auth/undo-email-change",
  "GET /quizzes/{id}",
  "GET /surveys/{id}",
  "POST /quizzes/{id}/starts",
  "POST /quizzes/{id}/attempts",
  "POST /surveys/{id}/starts",
  "POST /surveys/{id}/responses",
  "GET /surveys/{id}/responses",
  // The link itself says who may use it, and for what.
  "PUT /pdfs/objects/{id}",
];

/** What may come twice without a key: it sets or ends something, sends a message again, or hands out a place to upload to. */
const repeatable = [
  "POST /auth/resend-verification",
  "PATCH /auth/profile",
  "POST /auth/change-password",
  "POST /auth/email-change/resend",
  "POST /auth/logout-everywhere",
  "POST /auth/delete-account",
  "POST /admin/mail/test",
  "PATCH /admin/users/{id}/admin",
  "POST /webhooks/{id}/test",
  "POST /webhook-deliveries/{id}/replay",
  "POST /pdfs/upload",
];

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
}

const app = await testApp();
const visitor = await app.as();
const stranger = await aUser(app.platform);
const { body: document } = await visitor.rest("GET", "/docs/json");

const routes = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const name = `${method.toUpperCase()} ${path.replace("/api", "")}`;
    return { name, method: method.toUpperCase() as InjectOptions["method"], operation };
  }),
);
const url = (name: string) => name.replace(/^\w+ /, "").replace("{id}", "none");

it.each(routes)("$name is described, and open only on purpose", ({ name, operation }) => {
  expect(operation.summary).toBeTruthy();
  expect(operation.security === undefined).toBe(open.includes(name));
});

it.each(routes.filter(({ operation }) => operation.security))("$name wants a signed-in user", async ({
  name,
  method,
}) => {
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  expect(await visitor.rest(method, url(name), body)).toMatchObject({
    status: 401,
    body: { error: "UNAUTHENTICATED" },
  });
  // Signed in anew for each: one of them ends all sessions.
  const client = await app.as(stranger);
  expect((await client.rest(method, url(name), body)).status).not.toBe(401);
});

it.each(
  routes.filter(({ method, operation }) => operation.security && !["GET", "DELETE"].includes(method ?? "")),
)("$name is done once for a key, or may come twice", ({ name, operation }) => {
  const takesKey = operation.parameters?.some((one) => one.in === "header" && one.name === "idempotency-key") ?? false;
  expect(takesKey).toBe(!repeatable.includes(name));
});

it("describes every route under /api", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  const paths = new Set(routes.map(({ name }) => name.replace(/^\w+ /, "")));
  for (const path of paths) {
    for (const method of methods) {
      const isThere = app.http.hasRoute({ method, url: `/api${path.replace("{id}", ":id")}` });
      expect([method, path, isThere]).toEqual([method, path, routes.some(({ name }) => name === `${method} ${path}`)]);
    }
  }
});
