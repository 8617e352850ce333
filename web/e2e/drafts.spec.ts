import { type BrowserContext, expect, type Page } from "playwright/test";
import type { Author } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const offer = (page: Page) => page.getByRole("status").filter({ hasText: "You have a draft from" });
const isRight = (page: Page) => page.getByRole("radio", { name: "Option A is correct" });
const device = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const isKept = (page: Page, text: string) => expect.poll(() => device(page)).toContain(text);

async function write(page: Page, text: string) {
  await title(page).fill(text);
  await isKept(page, text);
}

async function tab(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  return page;
}

let author: Author;
test.beforeEach(async ({ request }) => {
  author = await anAuthor(request);
});

test.describe("signed in", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/login");
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("refreshToken", refreshToken);
    }, author.session);
  });

  test("each tab keeps its own draft", async ({ context }) => {
    const one = await tab(context, "/maker?type=quiz");
    await write(one, "The first");
    const two = await tab(context, "/maker?type=quiz");
    await expect(title(two)).toHaveValue("");
    await write(two, "The second");
    for (const [page, text] of [[one, "The first"] as const, [two, "The second"] as const]) {
      await page.reload();
      await expect(page.getByText("Draft restored")).toBeVisible();
      await expect(title(page)).toHaveValue(text);
      await expect(offer(page)).toHaveCount(0);
    }
  });

  test("offers drafts of closed tabs, to continue or to discard", { tag: "@slow" }, async ({ context }) => {
    const one = await tab(context, "/maker?type=quiz");
    await write(one, "The first");
    const two = await tab(context, "/maker?type=quiz");
    await write(two, "The second");

    await one.close();
    const three = await tab(context, "/maker?type=quiz");
    await expect(offer(three)).toHaveText(/You have a draft from .+: The first/);
    await offer(three).getByRole("button", { name: "Continue" }).click();
    await expect(title(three)).toHaveValue("The first");
    await expect(offer(three)).toHaveCount(0);
    await three.reload();
    await expect(title(three)).toHaveValue("The first");

    await three.close();
    await two.close();
    const four = await tab(context, "/maker?type=quiz");
    await expect(offer(four)).toContainText("The first");
    await offer(four).getByRole("button", { name: "Discard" }).click();
    await expect(offer(four)).toContainText("The second");
    await offer(four).getByRole("button", { name: "Discard" }).click();
    await expect(offer(four)).toHaveCount(0);
    expect(await device(four)).not.toContain("The first");
  });

  test("a duplicated tab does not overwrite the draft of the other", { tag: "@slow" }, async ({ context }) => {
    const one = await tab(context, "/maker?type=survey");
    await write(one, "The first");
    // Duplicating a tab copies its session storage.
    const opening = context.waitForEvent("page");
    await one.evaluate(() => void window.open(location.href));
    const two = await opening;
    await expect(title(two)).toHaveValue("");
    expect(await two.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await write(two, "The second");
    await one.reload();
    await expect(title(one)).toHaveValue("The first");
  });

  test("two tabs edit one item separately, and a draft that was left is offered", { tag: "@slow" }, async ({
    context,
  }) => {
    const { id } = await author.aQuiz();
    const one = await tab(context, `/maker?edit=${id}`);
    await write(one, "The first");
    const two = await tab(context, `/maker?edit=${id}`);
    await expect(title(two)).toHaveValue("Capitals of the north");
    await one.close();
    await two.reload();
    await offer(two).getByRole("button", { name: "Continue" }).click();
    await expect(title(two)).toHaveValue("The first");
    await two.getByRole("button", { name: "Save Changes" }).click();
    await expect(two.getByText("All changes saved")).toBeVisible();
    expect((await author.read(id)).title).toBe("The first");
    await two.reload();
    await expect(title(two)).toHaveValue("The first");
    await expect(offer(two)).toHaveCount(0);
  });

  test("logging out leaves no correct answers on the device", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/maker?type=quiz");
    await title(page).fill("Not finished");
    await isRight(page).check({ force: true });
    await page.getByRole("button", { name: "Add Explanation" }).click();
    await page.getByLabel("Explanation").fill("Because it is so");
    await isKept(page, "Because it is so");
    await page.reload();
    await expect(isRight(page)).toBeChecked();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await page.waitForURL((url) => url.pathname !== "/maker");
    const left = await page.evaluate(() => Object.entries(localStorage));
    expect(left.map(([name]) => name).filter((name) => name.startsWith("own:"))).toEqual([]);
    const text = left.map(([, value]) => value).join();
    expect(text).toContain("Not finished");
    expect(text).not.toContain("Because it is so");
    expect(text).not.toMatch(/\\?"correct\\?":\s*\\?"/);
  });
});

test("a visitor's draft is stored without correct answers, and has them again after logging in", {
  tag: "@slow",
}, async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/creator?type=quiz");
  await write(page, "Begun as a visitor");
  await isRight(page).check({ force: true });
  await expect(page.getByText("Log in to save answer keys, weights and explanations too.")).toBeVisible();
  expect(await device(page)).not.toContain("own:");
  await page.reload();
  await expect(page.getByText("Draft restored without answer keys")).toBeVisible();
  await expect(title(page)).toHaveValue("Begun as a visitor");
  await expect(isRight(page)).not.toBeChecked();

  await isRight(page).check({ force: true });
  await page.getByRole("link", { name: "log in", exact: true }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(author.email);
  await page.getByLabel("Password", { exact: true }).fill(author.password);
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveValue("Begun as a visitor");
  await expect(isRight(page)).toBeChecked();
});
