import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import type { anAuthor } from "./take.items.ts";

export type Author = Awaited<ReturnType<typeof anAuthor>>;

export async function signIn(page: Page, { session }: Pick<Author, "session">) {
  await page.addInitScript(({ accessToken, refreshToken }) => {
    localStorage.setItem("accessToken", accessToken);
    localStorage.setItem("refreshToken", refreshToken);
  }, session);
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
}
