import { type CheerioAPI, load } from "cheerio";
import { expect, test } from "vitest";
import { attacks } from "../../test/attacks/rich.ts";
import { elements, isElementName } from "./node.shared.ts";
import { endsInWords, plainOf } from "./plain.shared.ts";
import { richHtml } from "./rich.shared.ts";

type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];

const fragment = (html: string) => load(html, null, false);

const deepest = 100;
const most = 60_000;

/** Lists everything in a piece of HTML that rich text may not contain. */
function foreign(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, depth: number) => {
    if (depth > deepest) found.push(`deeper than ${deepest}`);
    if ("attribs" in node) {
      const { name: tagName, attribs } = node;
      const known: readonly string[] = isElementName(tagName) ? elements[tagName] : [];
      if (!isElementName(tagName)) found.push(tagName);
      for (const [name, value] of Object.entries(attribs)) {
        if (!known.includes(name)) found.push(`${tagName} ${name}`);
        if (name === "href" && !/^(https?:\/\/[^@]*$|mailto:)/.test(value)) found.push(`leads to ${value}`);
        if (name === "src" && !/^\/images\/[0-9a-f]{64}\.webp$/.test(value)) found.push(`loads ${value}`);
        if (name === "class" && !/^tml-[\w-]+( tml-[\w-]+)*$/.test(value)) found.push(`class ${value}`);
      }
      if (tagName === "a" && !/noopener/.test(attribs.rel ?? "")) found.push("a link that tells");
    } else if (node.nodeType !== 3) found.push(node.type);
    if ("children" in node) for (const child of node.children) visit(child, depth + 1);
  };
  for (const node of fragment(html).root()[0]?.children ?? []) visit(node, 1);
  return found;
}

test("contains many attacks, no two alike", () => {
  expect(new Set(attacks).size).toBeGreaterThan(900);
});

test.each(["block", "inline"] as const)("lets no attack add anything to %s text except what is listed", (shape) => {
  const got = attacks.flatMap((attack) => {
    const html = richHtml(attack, shape);
    return foreign(html).map((what) => ({ attack: attack.slice(0, 100), what }));
  });
  expect(got).toEqual([]);
});

test.each(["block", "inline"] as const)("keeps the meaning of %s text after a browser has rewritten it", {
  tags: ["slow"],
}, (shape) => {
  const changed = attacks.filter((attack) => {
    const once = fragment(richHtml(attack, shape)).html();
    return fragment(once).html() !== once || foreign(once).length > 0;
  });
  expect(changed.map((attack) => attack.slice(0, 100))).toEqual([]);
});

test("has no blocks in inline text", () => {
  const blocks = /<(p|ul|ol|li|pre)\b/;
  expect(attacks.filter((attack) => blocks.test(richHtml(attack, "inline")))).toEqual([]);
});

test("makes no large output from a small attack", () => {
  const sizes = attacks.map((attack) => richHtml(attack).length);
  expect(Math.max(...sizes)).toBeLessThan(most);
});

test("removes our elements and entities from plain text", () => {
  expect(plainOf(richHtml("a &lt;b> **c**\n\n- d\n- $x<y$\n\n![e](/images/x.webp)"))).toBe("a <b> c\n• d\n• x<y\ne");
});

test("gives the ends of a scale in words, rendered or not", () => {
  const scale = { lowLabel: "*not* at all", highLabel: null };
  expect(endsInWords(scale, null)).toEqual(scale);
  expect(endsInWords(scale, { lowLabel: richHtml("*not* at all", "inline") })).toEqual({
    ...scale,
    lowLabel: "not at all",
  });
});
