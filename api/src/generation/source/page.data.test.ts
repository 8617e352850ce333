import { expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { readPage } from "./page.child.ts";

const { title, paragraphs } = anArticle("suez");
const [first = "", second = ""] = paragraphs;
const shell = "<nav><a href='/'>Home</a></nav><p>Please enable JavaScript to read this page.</p>";
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const next = (pageProps: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script>`;

function read(head: string, body = shell) {
  const bytes = Buffer.from(
    `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
  );
  const source = readPage({ link: "https://example.org/", bytes, charset: null, language: null, isPlain: false });
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
  ["the data of Next.js, in blocks", next({ teasers, blocks: paragraphs.map((text) => ({ children: [{ text }] })) })],
])("reads a page that scripts fill from %s", (_name, data) => {
  expect(read(data)).toEqual({ title, texts: paragraphs });
  expect(read("", shell + data)).toEqual({ title, texts: paragraphs });
});

it("reads the description if a page holds no other text", () => {
  const description = `<meta property="og:description" content="${first}">`;
  expect(first.length).toBeGreaterThan(200);
  expect(read(description)).toEqual({ title, texts: [first] });
  expect(read(description + ld(article)).texts).toEqual(paragraphs);
});

it("reads what a page shows if that is enough", () => {
  const shown = [first, second];
  const body = shown.map((text) => `<p>${text}</p>`).join("");
  expect(read(ld({ articleBody: paragraphs.slice(2).join("\n\n") }) + next({ body: paragraphs }), body).texts).toEqual(
    shown,
  );
});

it.each([
  ["deep data", `${'{"a":'.repeat(50)}${JSON.stringify({ articleBody: first })}${"}".repeat(50)}`],
  ["very deep data", "[".repeat(100_000)],
  ["long data", JSON.stringify({ articleBody: first, other: "x".repeat(2_000_000) })],
  ["data of many values", JSON.stringify([Array(200_000).fill(0), { articleBody: first }])],
  ["data without prose", JSON.stringify({ articleBody: 5, description: first })],
])("reads nothing from %s", (_name, json) => {
  expect(() => read(`<script type="application/ld+json">${json}</script>`)).toThrow(
    "There is too little text at this link",
  );
});
