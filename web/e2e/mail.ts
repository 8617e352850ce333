import { expect, type Page } from "playwright/test";

/** Opens the newest mail to an address with that subject where developers read mails; the mail itself is in the frame. */
export async function openMail(page: Page, recipient: string, subject: string) {
  await expect(async () => {
    await page.goto(`/dev/mail?token=${process.env.DEV_MAIL_TOKEN}`);
    await page
      .getByRole("link", { name: `${recipient} ${subject}` })
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  return page.frameLocator("iframe");
}

/** Follows a link of a mail, into a page of its own. */
export async function followMail(page: Page, recipient: string, subject: string, link: string) {
  const mail = await openMail(page, recipient, subject);
  // A frame that is still being laid out moves the link from under the pointer.
  await expect(mail.getByRole("link", { name: link })).toBeVisible();
  for (let tries = 1; ; tries++) {
    const opened = page.waitForEvent("popup", { timeout: 5000 });
    await mail.getByRole("link", { name: link }).click();
    const popup = await opened.catch(() => null);
    if (popup) return popup;
    if (tries === 3) throw new Error(`The link "${link}" opened nothing`);
  }
}
