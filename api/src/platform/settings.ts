import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { emailPattern } from "./shared/email.shared.ts";
import { similarName } from "./shared/similar-name.ts";

const integer = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be ${min} or more`)
    .max(max, `${name} must be ${max} or less`);
const price = (name: string) =>
  z.coerce.number(`${name} must be a number`).min(0, `${name} must be 0 or more`).optional();
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || null);
const url = (name: string, ...protocols: [string, string]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    abort: true,
    error: `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });

const mailAddress = (error: string) => z.email({ pattern: emailPattern, error });

/** Whether a URL has no path: pages load their scripts from the root. */
const isOrigin = (address: string) => new URL(address).href === `${new URL(address).origin}/`;
const hasHost = (address: string) => new URL(address).hostname !== "";

const mailFromShape = "MAIL_FROM must be an address (quiz@example.com) or a name with one (Quizzes <quiz@example.com>)";

interface Mailbox {
  name: string;
  address: string;
}

function mailbox(written: string): Mailbox {
  const [, name, address] = /^([^<>]+) <([^<>]+)>$/.exec(written) ?? [];
  return { name: name?.trim() ?? "Assay", address: address ?? written };
}

export const madeUpSupport = "support@assay.example";

/** Started as anything else, a site would lack the checks and defaults of production without notice. */
const isAlmostProduction = (value: string) =>
  value !== "production" && /^prod(uction)?$/.test(value.trim().toLowerCase());

const Environment = z.object({
  NODE_ENV: z
    .string()
    .max(100)
    .refine((value) => !isAlmostProduction(value), 'NODE_ENV must be written "production"')
    .default(""),
  PORT: integer("PORT", 0, 65535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url("PUBLIC_URL", "http", "https")
    .refine(isOrigin, "PUBLIC_URL must end with the host: Assay is not served below a path")
    .optional(),
  DATABASE_URL: url("DATABASE_URL", "postgres", "postgresql").optional(),
  DIRECT_DATABASE_URL: url("DIRECT_DATABASE_URL", "postgres", "postgresql").optional(),
  DATABASE_POOL: integer("DATABASE_POOL", 3, 500).default(20),
  DATA_DIR: z.string().optional(),
  TOKEN_SECRET: z.string().min(32, "TOKEN_SECRET must be at least 32 characters").optional(),
  SMTP_URL: url("SMTP_URL", "smtp", "smtps")
    .refine(hasHost, "SMTP_URL must name a mail server (smtp://mail.example.com:587)")
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^<>\s]+>|[^<>\s]+)$/, mailFromShape)
    .transform(mailbox)
    .pipe(z.object({ name: z.string(), address: mailAddress(mailFromShape) }))
    .optional(),
  SUPPORT_EMAIL: mailAddress("SUPPORT_EMAIL must be an e-mail address").default(madeUpSupport),
  OPERATOR: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url("OPENAI_BASE_URL", "http", "https").default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().default("gpt-4o-mini"),
  OPENAI_CHECK: z.enum(["on", "off"], "OPENAI_CHECK must be on or off").default("on"),
  OPENAI_CHECK_MODEL: optional,
  OPENAI_IMAGES: z.enum(["on", "off"], "OPENAI_IMAGES must be on or off").optional(),
  OPENAI_INPUT_PRICE: price("OPENAI_INPUT_PRICE"),
  OPENAI_OUTPUT_PRICE: price("OPENAI_OUTPUT_PRICE"),
  OPENAI_TIMEOUT_SECONDS: integer("OPENAI_TIMEOUT_SECONDS", 5, 600).default(60),
  OPENAI_OUTPUT_TOKENS: integer("OPENAI_OUTPUT_TOKENS", 500, 1_000_000).optional(),
  OPENAI_CONTEXT_TOKENS: integer("OPENAI_CONTEXT_TOKENS", 4000, 10_000_000).default(32_000),
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
  DRAIN_SECONDS: integer("DRAIN_SECONDS", 0, 300).optional(),
  ACCESS_TOKEN_TTL: integer("ACCESS_TOKEN_TTL", 1, 86_400).default(900),
  REFRESH_GRACE: integer("REFRESH_GRACE", 0, 600).default(30),
  RECHECK_INTERVAL: integer("RECHECK_INTERVAL", 1, 3600).default(60),
  // At least the day for which answers are taken after a closing, if they were begun before it.
  START_DAYS: integer("START_DAYS", 2, 3650).default(90),
  ANSWER_DAYS: integer("ANSWER_DAYS", 1, 3650).optional(),
  AUDIT_DAYS: integer("AUDIT_DAYS", 1, 3650).default(365),
  INVITATIONS_PER_DAY: integer("INVITATIONS_PER_DAY", 0, 1_000_000).default(10_000),
});

const isOpenai = (address: string) => new URL(address).hostname === "api.openai.com";

/** Seconds: two checks of a load balancer that checks every other second. */
const productionDrain = 5;

export interface Settings {
  /** Variables that are no settings but almost have the name of one that is not set. */
  misspelt: { name: string; meant: string }[];
  production: boolean;
  port: number;
  host: string;
  /** Without a trailing slash; null until the port is known. */
  publicUrl: string | null;
  databaseUrl: string | null;
  /** The same database without a pooler, for LISTEN, locks and migrations. */
  directDatabaseUrl: string | null;
  databasePool: number;
  dataDir: string;
  /** Set explicitly: then no other folder is tried. */
  dataDirChosen: boolean;
  tokenSecret: string;
  smtpUrl: string | null;
  /** Null: derived from the host of `publicUrl`. */
  mailFrom: Mailbox | null;
  supportEmail: string;
  /** Who runs the site, as takers read it; null: nobody is named. */
  operator: string | null;
  /** Null: no model generates anything. */
  openaiKey: string | null;
  openaiBaseUrl: string;
  openaiModel: string;
  /** Whether drafted questions are answered by a model, to see whether they hold. */
  openaiCheck: boolean;
  /** Null: the one that writes. */
  openaiCheckModel: string | null;
  /** Whether the model that writes sees images. */
  openaiImages: boolean;
  /** US dollars for a million tokens, of requests and of answers; null if nobody said. */
  openaiInputPrice: number | null;
  openaiOutputPrice: number | null;
  /** Seconds for the writing of one draft, and as much for its check. */
  openaiTimeoutSeconds: number;
  /** Tokens of an answer, thinking included; null: by the number of questions. */
  openaiOutputTokens: number | null;
  /** Tokens of a request and its answer. */
  openaiContextTokens: number;
  /** `host:port`s that may be fetched although they are not public; for development and tests. */
  fetchAllowHosts: string[];
  youtubeOrigin: string;
  /** Milliseconds until a process that reads a source is killed; tests set less. */
  readMillis: number;
  /** Milliseconds for a second of the pause that a guess waits after too many wrong ones; tests set 0. */
  pauseSecond: number;
  trustProxy: number;
  logLevel: string;
  rateLimit: boolean;
  /** How long a stopping process serves while it reports "not ready". */
  drainSeconds: number;
  /** Seconds. */
  accessTokenTtl: number;
  /** Seconds. */
  refreshGrace: number;
  /** Seconds between checks that the session or token of an open connection still holds. */
  recheckInterval: number;
  /** Days for which the start of an attempt is kept. */
  startDays: number;
  /** The most days for which answers are kept as they were handed in; null without a limit. */
  answerDays: number | null;
  /** Days for which owners' logs, administrators' entries and receipts of erasures are kept. */
  auditDays: number;
  /** How many invitations and reminders an account may have mailed in a day. */
  invitationsPerDay: number;
}

export class SettingsError extends Error {}

/** Reads the environment. Throws a SettingsError that names every bad value. */
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
  if (production && !env.PUBLIC_URL) {
    throw new SettingsError("PUBLIC_URL must be set in production: links in mails begin with it");
  }
  if (production && env.FETCH_ALLOW_HOSTS.length > 0) {
    throw new SettingsError("FETCH_ALLOW_HOSTS must not be set in production: it opens the private network to links");
  }
  if (env.DIRECT_DATABASE_URL && !env.DATABASE_URL)
    throw new SettingsError("DIRECT_DATABASE_URL is for a DATABASE_URL that leads through a pooler: set both");
  const dataDir = resolve(env.DATA_DIR ?? ".data");
  return {
    misspelt: misspeltIn(given),
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    directDatabaseUrl: env.DIRECT_DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    dataDir,
    dataDirChosen: env.DATA_DIR !== undefined,
    tokenSecret: env.TOKEN_SECRET ?? "",
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    operator: env.OPERATOR,
    openaiKey: env.OPENAI_API_KEY,
    openaiBaseUrl: env.OPENAI_BASE_URL,
    openaiModel: env.OPENAI_MODEL,
    openaiCheck: env.OPENAI_CHECK === "on",
    openaiCheckModel: env.OPENAI_CHECK_MODEL,
    // Some servers pass an image over in silence, and their model makes something up.
    openaiImages: env.OPENAI_IMAGES ? env.OPENAI_IMAGES === "on" : isOpenai(env.OPENAI_BASE_URL),
    openaiInputPrice: env.OPENAI_INPUT_PRICE ?? null,
    openaiOutputPrice: env.OPENAI_OUTPUT_PRICE ?? null,
    openaiTimeoutSeconds: env.OPENAI_TIMEOUT_SECONDS,
    openaiOutputTokens: env.OPENAI_OUTPUT_TOKENS ?? null,
    openaiContextTokens: env.OPENAI_CONTEXT_TOKENS,
    fetchAllowHosts: env.FETCH_ALLOW_HOSTS,
    youtubeOrigin: "https://www.youtube.com",
    readMillis: 10_000,
    pauseSecond: 1000,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT === "on",
    drainSeconds: env.DRAIN_SECONDS ?? (production ? productionDrain : 0),
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    refreshGrace: env.REFRESH_GRACE,
    recheckInterval: env.RECHECK_INTERVAL,
    startDays: env.START_DAYS,
    answerDays: env.ANSWER_DAYS ?? null,
    auditDays: env.AUDIT_DAYS,
    invitationsPerDay: env.INVITATIONS_PER_DAY,
  };
}

function misspeltIn(given: object): Settings["misspelt"] {
  const unset = Object.keys(Environment.shape).filter((name) => !Object.hasOwn(given, name));
  return Object.keys(given).flatMap((name) => {
    const meant = Object.hasOwn(Environment.shape, name) ? null : similarName(name, unset);
    return meant === null ? [] : { name, meant };
  });
}

export const isStartedByNpm = (environment: Record<string, string | undefined> = process.env) =>
  environment.npm_lifecycle_event === "start";

/** Reads a secret from the data folder; creates it the first time. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    // Linked when complete: of two simultaneous first starts one wins, and neither reads half a secret.
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
