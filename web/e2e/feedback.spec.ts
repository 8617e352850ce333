import { expect, type Page } from "playwright/test";
import { button, expectAccessible, looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const { width, colorScheme } of looks) {
  test(`an author writes feedback by option, and participants read that of their options, ${width} px wide`, {
    tag: width < 400 ? "@slow" : [],
  }, async ({ page, request }) => {
    const author = await anAuthor(request);
    const lyon = "Lyon: the second largest city. ".repeat(20).trim();
    const { id } = await author.aQuiz({
      questions: [
        { questionText: "Capital of France?", options: ["Lyon", "Paris"], correctAnswer: 1, explanation: "Since 987." },
        {
          questionText: "Which are noble gases?",
          questionType: "multi_select",
          options: ["Neon", "Iron", "Argon"],
          answerKey: { options: [0, 2] },
          optionFeedback: ["", "Iron rusts.", "Argon is in light bulbs."],
        },
      ],
    });
    await signIn(page, author);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/maker?edit=${id}`);
    await button(page, "Edit question 1").click();
    await button(page, "Add Feedback by Option").focus();
    await page.keyboard.press("Enter");
    const fields = page.getByRole("group", { name: "Feedback by option" });
    await expect(fields).toHaveAccessibleDescription("Shown with the result to participants who chose the option.");
    await expect(fields.getByLabel("Feedback on A Lyon")).toBeFocused();
    await page.keyboard.insertText(lyon);
    await fields.getByLabel("Feedback on B Paris").fill("Paris it is.");
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
    // The feedback belongs to its option, wherever it goes.
    await page.getByLabel("Option A", { exact: true }).press("Alt+ArrowDown");
    await expect(fields.getByLabel("Feedback on B Lyon")).toHaveValue(lyon);
    await button(page, "Save Changes").last().click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    expect(await author.read(id)).toMatchObject({
      questions: [
        { options: ["Paris", "Lyon"], optionFeedback: ["Paris it is.", lyon] },
        { optionFeedback: ["", "Iron rusts.", "Argon is in light bulbs."] },
      ],
    });
    await page.goto(`/content/${id}/print?key=1`);
    await expect(page.getByText(`B ${lyon}`)).toBeVisible();

    const bodies: Promise<string>[] = [];
    page.on("response", (response) => bodies.push(response.text().catch(() => "")));
    await page.goto(`/quiz/${id}`);
    await button(page, "Start").click();
    await page.getByRole("radio", { name: "Lyon" }).check();
    await button(page, "Next").click();
    for (const gas of ["Neon", "Iron"]) await page.getByRole("checkbox", { name: gas }).check();
    expect((await Promise.all(bodies)).join()).not.toMatch(/Iron rusts|second largest/);
    await button(page, "Finish").click();
    const [first, second] = [page.locator(".review").first(), page.locator(".review").last()];
    await expect(first.locator(".explanation")).toHaveText([lyon, "Since 987."]);
    await expect(second.locator(".feedback")).toHaveText("IronIron rusts.");
    for (const other of ["Paris it is.", "Argon is in light bulbs."])
      await expect(page.getByText(other)).toHaveCount(0);
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);

    await page.goto(`/results/${id}?tab=people`);
    await page.getByRole("link", { name: "No name" }).first().click();
    const review = page.getByRole("dialog");
    await expect(review.getByText("Iron rusts.")).toBeVisible();
    await expect(review.getByText(lyon)).toBeVisible();
    await expect(review.getByText("Argon is in light bulbs.")).toHaveCount(0);
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  });
}
