import { load } from "cheerio";
import { expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { newspaper } from "../../../test/servers/site.ts";
import { flattened } from "./page.flat.ts";

function depthOf(html: string): number {
  let deepest = 0;
  const visit = (nodes: ReturnType<ReturnType<typeof load>>, depth: number) => {
    deepest = Math.max(deepest, depth);
    if (nodes.length > 0) visit(nodes.children(), depth + 1);
  };
  visit(load(html)("body"), 0);
  return deepest;
}

const { title, paragraphs } = anArticle("suez");
const many = (markup: string) => markup.repeat(2000);

it.each([
  ["an article", newspaper(title, paragraphs)],
  ["paragraphs, items and cells without end tags", many("<p>Text<ul><li>Text<li>Text</ul><table><tr><td>Text</table>")],
  ["anchors without end tags", many("<a name=x>Text")],
  ["end tags that are missing inside an element", many("<div><section><span>Text</div>")],
  ["drawings", many("<svg><g><path d='M0 0'/></g></svg>")],
  ["tags in scripts, comments and attributes", many(`<script>"<div>"</script><!--<div>--><p title='<div>'>Text</p>`)],
  ["shapes without end tags in drawings", many("<svg><path d='M0 0'></svg>")],
])("leaves %s as it is", (_name, html) => {
  expect(flattened(html)).toBe(html);
});

it.each([
  "<div>",
  "<b>",
  "<table><tr><td>",
  "<svg><g>",
  "<ul><li>",
  "<my-card>",
  "<b><div></b>",
  "<b><p><i></b></p>",
  "<span><div></span></div>",
  "<div><table></div></table>",
  '<div title="</div>">',
  "<div '></div>",
  '<div a=="></div>',
  "<!--><div>-->",
  "<div><!-- </div> -->",
  "<div><script>'</div>'</script>",
  "<p><font size=2>",
  "<li><div>",
])("flattens many of %s, and keeps their text", (markup) => {
  const html = flattened(`${markup}word `.repeat(3000));
  expect(depthOf(html)).toBeLessThan(550);
  expect(load(html)("body").text()).toContain("word");
});
