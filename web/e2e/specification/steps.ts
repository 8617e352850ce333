// Steps in the builders, the editor and the profile, and failures on the way to the server.

import { expect, type Page } from "playwright/test";
import { button } from "../screen.ts";
import { click, fill } from "./row.ts";
import { password, type World } from "./world.ts";

export const offline = (page: Page) => page.route("**/graphql", (route) => route.abort());
export const answers = (answer: { status?: number; contentType: string; body: string }) => (page: Page) =>
  page.route("**/graphql", (route) => route.fulfill(answer));
export const html = { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" };
export const nothing = { contentType: "application/json", body: "" };
export const refusal = (field: string, part: object) => (page: Page) =>
  page.route("**/graphql", (route) =>
    route.fulfill({ json: { data: { [field]: { __typename: "DomainError", issues: [], errorType: null, ...part } } } }),
  );
export const silent = { code: "SOURCE_UNREADABLE", message: "No captions", errorType: "youtube_no_transcript" };

export const inTurn =
  (...steps: ((page: Page, world: World) => Promise<unknown>)[]) =>
  async (page: Page, world: World) => {
    for (const step of steps) await step(page, world);
  };

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const question = (page: Page) => page.getByRole("textbox", { name: "Question 1", exact: true });
const option = (page: Page, letter: string) => page.getByRole("textbox", { name: `Option ${letter}`, exact: true });

export async function write(page: Page) {
  await title(page).fill("Lunch");
  await question(page).fill("Where do you eat?");
  await option(page, "A").fill("Here");
  await option(page, "B").fill("Out");
}

export async function writeQuiz(page: Page) {
  await write(page);
  await page.getByRole("radio", { name: "Option A is correct" }).check({ force: true });
}

export const sample = click("Load Sample Template");
export const generate = (page: Page) => page.getByRole("button", { name: /^Generate / }).click();
export const link = (url: string) => (page: Page) => page.getByRole("textbox", { name: "URL" }).fill(url);
export const change = async (page: Page) => {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await title(page).fill("Second thoughts");
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
};

export const save = async (page: Page) => button(page, "Save Changes").last().click();
export const choosePdf =
  (buffer: Buffer, mimeType = "application/pdf") =>
  (page: Page) =>
    page.locator("input[type=file]").setInputFiles({ name: "suez_canal-history.pdf", mimeType, buffer });
export const pdf = Buffer.from("%PDF-1.7\nA short one.");
export const passwords =
  (next: string, current = password) =>
  (page: Page) =>
    fill(page, { "Current password": current, "New password": next, "Confirm new password": next });
