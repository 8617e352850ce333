import { expect, type Page } from "playwright/test";
import { button, link } from "../screen.ts";
import { type Session, test, type Who, type World } from "./world.ts";

export interface Visit {
  /** `{quiz}` and the like are replaced by the shared items. */
  at: string;
  by: Who;
  fresh?: boolean;
  status?: number;
  lands?: string;
  heading?: string;
  before?: (page: Page, world: World) => Promise<unknown>;
  does?: (page: Page, world: World) => Promise<unknown>;
  toast?: readonly [title: string, description?: string];
  see?: readonly string[];
  links?: Readonly<Record<string, string>>;
}

/** A row of a specification table in its own words, with the visits that demonstrate it. */
export interface Row {
  row: string;
  visits: Visit[];
}

export const row = (row: string, ...visits: Visit[]): Row => ({ row, visits });

export const click = (name: string) => (page: Page) => button(page, name).first().click();

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

export function runRows(table: string, rows: Row[], count: number, tag: "@slow" | [] = []) {
  test.describe(table, () => {
    test(`has ${count} rows, each of which is shown`, () => {
      expect(rows).toHaveLength(count);
      expect(rows.filter(({ visits }) => visits.length === 0)).toEqual([]);
    });
    for (const { row, visits } of rows) {
      test(row, { tag }, async ({ open, world }) => {
        test.setTimeout(60_000 * visits.length);
        for (const visit of visits) await test.step(`${visit.by} at ${visit.at}`, () => run(open, world, visit));
      });
    }
  });
}

async function run(open: (session: Session | null) => Promise<Page>, world: World, visit: Visit) {
  const { at, by, fresh, status, lands, heading, before, does, toast, see = [], links = {} } = visit;
  const page = await open(fresh ? (await world.aPerson()).session : world.sessions[by]);
  const fitted = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => world.places[name] ?? all);
  await before?.(page, world);
  const response = await page.goto(fitted(at));
  if (status) expect(response?.status()).toBe(status);
  await does?.(page, world);
  if (lands) await expect(page).toHaveURL(fitted(lands));
  if (heading) await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  if (toast) await expectToast(page, ...toast);
  for (const text of see) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const [name, target] of Object.entries(links))
    await expect(link(page, name).first()).toHaveAttribute("href", fitted(target));
}

export async function expectToast(page: Page, title: string, description = "") {
  const toasts = page.locator('[data-scope="toast"][data-part="root"], .toast');
  await expect(toasts.filter({ hasText: title }).filter({ hasText: description }).first()).toBeVisible();
}
