import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { expected } from "./access/rules.ts";
import { actions } from "./access/table.ts";
import { failuresOf } from "./cases/failures.ts";
import { wholeDocument } from "./contract.ts";
import { testApp } from "./harness.ts";

/** Routes open to everyone. */
const open = actions
  .filter(({ rule }) => expected(rule, "public").anonymous !== "401")
  .flatMap(({ rest }) => rest ?? [])
  .map((route) =>
    route
      .replace(/, .*/, "")
      .replace("/api", "")
      .replaceAll(/:(\w+)/g, "{$1}"),
  );

/**
 * Repeatable without a key: sets or ends something, sends a message again, returns an upload link, or stores nothing.
 */
const repeatable = [
  "POST /draftings/outlook",
  "POST /auth/resend-verification",
  "PATCH /auth/profile",
  "PUT /account/retention",
  "POST /auth/change-password",
  "POST /auth/email-change/resend",
  "POST /auth/logout-everywhere",
  "POST /auth/delete-account",
  "POST /admin/mail/test",
  "PATCH /admin/users/{id}/admin",
  "POST /admin/content/{id}/unpublish",
  "PUT /content/{id}/questions/{questionId}/texts/{attemptId}",
  "PUT /content/{id}/translations/{language}",
  "POST /content/{id}/translations/{language}/draft",
  "POST /content/{id}/questions/{questionId}/themes",
  // Routes that only read.
  "POST /content/{id}/links",
  "POST /content/{id}/invitations/preview",
  "POST /content/{id}/invitations/change",
  "PATCH /content/{id}/invitations/mailing",
  "PATCH /content/{id}/invitations/{invitationId}",
  "PATCH /webhooks/{id}",
  "POST /webhooks/{id}/test",
  "POST /webhook-deliveries/{id}/replay",
  "POST /draftings/{id}/stop",
  "PATCH /draft-questions/{id}",
  // Refuses a question that has already been replaced.
  "POST /draft-questions/{id}/revise",
  "POST /draft-questions/{id}/restore",
  "POST /images",
  "POST /images/{hash}/description",
  "POST /pdfs/upload",
  // The preview only reads.
  "POST /account/erasures/preview",
  "POST /quizzes/{id}/trial",
  "POST /surveys/{id}/trial",
];

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
}

/** False where a token is optional: one of the alternatives then requires nothing. */
const needsAccount = ({ security = [] }: Operation) => security.length > 0 && security.every((one) => "bearer" in one);

const app = await testApp();
const document = await wholeDocument(app.http);

const routes = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const name = `${method.toUpperCase()} ${path.replace("/api", "")}`;
    return { name, method: method.toUpperCase() as InjectOptions["method"], operation };
  }),
);

it("describes each route, which is open only on purpose", async () => {
  const failures = await failuresOf(
    routes,
    ({ name }) => name,
    ({ name, operation }) => {
      expect(operation.summary).toBeTruthy();
      expect(needsAccount(operation)).toBe(!open.includes(name));
    },
  );
  expect(failures).toEqual([]);
});

it("takes a key for each route that must not come twice", () => {
  const changing = routes.filter(
    ({ method, operation }) => needsAccount(operation) && !["GET", "DELETE"].includes(method ?? ""),
  );
  const withoutKey = changing.filter(
    ({ operation }) => !operation.parameters?.some((one) => one.in === "header" && one.name === "idempotency-key"),
  );
  expect(withoutKey.map(({ name }) => name).toSorted()).toEqual(repeatable.toSorted());
});

it("describes every route under /api", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  const paths = new Set(routes.map(({ name }) => name.replace(/^\w+ /, "")));
  for (const path of paths) {
    for (const method of methods) {
      const isThere = app.http.hasRoute({ method, url: `/api${path.replace(/{(\w+)}/g, ":$1")}` });
      expect([method, path, isThere]).toEqual([method, path, routes.some(({ name }) => name === `${method} ${path}`)]);
    }
  }
});
