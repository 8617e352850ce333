import { test as base } from "playwright/test";

/** Whatever a test left under way with the pages' requests ends with it, and cannot fail another. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
});
