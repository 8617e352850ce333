import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";
import { isInternational } from "../shared/email.shared.ts";

export const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const unreachable =
  "The SMTP server does not send to addresses with letters beyond a to z before the @ (SMTPUTF8)";

const greetingCacheMillis = 10 * 60_000;

/**
 * A server without SMTPUTF8 (RFC 6531) may lose mail to international addresses. True if the server cannot be asked.
 */
export const takesAddress = async (platform: Platform, address: string): Promise<boolean> =>
  !isInternational(address) || (await offersUtf8(platform)());

const offersUtf8 = perPlatform(({ settings: { smtpUrl }, log }) => {
  let check: Promise<boolean> | null = null;
  let askedAt = 0;
  return () => {
    if (!smtpUrl) return Promise.resolve(true);
    if (check && Date.now() - askedAt < greetingCacheMillis) return check;
    askedAt = Date.now();
    check = greeting(smtpUrl).then(
      (answer) => /^250[ -]SMTPUTF8\b/im.test(answer),
      (error) => {
        log.warn({ code: error.code }, "The SMTP server could not be asked what addresses it takes");
        check = null;
        return true;
      },
    );
    return check;
  };
});

async function greeting(smtpUrl: string): Promise<string> {
  const [{ default: SMTPConnection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection({ ...parseConnectionUrl(smtpUrl), ...timeouts });
    connection.once("error", reject);
    connection.connect(() => {
      resolve(String(connection.lastServerResponse));
      connection.quit();
    });
  });
}
