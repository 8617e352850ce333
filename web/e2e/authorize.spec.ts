import { createHash } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { button, expectAccessible, signIn } from "./screen.ts";
import { anAuthor } from "./take.items.ts";
import { test } from "./test.ts";

const callback = "https://assistant.test/callback";
const verifier = "v".repeat(43);

async function aRequest(request: APIRequestContext, changes: Record<string, string> = {}) {
  const data = { client_name: "Otter", redirect_uris: [callback] };
  const { client_id } = await (await request.post("/oauth/register", { data })).json();
  const asked = {
    response_type: "code",
    client_id,
    redirect_uri: callback,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state: "otters & more",
    ...changes,
  };
  return { client_id, address: `/authorize?${new URLSearchParams(asked)}` };
}

/** Stands in for the client's own site. Resolves with the parameters that it receives. */
async function answerTo(page: Page): Promise<Record<string, string>> {
  await expect(page.getByText("Back at Otter")).toBeVisible();
  return Object.fromEntries(new URL(page.url()).searchParams);
}

test.beforeEach(async ({ page }) => {
  await page.route(`${callback}*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Otter</title>Back at Otter" }),
  );
});

test("a person allows a part of what an assistant asks for, on a phone", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await anAuthor(request);
  await signIn(page, author);
  const { client_id, address } = await aRequest(request);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Connect Otter?" })).toBeVisible();
  await expect(page.getByText("https://assistant.test", { exact: true })).toBeVisible();
  await expect(page.getByText(author.email, { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /names and addresses/ })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Read items/ })).toBeDisabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole("checkbox", { name: /^Create, edit/ }).uncheck();
  await button(page, "Allow").click();
  const { code = "", state } = await answerTo(page);
  expect(state).toBe("otters & more");
  const form = { grant_type: "authorization_code", client_id, code, code_verifier: verifier, redirect_uri: callback };
  expect(await (await request.post("/oauth/token", { form })).json()).toMatchObject({
    scope: "content:read results:read",
  });
  await page.goto("/profile/programs");
  await expect(page.getByRole("button", { name: "Revoke Otter" })).toBeVisible();
});

test("a person reads what an assistant may do above the question about cookies", { tag: "@slow" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await anAuthor(request));
  await page.addInitScript(() => localStorage.removeItem("cookie-consent"));
  await page.goto((await aRequest(request)).address);
  await button(page, "Dismiss").click();
  const [banner, last] = [
    page.getByRole("region", { name: "We use cookies" }),
    page.getByText("Without it they are left out of answers."),
  ];
  await banner.hover();
  const bottomOf = async (text: typeof last) => text.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOf = () => banner.evaluate((element) => element.getBoundingClientRect().top);
  expect(await bottomOf(last)).toBeLessThan(await topOf());
  // The question fits at the end of the page.
  await page.keyboard.press("End");
  await expect(async () => expect(await bottomOf(page.locator("footer"))).toBeLessThanOrEqual(await topOf())).toPass();
});

test("somebody who is not signed in does that first, and may deny", { tag: "@slow" }, async ({ page, request }) => {
  const { email } = await anAuthor(request);
  const { address } = await aRequest(request, { scope: "results:read" });
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Passw0rd!");
  await button(page, "Sign In").click();
  await expect(page.getByRole("heading", { level: 1, name: "Connect Otter?" })).toBeVisible();
  await expect(page.getByText("It may: Read results.")).toBeVisible();
  await button(page, "Deny").click();
  expect(await answerTo(page)).toMatchObject({ error: "access_denied", state: "otters & more" });
});

test("a request that is flawed goes back when the person wants, and one of a stranger goes nowhere", {
  tag: "@slow",
}, async ({ page, request }) => {
  await signIn(page, await anAuthor(request));
  await page.goto((await aRequest(request, { code_challenge_method: "plain" })).address);
  await expect(page.getByRole("heading", { level: 1, name: "This Request Does Not Work" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Return to https://assistant.test").click();
  expect(await answerTo(page)).toMatchObject({ error: "invalid_request" });

  await page.goto((await aRequest(request, { redirect_uri: "https://evil.test/" })).address);
  await expect(page.getByRole("heading", { level: 1, name: "This Link Does Not Work" })).toBeVisible();
  await expect(page.getByText("Otter has not registered the address that it wants to return to.")).toBeVisible();
  await expect(page.getByRole("button", { name: /allow|return/i })).toHaveCount(0);
});
