import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const integer = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be ${min} or more`)
    .max(max, `${name} must be ${max} or less`);
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || null);
const url = (name: string, protocol: RegExp) =>
  z.url({ protocol, error: `${name} must be a URL (${protocol.source.replace(/[^a-z|]/g, "")})` });

const mailFromShape = "MAIL_FROM must be an address (quiz@example.com) or a name with one (Quizzes <quiz@example.com>)";

/** Of the person or program a mail comes from. */
export interface Mailbox {
  name: string;
  address: string;
}

function mailbox(written: string): Mailbox {
  const [, name, address] = /^(.+) <(.+)>$/.exec(written) ?? [];
  return { name: name?.trim() ?? "Assay", address: address ?? written };
}

const Environment = z.object({
  NODE_ENV: z.string().default(""),
  PORT: integer("PORT", 0, 65535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url("PUBLIC_URL", /^https?$/).optional(),
  DATABASE_URL: url("DATABASE_URL", /^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().optional(),
  TOKEN_SECRET: z.string().min(32, "TOKEN_SECRET must be at least 32 characters").optional(),
  SMTP_URL: url("SMTP_URL", /^smtps?$/).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^<>\s]+>|[^<>\s]+)$/, mailFromShape)
    .transform(mailbox)
    .pipe(z.object({ name: z.string(), address: z.email(mailFromShape) }))
    .optional(),
  SUPPORT_EMAIL: z.email("SUPPORT_EMAIL must be an e-mail address").default("support@assay.example"),
  OPENAI_API_KEY: optional,
  FETCH_ALLOW_HOSTS: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (hosts) => hosts.every((host) => /^[^:/@]+:\d+$/.test(host)),
      "FETCH_ALLOW_HOSTS must be a list of host:port",
    ),
  TRUST_PROXY: integer("TRUST_PROXY", 0, 10).default(0),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info"),
  RATE_LIMIT: z.enum(["on", "off"], "RATE_LIMIT must be on or off").default("on"),
  ACCESS_TOKEN_TTL: integer("ACCESS_TOKEN_TTL", 1, 86_400).default(900),
  REFRESH_GRACE: integer("REFRESH_GRACE", 0, 600).default(30),
});

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Without a trailing slash; null until the port is known. */
  publicUrl: string | null;
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Whether DATA_DIR was set by somebody, who then wants that folder and no other. */
  dataDirChosen: boolean;
  tokenSecret: string;
  smtpUrl: string | null;
  /** Null: made from the host of `publicUrl`. */
  mailFrom: Mailbox | null;
  supportEmail: string;
  openaiKey: string | null;
  /** Exact `host:port`s that may be fetched although they are not public; for development and tests. */
  fetchAllowHosts: string[];
  trustProxy: number;
  logLevel: string;
  rateLimit: boolean;
  /** Seconds. */
  accessTokenTtl: number;
  /** Seconds. */
  refreshGrace: number;
}

/** A mistake of whoever starts the program: told in one line, without a stack. */
export class SettingsError extends Error {}

/** Reads the environment once. Throws a SettingsError that names every bad value. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = Environment.safeParse(given);
  if (!result.success) throw new SettingsError(result.error.issues.map(({ message }) => message).join("; "));
  const env = result.data;
  const production = env.NODE_ENV === "production";
  if (production && env.DATABASE_URL && !env.TOKEN_SECRET) {
    throw new SettingsError(
      "TOKEN_SECRET must be set when DATABASE_URL is set in production, so that every process signs alike",
    );
  }
  if (production && env.FETCH_ALLOW_HOSTS.length > 0) {
    throw new SettingsError("FETCH_ALLOW_HOSTS must not be set in production: it opens the private network to links");
  }
  const dataDir = resolve(env.DATA_DIR ?? ".data");
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir,
    dataDirChosen: env.DATA_DIR !== undefined,
    tokenSecret: env.TOKEN_SECRET ?? "",
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    openaiKey: env.OPENAI_API_KEY,
    fetchAllowHosts: env.FETCH_ALLOW_HOSTS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT === "on",
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    refreshGrace: env.REFRESH_GRACE,
  };
}

/** A secret made once and kept in the data folder. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    // Linked when whole: of two first starts at once one wins, and neither reads half a secret.
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, "utf8");
}
