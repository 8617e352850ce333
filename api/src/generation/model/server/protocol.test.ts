import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/harness.ts";
import {
  answersAtOnce,
  type Form,
  failsInside,
  formOf,
  readsThePromptOnly,
  refusesField,
  understands,
} from "../../../../test/servers/model.dialects.ts";
import { article, paragraphs, topic } from "../../../../test/servers/model.orders.ts";
import { quizItem } from "../../../../test/servers/model.questions.ts";
import { aModelServer, type Behaviour, good, inTool, refuses, says } from "../../../../test/servers/model.ts";
import { inParagraphs } from "../../../extractive/source.ts";
import type { Settings } from "../../../platform/settings.ts";
import type { Order } from "../../generator.ts";
import { model } from "../model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const { platform } = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, openaiModel: "test-model" });
beforeEach(() => {
  server.requests.length = 0;
});

/** Drafts with a service that has not used its server yet. */
function aService(settings: Partial<Settings> = {}) {
  const generator = model({ ...platform, settings: { ...platform.settings, ...settings } });
  return async (order: Partial<Order>, ...behaviours: Behaviour[]) => {
    if (behaviours.length > 0) server.plan(...behaviours);
    return generator.draft({ ...topic, ...order }, new AbortController().signal, () => {});
  };
}

const asked = () => server.requests.map(formOf);
const failed = (message: RegExp) =>
  expect.objectContaining({ code: "GENERATION_FAILED", message: expect.stringMatching(message) });
const fiveItems = JSON.stringify([1, 2, 3, 4, 5].map(quizItem));

describe("the form that a server understands", () => {
  it.each<[Form, Form[]]>([
    ["json_schema", ["json_schema"]],
    ["json_object", ["json_schema", "json_object"]],
    ["tools", ["json_schema", "json_object", "tools"]],
    ["text", ["json_schema", "json_object", "tools", "text"]],
  ])("%s is found, and kept for the next draft", async (form, tried) => {
    const draft = aService();
    expect((await draft({}, understands(form))).questions).toHaveLength(5);
    expect(asked()).toEqual(tried);
    expect((await draft({ kind: "SURVEY" })).questions).toHaveLength(5);
    expect(asked().slice(tried.length)).toEqual([form]);
  });

  it("is kept for that model only", async () => {
    await aService()({}, understands("text"));
    server.requests.length = 0;
    await aService({ openaiModel: "another" })({}, good());
    expect(asked()).toEqual(["json_schema"]);
  });

  it("is found if the shape is silently ignored", async () => {
    const draft = aService();
    expect((await draft({}, readsThePromptOnly)).questions).toHaveLength(5);
    expect(asked()).toEqual(["json_schema", "json_object"]);
    await draft({});
    expect(asked()).toEqual(["json_schema", "json_object", "json_object"]);
  });

  it("is found if the refusal is an error of the server, or a feature that it lacks", async () => {
    const grammar = { message: "failed to parse grammar" };
    await aService()({}, refuses(500, {}, grammar), good());
    await aService()({}, refuses(404, {}, { message: "No endpoints found that support response_format" }), good());
    expect(asked()).toEqual(["json_schema", "json_object", "json_schema", "json_object"]);
  });

  it.each<["stream_options" | "max_tokens", string]>([
    ["stream_options", "Extra inputs are not permitted: stream_options"],
    ["max_tokens", "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."],
  ])("is not given up for %s", async (field, message) => {
    const draft = aService();
    await draft({}, refusesField(field, message));
    await draft({});
    expect(server.requests.map((request) => field in request)).toEqual([true, false, false]);
    expect(asked()).toEqual(["json_schema", "json_schema", "json_schema"]);
  });
});

describe("reads an answer", () => {
  it.each<[string, Behaviour]>([
    ["that is not streamed", answersAtOnce()],
    ["that is not streamed, in parts", answersAtOnce((text) => ({ content: [{ type: "text", text }] }))],
    ["in a tool nobody gave", answersAtOnce(inTool)],
    ["in a tool, as an object", answersAtOnce((text) => inTool(JSON.parse(text) as never))],
    ["that is a bare list", says(fiveItems)],
    ["that is wrapped", says(`{"data":{"questions":${fiveItems}}}`)],
    ["in a fence", says(`Sure:\n\`\`\`json\n${fiveItems}\n\`\`\`\n`)],
    ["after thoughts", says(`<think>\nLet me see: {"question": "no"}\n</think>\n\n${fiveItems}`)],
    ["with odd quotes", says(fiveItems.replaceAll('"', "“"))],
    ["with commas too many", says(fiveItems.replaceAll("}", ",}").replaceAll("]", ",]"))],
  ])("%s", async (_what, behaviour) => {
    expect((await aService()({}, behaviour)).questions).toHaveLength(5);
    expect(server.requests).toHaveLength(1);
  });

  it("in Chinese and Japanese, which have short sentences", async () => {
    const passages = inParagraphs([
      "苏伊士运河于1869年开通。它连接地中海与红海。",
      "運河は全長193キロメートルである。",
    ]);
    const quote = (passage: string, index: number) => ({ passage, ...quizItem(index) });
    const { questions } = await aService()(
      { source: { ...article, passages }, questionCount: 2 },
      says(JSON.stringify([quote("它连接地中海与红海。", 1), quote("運河は全長193キロメートルである。", 2)])),
    );
    expect(questions).toHaveLength(2);
  });
});

describe("a failure of the model", () => {
  const refusal = { delta: (refusal: string) => ({ refusal }) };
  it.each<[string, number, RegExp, Behaviour]>([
    ["a refusal", 1, /declined to write about this.*Word it differently/, says("I cannot help with that.", refusal)],
    ["a refusal at once", 1, /declined/, answersAtOnce(() => ({ content: null, refusal: "No." }))],
    ["a content filter", 1, /content filter.*provider/, says("", { ending: "content_filter" })],
    ["a filtered prompt", 1, /content filter/, refuses(400, {}, { code: "content_filter" })],
    ["no quota left", 1, /quota is used up.*billing/, refuses(429, {}, { code: "insufficient_quota" })],
    ["no money left", 1, /quota is used up/, refuses(402, {}, { message: "Insufficient Balance" })],
    ["no such model", 1, /“test-model”.*OPENAI_MODEL/, refuses(404, {}, { code: "model_not_found" })],
    ["no such model here", 1, /OPENAI_MODEL/, refuses(404, {}, { message: "model 'test-model' not found, pull it" })],
    ["no such address", 1, /OPENAI_BASE_URL/, refuses(404)],
    ["too long a prompt", 1, /OPENAI_CONTEXT_TOKENS/, refuses(400, {}, { code: "context_length_exceeded" })],
    ["an answer cut before its first question", 1, /OPENAI_OUTPUT_TOKENS/, says('[{"quest', { ending: "length" })],
    ["a quota that ends within", 1, /quota/, failsInside({ code: "insufficient_quota", message: "Quota" })],
    ["an error in place of an answer", 4, /usable/, failsInside({ code: 502, message: "Provider returned error" })],
  ])("is reported with its cause: %s", async (_what, requests, message, behaviour) => {
    await expect(aService()({}, behaviour)).rejects.toEqual(failed(message));
    expect(server.requests).toHaveLength(requests);
  });

  it("is reported with the questions that came before it", async () => {
    const { questions, notices } = await aService()(
      {},
      says(`[${JSON.stringify(quizItem(1))},`, { ending: "content_filter" }),
    );
    expect(questions).toHaveLength(1);
    expect(notices).toEqual([expect.stringMatching(/^1 of the 5 questions .* is written\. .*content filter/)]);
  });
});

describe("limits", () => {
  it("are taken from the settings", async () => {
    await aService({ openaiOutputTokens: 2345 })({}, good());
    expect(server.requests[0]).toMatchObject({ max_tokens: 2345 });
  });

  it("apply to the whole context, and are halved once if the server allows less", async () => {
    const passages = Array.from({ length: 30 }, () => article.passages).flat();
    const draft = aService({ openaiContextTokens: 200_000 });
    const tooLong: Behaviour = (request, response) => {
      const isLong = JSON.stringify(request).length > 60_000;
      return (isLong ? refuses(400, {}, { message: "This model's maximum context length is 16384 tokens" }) : good())(
        request,
        response,
      );
    };
    const { questions, notices } = await draft({ source: { ...article, passages } }, tooLong);
    expect(questions).toHaveLength(5);
    expect(notices).toEqual([expect.stringMatching(/^The source is longer/)]);
    const sizes = server.requests.map((request) => JSON.stringify(request).length);
    expect(sizes).toHaveLength(2);
    await draft({ source: { ...article, passages } });
    expect(server.requests).toHaveLength(sizes.length + 1);
  });

  it("leave a source whole if it fits, between one pair of marks", async () => {
    await aService()({ source: article }, good());
    const text = server.requests[0]?.messages.at(-1)?.content ?? "";
    expect(text.match(/<source /g)).toHaveLength(1);
    for (const paragraph of paragraphs) expect(text).toContain(paragraph);
  });
});
