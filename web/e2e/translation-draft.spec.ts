import { expect, type Page } from "playwright/test";
import { good, hangs } from "../../api/test/servers/model.ts";
import { button, expectAccessible, signIn } from "./screen.ts";
import { type ModelService, test } from "./with-model.ts";

test.describe.configure({ mode: "default", timeout: 120_000 });
let service: ModelService;
test.beforeEach(({ service: started }) => {
  service = started;
});

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function open(page: Page, part: object) {
  const { id } = await service.author.aQuiz({ language: "en", ...part });
  await signIn(page, service.author);
  await page.goto(`${service.url}/content/${id}/languages/de`);
  await expect(button(page, "Draft Missing Texts")).toBeVisible();
}

test("drafting is followed and cancelled", { tag: "@slow" }, async ({ page }) => {
  service.model.plan(hangs);
  await open(page, {});
  await button(page, "Draft Missing Texts").click();
  await expect(page.getByText("0 of 14 texts translated")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(button(page, "Draft Missing Texts")).toBeEnabled();
  await expect(page.getByRole("group", { name: /^Proposal/ })).toHaveCount(0);
});

test("drafts are proposals, accepted one by one or all, and stored with the rest", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  service.model.plan(good());
  // Becomes too long when the model adds quotation marks.
  await open(page, { description: "d".repeat(1999), format: "rich" });
  await field(page, "Question 1").fill("Die Hauptstadt Norwegens?");
  await button(page, "Draft Missing Texts").click();
  await expect(page.getByText("12 proposals of the language model below")).toBeVisible();
  await expect(page.getByText(/could not be used for 1 text.*: Description\./)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Accept: Title").click();
  await expect(field(page, "Title")).toHaveValue("» Capitals of the north «");
  await expect(field(page, "Title")).toBeFocused();
  await button(page, "Dismiss: Explanation of question 1").click();
  await expect(field(page, "Explanation of question 1")).toHaveValue("");
  await button(page, "Accept All Proposals").click();
  await expect(page.getByRole("group", { name: /^Proposal/ })).toHaveCount(0);
  await expect(field(page, "Question 1")).toHaveValue("Die Hauptstadt Norwegens?");
  await button(page, "Save Changes").click();
  await expect(page.getByText("German saved").first()).toBeVisible();
  await page.reload();
  await expect(field(page, "Option A of question 1")).toHaveValue("» Bergen «");
  await expect(page.getByText("2 texts missing")).toBeVisible();
});
