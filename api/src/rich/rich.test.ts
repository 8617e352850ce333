import { expect, test } from "vitest";
import { formulaProblem } from "./formula.shared.ts";
import { richHtml } from "./rich.shared.ts";

const hash = "a".repeat(64);
const p = (html: string) => `<p dir="auto">${html}</p>`;
const link = (href: string, html: string) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${html}</a>`;
const x = '<math alttext="x" dir="ltr"><mi>x</mi></math>';

test.each([
  ["a *b* **c** `d`", p("a <em>b</em> <strong>c</strong> <code>d</code>")],
  ["a\nb", p("a<br>b")],
  ["a\n\nb", p("a") + p("b")],
  ["- a\n- b\n  1. c", '<ul dir="auto"><li>a</li><li>b<ol dir="auto"><li>c</li></ol></li></ul>'],
  ["3. a\n4. b", '<ol dir="auto" start="3"><li>a</li><li>b</li></ol>'],
  ["```js\na < b\n```", '<pre dir="ltr"><code>a &lt; b</code></pre>'],
  ["[a](https://b.example/?c=d&e=f)", p(link("https://b.example/?c=d&amp;e=f", "a"))],
  ["[a](mailto:b@c.example)", p(link("mailto:b@c.example", "a"))],
  ["[a](javascript:b)", p("a")],
  ["![a](https://b.example/c.png)", p(link("https://b.example/c.png", "a"))],
  ["# a", p("# a")],
  ["> a", p("&gt; a")],
  ["<b>a</b>", p("&lt;b&gt;a&lt;/b&gt;")],
  ["$x$", `<p>${x}</p>`],
  ["س $x$", p(`س ${x}`)],
  ["$$x$$", '<p><math class="tml-display" display="block" alttext="x" dir="ltr"><mi>x</mi></math></p>'],
  ["$$\nx\n$$", '<p><math class="tml-display" display="block" alttext="x" dir="ltr"><mi>x</mi></math></p>'],
  ["$5 and $10", p("$5 and $10")],
  ["$ x $", p("$ x $")],
  ["\\$x$", p("$x$")],
  [
    "$\\text{if $x$}$",
    '<p><math alttext="\\text{if $x$}" dir="ltr"><mrow><mtext>if </mtext><mi>x</mi></mrow></math></p>',
  ],
  ["$\\text{if $x or", p("$\\text{if $x or")],
  [
    "$\\boxed{x}$",
    '<p><math alttext="\\boxed{x}" dir="ltr"><mrow displaystyle="true" class="tml-fbox"><mi>x</mi></mrow></math></p>',
  ],
  [
    "$\\begin{array}{c|}a\\end{array}$",
    '<p><math alttext="\\begin{array}{c|}a\\end{array}" dir="ltr"><mtable><mtr><mtd class="tml-line-right"><mi>a</mi></mtd></mtr></mtable></math></p>',
  ],
  [
    "$\\color{red}x$",
    '<p><math alttext="\\color{red}x" dir="ltr"><mrow><mi mathcolor="#ff0000">x</mi></mrow></math></p>',
  ],
  ["$\\frac{$", p("<code>$\\frac{$</code>")],
])("renders %j as %s", (text, html) => {
  expect(richHtml(text)).toBe(html);
});

test.each([
  ["a *b*", "a <em>b</em>"],
  ["- a", "- a"],
  ["1. a", "1. a"],
  ["a\n\nb", "a<br><br>b"],
  ["$x$", x],
])("renders %j in a line as %s", (text, html) => {
  expect(richHtml(text, "inline")).toBe(html);
});

test("gives an image its size, so that nothing moves when it loads", () => {
  const html = richHtml(`![a](/images/${hash}.webp)`, "inline", () => ({ width: 3, height: 2 }));
  expect(html).toBe(`<img src="/images/${hash}.webp" alt="a" width="3" height="2" loading="lazy" decoding="async">`);
});

test("shows the error of an invalid formula", () => {
  expect(formulaProblem("\\frac{1}{2}")).toBeNull();
  expect(formulaProblem("\\frac{1}")).toContain("Unexpected end of input");
  expect(formulaProblem("\\def\\a{b}")).toBe("A formula cannot define commands");
});
