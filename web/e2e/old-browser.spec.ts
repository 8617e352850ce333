import { expect } from "playwright/test";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["timeout", "any"]) Reflect.deleteProperty(AbortSignal, name);
    for (const name of ["withResolvers", "try"]) Reflect.deleteProperty(Promise, name);
    for (const name of ["groupBy"]) Reflect.deleteProperty(Object, name);
  });
  await page.route(/\/assets\/.*\.(css|js)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":-unknown(") });
  });
});

test("a browser without :has() and AbortSignal.timeout shows what was chosen, and hands it in", {
  tag: "@slow",
}, async ({ page, request }) => {
  const author = await anAuthor(request);
  const { id } = await author.aQuiz();
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Start" }).click();
  for (const last of [false, false, true]) {
    const options = page.locator("label.option");
    const look = (place: number) =>
      options
        .nth(place)
        .evaluate((option) =>
          [option, option.querySelector(".badge")].map((one) => one && getComputedStyle(one).backgroundColor),
        );
    expect(await look(0)).toEqual(await look(1));
    await page.getByRole("radio").first().check();
    await expect.poll(async () => JSON.stringify(await look(0)) !== JSON.stringify(await look(1))).toBe(true);
    await page.getByRole("button", { name: last ? "Finish" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  expect(await author.attempts(id)).toHaveLength(1);
});

test("a browser without :has() shows which kind is chosen", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/creator?type=survey");
  const colour = (label: string) =>
    page
      .locator("label", { hasText: label })
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  await expect(page.getByRole("radio", { name: "Survey" })).toBeChecked();
  expect(await colour("Survey")).not.toBe(await colour("Quiz"));
});
