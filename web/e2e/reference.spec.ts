import { expect, type Page } from "playwright/test";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

/** The page draws all operations before it shows any, which takes seconds on a busy machine. */
const drawn = { timeout: 40_000 };
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Assay" });

test("the reference loads nothing from elsewhere, and a call can be tried with a token", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));

  const { session } = await anAuthor(request);
  await page.goto("/api/docs");
  await expect(heading(page)).toBeVisible(drawn);
  await expect(page.getByRole("heading", { name: "Create a quiz" })).toBeVisible();

  await page.getByRole("textbox", { name: "Bearer Token" }).first().fill(session.accessToken);
  await page.getByRole("button", { name: /Test Request.*manual/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /Send/ }).first().click();
  await expect(page.getByRole("dialog")).toContainText("201 Created");
  await expect(page.getByRole("dialog")).toContainText('"Capitals of the North"');
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("the reference is in the colours that were chosen", { tag: "@slow" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/api/docs");
  await expect(heading(page)).toBeVisible(drawn);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(23, 21, 18)");
});
