import { isDeepStrictEqual } from "node:util";
import { type BrowserContext, test as base, type Page, type PlaywrightTestOptions } from "playwright/test";

interface SharedContext {
  context: BrowserContext;
  keeper: Page;
  renew(): Promise<void>;
}

/** Options that cannot be changed in an existing context. */
const fixedOptions = ({ contextOptions, serviceWorkers, storageState }: Partial<PlaywrightTestOptions>) => ({
  contextOptions,
  hasTouch: false,
  javaScriptEnabled: true,
  locale: "en-US",
  permissions: undefined,
  serviceWorkers,
  storageState,
  timezoneId: undefined,
});

/**
 * The tests of a worker share a context, so that the application is fetched and compiled once. It is emptied after each
 * test. A test with other options gets its own context.
 */
export const test = base.extend<object, { shared: SharedContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...fixed } = fixedOptions(project.use);
      const open = async () => {
        const context = await browser.newContext({
          ...contextOptions,
          ...fixed,
          baseURL: project.use.baseURL,
          colorScheme: "light",
          viewport: { width: 1280, height: 720 },
        });
        // The process that has compiled the application ends with its last page.
        const keeper = await context.newPage();
        await keeper.goto("/robots.txt");
        return { context, keeper };
      };
      const shared: SharedContext = {
        ...(await open()),
        async renew() {
          await shared.context.close();
          Object.assign(shared, await open());
        },
      };
      await use(shared);
      await shared.context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      browser,
      shared,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
    },
    use,
    { project },
  ) => {
    const fixed = {
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
    };
    if (isDeepStrictEqual(fixed, fixedOptions(project.use))) {
      await use(shared.context);
      // A fake clock stays in its context. Its own toString claims to be native, so Function's is called.
      if (await shared.keeper.evaluate(() => Function.prototype.toString.call(Date).includes("[native code]")))
        await empty(shared, storageState);
      else await shared.renew();
    } else {
      const context = await browser.newContext();
      await use(context);
      await endRoutes(context);
      await context.close();
    }
  },
  page: async ({ context, colorScheme, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (colorScheme !== "light") await page.emulateMedia({ colorScheme });
    await use(page);
  },
});

/** Ends the routes of a test that are still in progress, so that they cannot fail another test. */
async function endRoutes(context: BrowserContext) {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

async function empty({ context, keeper }: SharedContext, storageState: PlaywrightTestOptions["storageState"]) {
  await endRoutes(context);
  const pages = context.pages().filter((page) => page !== keeper);
  const addresses = [keeper, ...pages]
    .flatMap((page) => page.frames())
    .flatMap((frame) => URL.parse(frame.url())?.origin ?? []);
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const devtools = await context.newCDPSession(keeper);
  for (const origin of new Set(addresses.filter((origin) => origin !== "null")))
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await devtools.detach();
  const stored =
    typeof storageState === "object" ? storageState.origins.flatMap(({ localStorage }) => localStorage) : [];
  await keeper.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}
