import { Readable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aWordDocument, wordParagraph } from "../../../test/documents.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aModelServer, good } from "../../../test/servers/model.ts";
import { aSite, newspaper } from "../../../test/servers/site.ts";
import { placeOf } from "../../assistant/source/passages.ts";
import { inParagraphs } from "../../extractive/source.ts";
import { documentTypes } from "../generation.rules.ts";
import type { GeneratedQuestion } from "../generator.ts";
import { partNames, passagesNear } from "../model/sample.ts";
import { joined, mostCharacters, partNotice, type Source } from "../source/source.ts";
import { uploadedPdf, uploadPdf } from "../upload/upload.ts";
import { readSource } from "./source.ts";

const [suez, container, light] = (["suez", "container", "photosynthesis"] as const).map(anArticle);
if (!suez || !container || !light) throw new Error("An article is missing");
const site = await aSite((request, response) => {
  if (request.url !== "/container") return response.writeHead(404).end();
  response.setHeader("content-type", "text/html").end(newspaper(container.title, container.paragraphs));
}, afterAll);
const server = await aModelServer();
afterAll(() => server.close());
const app = await testApp({ fetchAllowHosts: [site.host], openaiBaseUrl: server.url, openaiKey: "sk-test" });
const { platform } = app;
const user = await aUser(platform);
const viewer = viewerFor(user);
const client = await app.as(user);

const [text, url] = [suez.paragraphs.join("\n\n"), `${site.url}/container`];
const upload = () => {
  const file = aWordDocument(...light.paragraphs.map((paragraph) => wordParagraph(paragraph)));
  return uploadPdf(platform, viewer, { name: "light.docx", type: documentTypes.docx[0] }, Readable.from([file]));
};

it("reads several sources in their order, and keeps the source of each passage", async () => {
  const more = [{ url }, { pdfPath: await upload(), fileName: "light.docx" }];
  const source = await readSource(platform, viewer, { text, more: more as never });
  expect(source).toMatchObject({ sourceType: "text", title: null, url: null, recognized: { code: "en" }, read: null });
  expect(source?.passages.map(({ text }) => text)).toEqual([
    ...suez.paragraphs,
    ...container.paragraphs,
    ...light.paragraphs,
  ]);
  const names = new Set(source?.passages.map(({ anchor }) => JSON.stringify(anchor.source)));
  expect([...names].map((name) => JSON.parse(name ?? ""))).toEqual([
    { title: null, url: null },
    { title: container.title, url },
    { title: "light.docx", url: null },
  ]);
});

it("names the place of a source that cannot be read", async () => {
  const more = [{ url }, { url: `${site.url}/nothing` }];
  await expect(readSource(platform, viewer, { text, more: more as never })).rejects.toMatchObject({
    code: "SOURCE_UNREADABLE",
    errorType: "content_unavailable",
    message: expect.stringMatching(/^more\.1\.url: Unable to extract content/),
    issues: [{ path: "more.1.url" }],
  });
});

it("shares the size of a source fairly", () => {
  const of = (title: string, size: number): Source => ({
    sourceType: "text",
    title,
    url: null,
    language: null,
    passages: inParagraphs(Array.from({ length: size / 1000 }, () => title.repeat(1000))),
  });
  const whole = joined([of("a", 300_000), of("b", 50_000), of("c", 900_000)]);
  const sizes = Map.groupBy(whole.passages, ({ anchor }) => anchor.source?.title);
  expect([...sizes].map(([title, passages]) => [title, passages.length])).toEqual([
    ["a", 175],
    ["b", 50],
    ["c", 175],
  ]);
  expect(partNotice(whole)).toMatch(/^400,000 of 1,250,000 characters were read: the sources are too long/);
  expect(mostCharacters).toBe(400_000);
  expect(partNotice(joined([of("a", 1000), of("b", 2000)]))).toBeNull();
});

it("finds the passage of a stored question again, and names its source", () => {
  const { passages } = joined([
    { sourceType: "text", title: "One", url: null, language: null, passages: inParagraphs(suez.paragraphs) },
    { sourceType: "text", title: "Two", url: null, language: null, passages: inParagraphs(suez.paragraphs) },
  ]);
  const at = suez.paragraphs.length + 4;
  // PostgreSQL stores the keys of JSON in an order of its own.
  const passageAnchor = JSON.parse('{"kind":"paragraph","source":{"url":null,"title":"Two"},"paragraph":5}');
  const question = { passage: suez.paragraphs[4] ?? "", passageAnchor } as GeneratedQuestion;
  expect(passagesNear(passages, [question])).toEqual(passages.slice(at - 2, at + 3));
  expect(placeOf(passageAnchor)).toBe("paragraph 5 of “Two”");
  expect(partNames({ parts: [passages.slice(0, 1), passages.slice(at)], isWhole: false })).toBe(
    "parts of “One”, “Two”",
  );
});

const mutation = `mutation ($input: GenerateContentInput!) { made: generateContent(input: $input) {
  ... on GenerateContentSuccess { data { content { key questions { passage passageAnchor { paragraph url sourceTitle } } } } }
  ... on DomainError { code message } } }`;

it("links each question to its own source, and discards the files", async () => {
  server.plan(good());
  const path = await upload();
  const input = {
    kind: "QUIZ",
    source: { link: url },
    more: [{ pdf: { path, fileName: "light.docx" } }],
    questionCount: 20,
  };
  const { made } = (await client.graphql(mutation, { input })).data;
  const anchors = made.data.content.questions.map(
    ({ passageAnchor }: { passageAnchor: { url: string; sourceTitle: string } }) => passageAnchor,
  );
  const linked = {
    paragraph: expect.any(Number),
    url: expect.stringContaining(`${url}#:~:text=`),
    sourceTitle: container.title,
  };
  expect(anchors).toContainEqual(linked);
  for (const anchor of anchors)
    expect([linked, { paragraph: expect.any(Number), url: null, sourceTitle: "light.docx" }]).toContainEqual(anchor);
  await expect(uploadedPdf(platform, viewer, path)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it.each([
  ["two places in one source", { text, more: [{ text, url }] }, /^Name one source/],
  ["a source without a place", { text, more: [{}] }, /^Name one source/],
  ["six sources", { text, more: Array(5).fill({ text }) }, /^Maximum 5 sources/],
  ["a link that is none", { text, more: [{ url: "example" }] }, /valid URL/],
])("refuses %s over REST", async (_name, fields, message) => {
  const body = { kind: "QUIZ", origin: "text", ...fields };
  for (const path of ["/generations", "/draftings"])
    expect((await client.rest("POST", path, body)).body).toMatchObject({
      error: "VALIDATION_FAILED",
      message: expect.stringMatching(message),
    });
});

it("refuses a topic among several sources over GraphQL", async () => {
  for (const sources of [
    { source: { topic: "Canals" }, more: [{ text }] },
    { source: { text }, more: [{ topic: "Canals" }] },
  ])
    expect(
      (await client.graphql(mutation, { input: { kind: "QUIZ", title: "A", ...sources } })).data.made,
    ).toMatchObject({
      code: "VALIDATION_FAILED",
      message: "A topic cannot be combined with other sources",
    });
});

it("counts the sections of all sources", async () => {
  const query = `mutation ($input: ReadOutlookInput!) { read: readOutlook(input: $input) {
    ... on ReadOutlookSuccess { data { sections { heading } } } ... on DomainError { code message } } }`;
  const headed = (heading: string, paragraphs: string[]) => `# ${heading}\n\n${paragraphs.join("\n\n")}`;
  const input = {
    kind: "QUIZ",
    source: { text: headed("Canals", suez.paragraphs) },
    more: [{ text: headed("Plants", light.paragraphs) }],
  };
  expect((await client.graphql(query, { input })).data.read.data.sections).toEqual([
    { heading: "Canals" },
    { heading: "Plants" },
  ]);
});
