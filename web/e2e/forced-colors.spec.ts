import { expect, type Locator } from "playwright/test";
import { openAccess, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Returns the colors of an element in forced colors. */
const paint = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderBottomColor, outlineStyle, textDecorationLine } = getComputedStyle(one);
    return [backgroundColor, borderBottomColor, outlineStyle, textDecorationLine].join(" ");
  });

async function expectTold(chosen: Locator, other: Locator) {
  expect(await paint(chosen)).not.toBe(await paint(other));
}

const isDrawn = (shape: Locator, pseudo?: "::before") =>
  shape.evaluate((one, pseudo) => {
    const { backgroundColor, borderTopWidth, borderInlineStartWidth } = getComputedStyle(one, pseudo);
    const page = getComputedStyle(document.body).backgroundColor;
    const hasFill = backgroundColor !== page && !/^rgba.* 0\)$/.test(backgroundColor);
    return hasFill || [borderTopWidth, borderInlineStartWidth].some((width) => width !== "0px");
  }, pseudo);

test("shows selected and correct options in forced colors", { tag: "@slow" }, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await signIn(page, author);
  await page.goto("/creator?type=quiz");
  const choice = (name: string) => page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  await expectTold(choice("Quiz"), choice("Survey"));
  await expectTold(choice("Manual Builder"), choice("From PDF"));
  await expectTold(
    page.getByRole("link", { name: "Create", exact: true }),
    page.getByRole("link", { name: "Profile" }),
  );

  const letter = (option: string) => choice(`Option ${option} is correct`).locator("span[aria-hidden]");
  await letter("B").click();
  await expectTold(letter("B"), letter("A"));

  await page.goto(`/maker?edit=${id}`);
  const entries = page.getByRole("navigation", { name: "Outline" }).locator("li > div");
  const ofPage = "rgb(255, 255, 255)";
  await expect(entries.nth(0)).not.toHaveCSS("border-left-color", ofPage);
  await expect(entries.nth(1)).toHaveCSS("border-left-color", ofPage);
  await openAccess(page);
  const control = (name: string) => page.getByRole("checkbox", { name });
  const [on, off] = [control("Anyone with the link can respond"), control("Ask for an email address first")];
  await expectTold(on, off);
  for (const one of [on, off]) expect(await isDrawn(one, "::before")).toBe(true);

  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^More actions/ }).press("Enter");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await page.keyboard.press("ArrowDown");
  await expectTold(item("Share Link"), item("Duplicate"));
});

test("shows every question of the taker's progress, and whether it is answered", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const { id } = await (await anAuthor(request)).aQuiz();
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const part = (name: string) => page.getByRole("button", { name, exact: true });
  for (const name of ["Question 1", "Question 2", "Question 3"])
    expect(await isDrawn(part(name), "::before")).toBe(true);
});

for (const path of ["/sample-dashboard", "/tour"])
  test(`${path} draws its shapes in the reader's own colours`, { tag: "@slow" }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".skeleton")).toHaveCount(0);
    // An element with a background and no text counts as a drawing: a bar, a dot, a band.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>("main *")) {
        const { width, height } = one.getBoundingClientRect();
        const fill = getComputedStyle(one).backgroundColor;
        if (one.textContent === "" && width * height > 0 && !/^rgba.* 0\)$/.test(fill)) one.dataset.drawn = "";
      }
    });
    await page.emulateMedia({ forcedColors: "active" });
    const shapes = await page.locator("[data-drawn]").all();
    expect(shapes.length).toBeGreaterThan(0);
    const lost = [];
    for (const shape of shapes) if (!(await isDrawn(shape))) lost.push(await shape.evaluate((one) => one.outerHTML));
    expect(lost).toEqual([]);
  });
