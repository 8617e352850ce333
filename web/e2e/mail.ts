import { expect, type Page } from "playwright/test";

export async function openMail(page: Page, recipient: string, subject: string) {
  const mail = page.getByRole("link", { name: `${recipient} ${subject}` }).first();
  await expect(async () => {
    await page.goto(`/dev/mail?token=${process.env.DEV_MAIL_TOKEN}`);
    // A click would wait until the list stops moving, which can take long on a busy machine.
    await page.goto((await mail.getAttribute("href", { timeout: 1000 })) ?? "");
  }).toPass();
  return page.frameLocator("iframe");
}

export async function followMail(page: Page, recipient: string, subject: string, link: string) {
  const mail = await openMail(page, recipient, subject);
  // The link moves while the frame is being laid out.
  await expect(mail.getByRole("link", { name: link })).toBeVisible();
  for (let tries = 1; ; tries++) {
    const opened = page.waitForEvent("popup", { timeout: 5000 });
    await mail.getByRole("link", { name: link }).click();
    const popup = await opened.catch(() => null);
    if (popup) return popup;
    if (tries === 3) throw new Error(`The link "${link}" opened nothing`);
  }
}
