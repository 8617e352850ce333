import { expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { readPage } from "./page.child.ts";

const { title, paragraphs } = anArticle("suez");
const [first = "", second = ""] = paragraphs;
const shell = "<nav><a href='/'>Home</a></nav><p>Please enable JavaScript to read this page.</p>";
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const next = (pageProps: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script>`;

async function read(head: string, body = shell) {
  const bytes = Buffer.from(
    `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
  );
  const source = await readPage({ link: "https://example.org/", bytes, charset: null, language: null, isPlain: false });
  return { title: source.title, texts: source.passages.map(({ text }) => text) };
}

const article = { "@type": "NewsArticle", articleBody: paragraphs.join("\n\n") };
const teasers = paragraphs.map((text) => ({ teaser: `${text.slice(0, 80)}.` }));

it.each([
  ["an object", ld(article)],
  ["a list", ld([{ "@type": "Organization" }, article])],
  ["a graph", ld({ "@graph": [{ "@type": "WebSite", description: first }, article] })],
  ["one of several scripts", ld({ "@type": "BreadcrumbList" }) + ld(article)],
  ["a script after a broken one", `<script type="application/ld+json">{"articleBody": "</script>${ld(article)}`],
  ["the main entity", ld({ "@type": "WebPage", mainEntity: article })],
  ["HTML", ld({ articleBody: paragraphs.map((text) => `<p>${text}</p>`).join("") })],
  [
    "the data of Next.js, as HTML",
    next({ post: { html: paragraphs.map((text) => `<p>${text}</p>`).join("") }, teasers }),
  ],
  ["the data of Next.js, as Markdown", next({ post: { body: paragraphs.join("\n\n") }, teasers })],
  [
    "the data of Nuxt",
    `<script>window.__NUXT__={"data":[${JSON.stringify({ html: paragraphs.join("\n\n"), teasers })}]};</script>`,
  ],
  [
    "the data of another program",
    `<script type="application/json">${JSON.stringify({ page: { content: paragraphs.join("\n\n") } })}</script>`,
  ],
  [
    "the steps of instructions",
    ld({ "@type": "HowTo", step: paragraphs.map((text) => ({ "@type": "HowToStep", text })) }),
  ],
  [
    "the sections of instructions",
    ld({ step: [{ "@type": "HowToSection", name: "First", itemListElement: paragraphs.map((text) => ({ text })) }] }),
  ],
  ["the steps of a recipe", ld({ "@type": "Recipe", recipeInstructions: paragraphs.map((text) => ({ text })) })],
  ["the steps of a recipe, as texts", ld({ "@type": "Recipe", recipeInstructions: paragraphs })],
  ["the data of Next.js, in blocks", next({ teasers, blocks: paragraphs.map((text) => ({ children: [{ text }] })) })],
])("reads a page that scripts fill from %s", async (_name, data) => {
  expect(await read(data)).toEqual({ title, texts: paragraphs });
  expect(await read("", shell + data)).toEqual({ title, texts: paragraphs });
});

it("reads the answers of a list of questions under their questions", async () => {
  const mainEntity = paragraphs.map((text, index) => ({
    "@type": "Question",
    name: `How about ${index}?`,
    acceptedAnswer: { "@type": "Answer", text: `<p>${text}</p>` },
  }));
  const bytes = Buffer.from(
    `<html><body>${shell}${ld({ "@type": "FAQPage", name: "Canals", mainEntity })}</body></html>`,
  );
  const source = await readPage({ link: "https://example.org/", bytes, charset: null, language: null, isPlain: false });
  expect(source.title).toBe("Canals");
  expect(source.passages.map(({ text, section }) => [text, section])).toEqual(
    paragraphs.map((text, index) => [text, `How about ${index}?`]),
  );
});

it("runs no program to find its data", async () => {
  const program = `<script>window.__NUXT__=(function(a){return {html:a}}(${JSON.stringify(paragraphs.join(" "))}));</script>`;
  await expect(read(program)).rejects.toThrow("There is too little text at this link");
});

it("reads the description if a page holds no other text", async () => {
  const description = `<meta property="og:description" content="${first}">`;
  expect(first.length).toBeGreaterThan(200);
  expect(await read(description)).toEqual({ title, texts: [first] });
  expect(await read(description + ld(article))).toMatchObject({ texts: paragraphs });
});

it("reads what a page shows if that is enough", async () => {
  const shown = [first, second];
  const body = shown.map((text) => `<p>${text}</p>`).join("");
  const data = ld({ articleBody: paragraphs.slice(2).join("\n\n") }) + next({ body: paragraphs });
  expect(await read(data, body)).toMatchObject({ texts: shown });
});

it.each([
  ["deep data", `${'{"a":'.repeat(50)}${JSON.stringify({ articleBody: first })}${"}".repeat(50)}`],
  ["very deep data", "[".repeat(100_000)],
  ["long data", JSON.stringify({ articleBody: first, other: "x".repeat(2_000_000) })],
  ["data of many values", JSON.stringify([Array(200_000).fill(0), { articleBody: first }])],
  ["data without prose", JSON.stringify({ articleBody: 5, description: first })],
])("reads nothing from %s", async (_name, json) => {
  const reading = read(`<script type="application/ld+json">${json}</script>`);
  await expect(reading).rejects.toThrow("There is too little text at this link");
});
