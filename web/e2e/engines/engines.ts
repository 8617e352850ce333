import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** IBM's engine, which finds other things than axe. */
const second = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** The second engine takes labels and captions for empty in what is inert, where nobody meets them. */
const wrongWhereInert = ["label_content_exists", "table_caption_empty"];

/** Asks both engines about what the page shows now; `shown` names it in what a failure says. */
export async function expectNothingFound(page: Page, shown: string) {
  // The second engine cannot read the mixed colour of a button under the pointer.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    // Folded parts are looked at as well: the engine takes a control in one for visible and its label for hidden.
    for (const part of document.querySelectorAll("details")) part.open = true;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  // Every page is of one origin: axe can do all its work in it, and needs no second one, which takes as long again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`),
      `axe, ${shown}`,
    )
    .toEqual([]);
  expect.soft(await violationsOfSecond(page), `the second engine, ${shown}`).toEqual([]);
}

async function violationsOfSecond(page: Page): Promise<string[]> {
  // Evaluated rather than added to the page, whose policy takes no scripts of others.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(`${second}; window.ace = ace;`);
  return page.evaluate(`(async () => {
    // A preview is a page of its own within an inert one.
    const isInert = (node) => [node, node.ownerDocument.defaultView.frameElement].some((one) => one?.closest("[inert]"));
    return (await new ace.Checker().check(document, ["WCAG_2_2"])).results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .filter(({ ruleId, node }) => !(${JSON.stringify(wrongWhereInert)}.includes(ruleId) && isInert(node)))
      .map(({ ruleId, snippet }) => ruleId + ": " + snippet);
  })()`);
}
