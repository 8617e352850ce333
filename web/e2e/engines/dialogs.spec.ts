import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { makeAdmin } from "../admins.ts";
import { signIn } from "../screen.ts";
import { test } from "../test.ts";
import { rows } from "./dialogs.ts";
import { expectNothingFound, walk } from "./engines.ts";
import { aWorld } from "./world.ts";

// Excludes an overlay that is fading out, such as the menu that opened a sheet.
const overlays = `:is(${[
  "[role=dialog]",
  "[role=alertdialog]",
  "[role=menu]",
  "dialog[open]",
  "[role=group][aria-label=Move]",
]}):not([data-state=closed])`;
const opened = (page: Page) => page.locator(overlays).filter({ visible: true }).last();

// Each walk checks many overlays.
test.describe.configure({ timeout: 120_000 });

const setOf = (who: string) => (who === "taker" ? walk : { tag: "@slow" });

for (const [who, dialogs] of rows)
  test(`nothing is found in what opens over the page: ${who}`, setOf(who), async ({ page, request }) => {
    const world = await aWorld(request);
    if (who === "administrator") makeAdmin(world.author.email);
    if (who !== "visitor" && who !== "taker") {
      await page.goto("/login");
      await signIn(page, world.author);
    }
    for (const { at, open, shown, staysOpen } of dialogs) {
      if (at) {
        await page.goto(await at(world));
        await page.waitForLoadState("networkidle");
      }
      await open(page, world);
      await expect(opened(page), shown).toBeVisible();
      // The page below has been checked as a screen.
      await expectNothingFound(page, shown, overlays);
      if (staysOpen) continue;
      await page.keyboard.press("Escape");
      await expect(opened(page), shown).toHaveCount(0);
    }
  });

const source = join(import.meta.dirname, "../../src");

const overlay =
  /<((Form|Endpoint)?Sheet\s+open|InsertSheet|ConfirmDialog|DialogFrame|ModalDialog|dialog|(Dialog|Menu|Popover|Drawer|HoverCard|Select|Combobox)\.Root)\b|\bshadow=/g;
const frames = [
  "ui/layout/Sheet",
  "ui/layout/SheetDialog",
  "ui/layout/ConfirmDialog",
  "ui/layout/DialogFrame",
  "account/form/FormSheet",
  "webhooks/form/EndpointSheet",
  "take/question/ModalDialog",
];

test("every dialog, menu and sheet of the sources is in the table, and nothing else", () => {
  const inSources = globSync("**/*.tsx", { cwd: source, exclude: ["gallery/**"] })
    .map((path) => [path.replace(".tsx", ""), readFileSync(join(source, path), "utf8").match(overlay) ?? []] as const)
    .filter(([file, found]) => found.length > 0 && !frames.includes(file));
  const tried = rows.flatMap(([, dialogs]) => dialogs.map(({ file }) => file));
  expect([...new Set(tried)].sort()).toEqual(inSources.map(([file]) => file).sort());
  for (const [file, found] of inSources)
    expect(tried.filter((one) => one === file).length, file).toBeGreaterThanOrEqual(found.length);
});
