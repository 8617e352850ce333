import { afterEach, describe, expect, it, vi } from "vitest";
import { handIn, Interception, loadItem, Refusal, submissionOf } from "./api.ts";
import { begin } from "./attempt.ts";
import type { Item } from "./item.ts";

const item = { id: "x", contentType: "quiz", revision: 1, questions: [] } as unknown as Item;
const receipt = { id: "a", percentage: 0, score: 0, totalQuestions: 0, results: [] };
const answer = (status: number, body: string, type = "application/json") =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }));

afterEach(() => void vi.unstubAllGlobals());

describe("a response to a submission", () => {
  it("is a receipt only when it has an id and results", async () => {
    answer(201, JSON.stringify(receipt));
    await expect(handIn(begin(item, "", ""))).resolves.toEqual(receipt);
  });

  it.each([
    "{}",
    "null",
    "[]",
    '"ok"',
    "<p>Welcome to the hotel</p>",
    "",
    '{"id":1,"results":[]}',
  ])("is ignored when it is 200 with %s", async (body) => {
    answer(200, body);
    await expect(handIn(begin(item, "", ""))).rejects.toBeInstanceOf(Interception);
  });

  it.each([400, 401, 403, 404, 409, 413, 502])("is a proxy's when it is %i without our error", async (status) => {
    answer(status, "<h1>nginx</h1>", "text/html");
    await expect(handIn(begin(item, "", ""))).rejects.toMatchObject({ constructor: Interception, status });
    answer(status, JSON.stringify({ message: "Blocked" }));
    await expect(handIn(begin(item, "", ""))).rejects.toBeInstanceOf(Interception);
  });

  it("is the server's when it names our error", async () => {
    answer(409, JSON.stringify({ message: "Other answers", error: "CONFLICT" }));
    await expect(handIn(begin(item, "", ""))).rejects.toMatchObject({ constructor: Refusal, status: 409 });
  });
});

it("sends the language in which a translated item was taken", () => {
  expect(submissionOf(begin({ ...item, language: "en" }, "", ""))).not.toHaveProperty("language");
  const original = { ...item, languages: ["de"], language: "en" };
  expect(submissionOf(begin(original, "", ""))).toMatchObject({ language: "en" });
  const german = { ...original, language: "de", translation: { from: "en", untranslated: [] } };
  expect(submissionOf(begin(german, "", ""))).toMatchObject({ language: "de" });
  expect(submissionOf(begin({ ...original, language: null }, "", ""))).not.toHaveProperty("language");
});

it("does not mistake a proxy's 404 for a missing item", async () => {
  answer(404, "<h1>Not Found</h1>", "text/html");
  await expect(loadItem("quizzes", "x")).rejects.toBeInstanceOf(Interception);
});
