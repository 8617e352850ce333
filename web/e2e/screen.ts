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
  // Every page is of one origin: axe can do all its work in it, and needs no second one, which takes as long again.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
}
