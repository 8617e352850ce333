import { expect, it } from "vitest";
import { Refusal } from "./api.ts";
import { reasonOf } from "./refusalReason.ts";

const refusal = (status: number, ...paths: string[]) =>
  new Refusal(new Response(null, { status }), {
    message: "No",
    issues: paths.map((path) => ({ path, message: "No" })),
  });

it.each([
  [404, [], "gone"],
  [409, [], "conflict"],
  [400, ["answers.q1"], "changed"],
  [400, ["revision"], "changed"],
  [400, ["participantEmail"], "details"],
  [400, ["attemptKey"], "refused"],
  [403, [], "refused"],
])("%i about %j is %s", (status, paths, kind) => {
  expect(reasonOf(refusal(status, ...paths))).toEqual({ kind, message: "No" });
});

it.each([
  ["CLOSED", "closed"],
  ["NOT_OPEN", "waiting"],
  ["FULL", "full"],
])("knows %s", (error, kind) => {
  const refused = new Refusal(new Response(null, { status: 403 }), { error, message: "No" });
  expect(reasonOf(refused)).toEqual({ kind, message: "No" });
});

it("has the minutes until a place may be free", () => {
  const headers = { "retry-after": "700" };
  const refused = new Refusal(new Response(null, { status: 403, headers }), { error: "FULL", message: "No" });
  expect(reasonOf(refused)).toEqual({ kind: "full", message: "No", freeIn: 12 });
});

it("does not show a bug's words to the taker", () => {
  expect(reasonOf(new Error("x is undefined"))).toEqual({
    kind: "refused",
    message: "Something went wrong.",
  });
});
