import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { usualAnswering } from "../question/question.ts";
import type { Item } from "./item.ts";
import { messages } from "./messages.ts";
import { takePage } from "./page.ts";

const template = `<head><title>Assay</title></head><body><div id="root"></div></body>`;

const item: Item = {
  id: "1",
  revision: 1,
  userId: "u",
  isPublic: true,
  deletedAt: null,
  standing: "current",
  kind: "QUIZ",
  contentType: "quiz",
  scoringType: "traditional",
  title: `</title><script>alert("$&")</script>`,
  description: "Don't & won't",
  language: null,
  languages: [],
  difficulty: "medium",
  showResultsToTakers: false,
  collectEmailUpfront: false,
  rules: null,
  mailsResults: false,
  hasWebhooks: false,
  questions: [
    {
      id: "q",
      lineId: "q",
      questionText: "</script><script>alert(1)</script>",
      questionType: "multiple_choice",
      options: ["a", "b"],
      order: 1,
      correctAnswer: 1,
      optionWeights: [1, 2],
      explanation: "a secret",
      optionFeedback: ["a secret", "another"],
      passage: "another secret",
      rendered: null,
      ...usualAnswering,
    },
  ],
  levels: [],
  rendered: null,
  scale: "points",
};

it("puts the item into the page as text that stays text", () => {
  const html = takePage(template, item, "http://localhost");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain("&lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;");
  expect(html).toContain('content="Don&#39;t &amp; won&#39;t"');
  const [, json] = /id="item">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json ?? "")).toMatchObject({ title: item.title, questions: [{ id: "q", options: ["a", "b"] }] });
});

it("contains its location and preview in absolute URLs", () => {
  const html = takePage(template, item, "https://assay.test");
  expect(html).toContain('property="og:url" content="https://assay.test/share/quiz/1"');
  expect(html).toContain('property="og:image" content="https://assay.test/og/quiz.png"');
});

it("has the same heading as the script that replaces it, so that nothing jumps", () => {
  const facts = (part: Partial<Item>) =>
    /<ul class="facts">(.*)<\/ul>/.exec(takePage(template, { ...item, ...part }, "http://localhost"))?.[1];
  expect(facts({})).toBe("<li>Quiz</li><li>1 question</li><li>About 1 min</li><li>Medium</li>");
  expect(facts({ kind: "ASSESSMENT" })).toBe("<li>Skill assessment</li><li>1 question</li><li>About 1 min</li>");
});

it("names who asks and who runs the site, if anyone is named", () => {
  const foot = (rules: Item["rules"], operator: string | null) =>
    /<footer>(.*)<\/footer>/.exec(takePage(template, { ...item, rules }, "http://localhost", "de", operator))?.[1];
  const privacy = '<a href="/privacy-policy">Datenschutzerklärung</a>';
  expect(foot(null, null)).toBe(privacy);
  expect(foot({ author: "A <b>" }, "Schule & Co")).toBe(
    `<span>Von \u2068A &lt;b&gt;\u2069</span><span>Website betrieben von \u2068Schule &amp; Co\u2069</span>${privacy}`,
  );
});

it("gives nothing of the key away", () => {
  const html = takePage(template, item, "http://localhost");
  expect(html).not.toMatch(/secret|correctAnswer|optionWeights|levels|userId/);
});

it("describes in each language the missing parts without scripts, and the preview's picture", () => {
  const built = readFileSync(join(import.meta.dirname, "../../../../web/take.html"), "utf8");
  for (const [language, { page, preview }] of Object.entries(messages)) {
    const html = takePage(built, item, "http://localhost", language as keyof typeof messages);
    const [, said] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(said).toContain(`<p>${page.noScript}</p>`);
    expect(said).toContain(`<p>${page.inFrame}</p>`);
    expect(html).toContain(`property="og:image:alt" content="${preview.QUIZ}"`);
  }
  expect(takePage(built, item, "http://localhost", "zh")).toContain('<html lang="zh-Hans" dir="ltr">');
});
