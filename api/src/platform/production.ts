import { madeUpSupport, type Settings } from "./settings.ts";

/** Modes of libpq, as interpreted by the database driver, that send no data unencrypted. */
const encrypted = ["require", "verify-ca", "verify-full"];

/** False for this machine, and for names without a dot, which are used among containers of one network. */
const isElsewhere = (host: string) => /[.:]/.test(host) && !/^127\.|^\[::1\]$/.test(host);

/** Whether no mail is sent unencrypted. Parameters override the scheme, as in the mail library. */
function isEncrypted({ protocol, searchParams }: URL): boolean {
  const isOn = (name: string) => searchParams.get(name) === "true";
  const isSecure = searchParams.has("secure") ? isOn("secure") : protocol === "smtps:";
  return isSecure || isOn("requireTLS");
}

/** Connections that send data to another host unencrypted. */
function openConnections({ smtpUrl, databaseUrl, directDatabaseUrl }: Settings): string[] {
  const mail = smtpUrl === null ? null : new URL(smtpUrl);
  const isOpen = mail !== null && isElsewhere(mail.hostname) && !isEncrypted(mail);
  const databases = Object.entries({ DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directDatabaseUrl });
  return [
    ...(isOpen
      ? [`Emails can reach ${mail.hostname} unencrypted: write SMTP_URL with smtps:// or add ?requireTLS=true.`]
      : []),
    ...databases.flatMap(([name, value]) => {
      const url = value === null ? null : new URL(value);
      if (!url || encrypted.includes(url.searchParams.get("sslmode") ?? "")) return [];
      const host = url.searchParams.get("host") ?? url.hostname;
      if (!isElsewhere(host)) return [];
      return [`The connection to the database on ${host} is not encrypted: add ?sslmode=verify-full to ${name}.`];
    }),
  ];
}

export function warningsOf(settings: Settings): string[] {
  const { misspelt, production, smtpUrl, rateLimit, supportEmail } = settings;
  const unknown = misspelt.map(({ name, meant }) => `${name} is not a setting. Did you mean ${meant}?`);
  if (!production) return unknown;
  return [
    ...unknown,
    ...(smtpUrl
      ? []
      : ["No email is sent, neither links to reset passwords nor results: set SMTP_URL to a mail server."]),
    ...(rateLimit ? [] : ["Rate limits are off, including for passwords: set RATE_LIMIT to on."]),
    ...(supportEmail === madeUpSupport
      ? [`People are asked to write to ${madeUpSupport}, which nobody reads: set SUPPORT_EMAIL to your address.`]
      : []),
    ...openConnections(settings),
  ];
}
