import { expect, test } from "playwright/test";
import { screens } from "../../api/src/platform/screens.rules.ts";

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ["/", "Ask well. Read the answers live."],
    ["/tour", "Create"],
    ["/privacy-policy", "Privacy Policy"],
    ["/cookie-policy", "Cookie Policy"],
    ["/terms-of-service", "Terms of Service"],
  ] as const)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    });
});

test("what was written for visitors does not flash up for somebody who is signed in", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("accessToken", "somebody's"));
  // Without the application only the written page is there.
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ask well. Read the answers live." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
});

test("each screen's code comes with its page", async ({ request }) => {
  for (const [path, file] of Object.entries(screens)) {
    const html = await (await request.get(path.replace(":key", "some-item"))).text();
    expect(html, path).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file.split("/").at(-1)}-`);
  }
});
