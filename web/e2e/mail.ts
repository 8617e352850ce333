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
  const opened = page.waitForEvent("popup");
  await mail.getByRole("link", { name: link }).click();
  return opened;
}
