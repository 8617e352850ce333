import { expect } from "playwright/test";
import { looks, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const said = "Others may read this, without your name.";
const label = "Show what people write to other participants";

for (const { width, colorScheme } of looks)
  test(`what people write is shown to others once its author says so, ${width} wide`, { tag: "@slow" }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const author = await anAuthor(request);
    const survey = await author.aSurvey({
      showResultsToTakers: true,
      questions: [
        {
          questionText: "What should change?",
          questionType: "text",
          form: { text: { isLong: true, maxLength: 2000 } },
        },
      ],
    });
    await signIn(page, author);

    await page.goto(`/maker?edit=${survey.id}`);
    await page.getByRole("button", { name: "Edit question 1" }).click();
    const sharing = page.getByRole("checkbox", { name: label });
    await expect(sharing).not.toBeChecked();
    await sharing.focus();
    await page.keyboard.press("Space");
    await expect(sharing).toBeChecked();
    await page.getByRole("button", { name: "Save Changes" }).last().click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    const [asked] = (await author.read(survey.id)).questions as { id: string }[];
    expect(asked).toMatchObject({ form: { text: { isShared: true } } });

    const texts = [
      "More light.",
      "المزيد من مواقف الدراجات",
      "Two\nlines",
      "A very long wish. ".repeat(20).trim(),
      "Soup",
    ];
    for (const text of texts) {
      const data = { answers: { [`${asked?.id}`]: text }, participantName: "Ann Example" };
      expect((await request.post(`/api/surveys/${survey.id}/responses`, { data })).status()).toBe(201);
    }

    await page.goto(`/survey/${survey.id}`);
    await page.getByRole("button", { name: "Start Survey" }).click();
    const field = page.getByRole("textbox", { name: "What should change?" });
    await expect(field).toHaveAccessibleDescription(new RegExp(said));
    await expect(page.getByText(said)).toBeVisible();
    await field.fill("My own");
    await page.getByRole("button", { name: "Submit Survey" }).click();
    const quotes = page.getByRole("list", { name: "Others’ answers" }).getByRole("listitem");
    await expect(quotes).toHaveText(texts.toReversed());
    await expect(page.getByText("Ann Example")).toHaveCount(0);
  });
