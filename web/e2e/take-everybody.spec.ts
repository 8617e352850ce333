import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./screen.ts";
import { anAuthor } from "./take.items.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Whether somebody sees what has the focus: in the window, with nothing over it. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [across, down] = [
      [Math.max(left, 0), Math.min(right, innerWidth)],
      [Math.max(top, 0), Math.min(bottom, innerHeight)],
    ] as const;
    if (across[0] >= across[1] || down[0] >= down[1]) return false;
    // Several places, because a bar may cover a part.
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => down[0] + share * (down[1] - down[0]));
    const seen = places.map((y) => document.elementFromPoint((across[0] + across[1]) / 2, y));
    return seen.every((element) => element !== null && (focused.contains(element) || element.contains(focused)));
  });

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing lies over what has the focus", async ({ page, request }) => {
    const questionText = "Which of these towns in the far north is the capital of Norway, as far as you remember?";
    const question = { question: questionText, options: ["Bergen", "Oslo", "Trondheim"], correctAnswer: 1 };
    const { id } = await (await anAuthor(request)).aQuiz({ questions: [question, question] });
    const walk = async (stops: number) => {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press("Tab");
        expect(await isFocusInSight(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true);
      }
    };
    await page.goto(`/quiz/${id}`);
    await walk(4);
    await button(page, "Start").click();
    for (const place of [1, 2]) {
      const heading = page.getByRole("heading", { level: 1, name: new RegExp(`^Question ${place}\\.`) });
      await expect(heading).toBeFocused();
      expect(await isFocusInSight(page)).toBe(true);
      await page.keyboard.press("b");
      await walk(2);
      await page.keyboard.press("ArrowRight");
    }
    await expect(button(page, "Finish")).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your result" })).toBeFocused();
    expect(await isFocusInSight(page)).toBe(true);
    await expectAccessible(page);
  });
});
