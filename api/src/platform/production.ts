import { madeUpSupport, type Settings } from "./settings.ts";

export function warningsOf({ misspelt, production, smtpUrl, rateLimit, supportEmail }: Settings): string[] {
  const unknown = misspelt.map(({ name, meant }) => `${name} is not a setting. Did you mean ${meant}?`);
  if (!production) return unknown;
  return [
    ...unknown,
    ...(smtpUrl
      ? []
      : ["No mail is sent, neither links to reset passwords nor results: set SMTP_URL to a mail server."]),
    ...(rateLimit ? [] : ["Nothing is limited, also not the guessing of passwords: set RATE_LIMIT to on."]),
    ...(supportEmail === madeUpSupport
      ? [`People are asked to write to ${madeUpSupport}, which nobody reads: set SUPPORT_EMAIL to your address.`]
      : []),
  ];
}
