/** Loaded before a service: declares a setting that only a test has. */
import { page } from "../../src/content/setting/page.rules.ts";
import { flag } from "../../src/content/setting/setting.rules.ts";

Object.assign(page, {
  isBlue: flag({
    description: "Whether the pages are blue.",
    seenBy: "everyone",
    field: { label: "Blue pages", words: "blue" },
  }),
});
