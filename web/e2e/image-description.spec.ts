import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { good, hangs, refuses } from "../../api/test/servers/model.ts";
import { button, signIn } from "./screen.ts";
import { type ModelService, test } from "./with-model.ts";

test.describe.configure({ mode: "default" });
let service: ModelService;
let address = "";

test.beforeEach(async ({ service: started }) => {
  service = started;
  const { id } = await service.author.aQuiz({ format: "rich", language: "de" });
  address = `${service.url}/maker?edit=${id}`;
});

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => dialog(page).getByRole("textbox", { name: "Description" });
const suggest = (page: Page) => dialog(page).getByRole("button", { name: "Suggest a Description" });

async function choosePicture(page: Page) {
  await signIn(page, service.author);
  await page.goto(address);
  await button(page, "Edit question 1").press("Enter");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Picture" }).press("Enter");
  const choose = dialog(page).getByRole("button", { name: "Choose Picture" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), choose.press("Enter")]);
  const square = sharp({ create: { width: 300, height: 200, channels: 3, background: "crimson" } });
  await chooser.setFiles({ name: "square.png", mimeType: "image/png", buffer: await square.png().toBuffer() });
  await expect(dialog(page).getByRole("img", { name: "The chosen picture" })).toBeVisible();
}

test("a picture's description is suggested by keyboard, read and changed", { tag: "@slow" }, async ({ page }) => {
  service.model.plan(good());
  await choosePicture(page);
  await expect(dialog(page)).toContainText("Sends the picture to the AI model");
  await suggest(page).press("Enter");
  await expect(field(page)).toHaveValue("A red square, in German.");
  const again = dialog(page).getByRole("button", { name: "Suggest Another" });
  await expect(again).toBeFocused();
  await expect(dialog(page).getByRole("status")).toHaveText("Suggested by AI. Check it before saving.");

  // The suggestion does not overwrite the author's own text.
  await field(page).fill("A red flag");
  await expect(again).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Insert" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Question 1", exact: true })).toHaveValue(
    /!\[A red flag\]\(\/images\/[0-9a-f]{64}\.webp\)/,
  );
});

test("a suggestion is cancelled, and says when the model sees no pictures", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  service.model.plan(hangs);
  await choosePicture(page);
  await suggest(page).press("Enter");
  const cancel = dialog(page).getByRole("button", { name: "Cancel Suggestion" });
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await expect(suggest(page)).toBeFocused();

  service.model.plan(refuses(400, {}, { message: "image_url is only supported by certain models" }));
  await suggest(page).press("Enter");
  await expect(dialog(page).getByRole("alert").last()).toContainText("does not see pictures");
  await expect(field(page)).toHaveValue("");
});
