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
    error: `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });

const mailAddress = (error: string) => z.email({ pattern: emailPattern, error });

/** Whether a URL has no path. Pages load their scripts from the root, so a path would break them. */
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

/** Recognises misspelt values, with which a site would silently lack the checks and defaults of production. */
const isAlmostProduction = (value: string) =>
  value !== "production" && (similarName(value, ["production"]) !== null || /^prod$/i.test(value.trim()));

/** `default` describes a default that is not a fixed value. `docs/configuration.md` is printed from these. */
export const Environment = z.object({
  NODE_ENV: z
    .string()
    .max(100)
    .refine((value) => !isAlmostProduction(value), 'NODE_ENV must be written "production"')
    .default("")
    .meta({ description: "`production` turns on the checks and defaults of a public site.", default: "none" }),
  PORT: integer("PORT", 0, 65535).default(4000).meta({ description: "Port to listen on." }),
  HOST: z
    .string()
    .default("127.0.0.1")
    .meta({ description: "Network address to listen on. `0.0.0.0` accepts connections from other machines." }),
  PUBLIC_URL: url("PUBLIC_URL", "http", "https")
    .refine(isOrigin, "PUBLIC_URL must end with the host: Assay is not served below a path")
    .optional()
    .meta({
      description:
        "Address that people open, without a path. Links in emails and previews start with it. Required in production.",
      default: "`http://localhost:PORT`",
    }),
  DATABASE_URL: url("DATABASE_URL", "postgres", "postgresql")
    .optional()
    .meta({ description: "A PostgreSQL database, version 15 or newer.", default: "its own PostgreSQL in `DATA_DIR`" }),
  DIRECT_DATABASE_URL: url("DIRECT_DATABASE_URL", "postgres", "postgresql").optional().meta({
    description:
      "The same database without a pooler, when `DATABASE_URL` leads through one: for LISTEN, locks and migrations.",
    default: "`DATABASE_URL`",
  }),
  DATABASE_POOL: integer("DATABASE_POOL", 3, 500).default(20).meta({
    description:
      "Connections for queries and transactions. Each process uses two more; the start checks that all fit into `max_connections`.",
  }),
  DATA_DIR: z.string().optional().meta({
    description:
      "Folder for the database and secrets. A start as root in a folder that other users cannot enter uses a folder in `/var/lib/assay` instead and prints it.",
    default: "`.data`",
  }),
  TOKEN_SECRET: z.string().min(32, "TOKEN_SECRET must be at least 32 characters").optional().meta({
    description:
      "Signs tokens and links; at least 32 characters. Required in production with `DATABASE_URL`; all processes need the same one.",
    default: "created in `DATA_DIR`",
  }),
  SMTP_URL: url("SMTP_URL", "smtp", "smtps")
    .refine(hasHost, "SMTP_URL must name a mail server (smtp://smtp.example.com:587)")
    .optional()
    .meta({
      description:
        "Mail server, such as `smtps://user:password@mail.example.com`. Without one, emails stay in the database and can be read on a developer's machine.",
      default: "none",
    }),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^<>\s]+>|[^<>\s]+)$/, mailFromShape)
    .transform(mailbox)
    .pipe(z.object({ name: z.string(), address: mailAddress(mailFromShape) }))
    .optional()
    .meta({
      description: "Sender of emails: an address, or a name with an address in angle brackets.",
      default: "derived from `PUBLIC_URL`",
    }),
  SUPPORT_EMAIL: mailAddress("SUPPORT_EMAIL must be an email address").default(madeUpSupport).meta({
    description:
      "Address for questions, shown in emails, on pages and in `security.txt`. In production the start and the administration warn while it is not set.",
  }),
  OPERATOR: optional.meta({
    description: "Name of the person or organization that runs the site, shown below the first screen of each item.",
    default: "none",
  }),
  OPENAI_API_KEY: optional.meta({
    description:
      "Key for an OpenAI-compatible server. Without one, web links, PDFs and texts are drafted without a model.",
    default: "none",
  }),
  OPENAI_BASE_URL: url("OPENAI_BASE_URL", "http", "https")
    .default("https://api.openai.com/v1")
    .meta({ description: "Address of that server." }),
  OPENAI_MODEL: z.string().default("gpt-4o-mini").meta({ description: "Model that writes questions." }),
  OPENAI_CHECK: z
    .enum(["on", "off"], "OPENAI_CHECK must be on or off")
    .default("on")
    .meta({ description: "`off` skips the check in which a model answers each drafted question from its source." }),
  OPENAI_CHECK_MODEL: optional.meta({
    description: "Model for that check; a cheaper one is enough.",
    default: "`OPENAI_MODEL`",
  }),
  OPENAI_IMAGES: z.enum(["on", "off"], "OPENAI_IMAGES must be on or off").optional().meta({
    description: "Whether the model reads images, so that authors can have descriptions proposed.",
    default: "`on` at OpenAI, otherwise `off`",
  }),
  OPENAI_INPUT_PRICE: price("OPENAI_INPUT_PRICE").meta({
    description: "US dollars per million input tokens. With both prices, creators see what a draft cost.",
    default: "none",
  }),
  OPENAI_OUTPUT_PRICE: price("OPENAI_OUTPUT_PRICE").meta({
    description: "US dollars per million output tokens.",
    default: "none",
  }),
  OPENAI_TIMEOUT_SECONDS: integer("OPENAI_TIMEOUT_SECONDS", 5, 600)
    .default(60)
    .meta({ description: "Seconds for writing a draft, and again for its check. Questions written by then are kept." }),
  OPENAI_OUTPUT_TOKENS: integer("OPENAI_OUTPUT_TOKENS", 500, 1_000_000).optional().meta({
    description: "Tokens of one answer. Models that reason first need more.",
    default: "by the number of questions, up to 16,000",
  }),
  OPENAI_CONTEXT_TOKENS: integer("OPENAI_CONTEXT_TOKENS", 4000, 10_000_000).default(32_000).meta({
    description:
      "Tokens that the model accepts, its answer included. Longer sources are sent in part, sampled from the whole text.",
  }),
  FETCH_ALLOW_HOSTS: z
    .string()
    .default("")
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (hosts) => hosts.every((host) => /^[^:/@]+:\d+$/.test(host)),
      "FETCH_ALLOW_HOSTS must be a list of host:port",
    )
    .meta({
      description:
        "`host:port` entries on private networks that web links and webhooks may use. Refused in production.",
      default: "none",
    }),
  TRUST_PROXY: integer("TRUST_PROXY", 0, 10)
    .default(0)
    .meta({ description: "Number of proxies in front that write `X-Forwarded-For`; see [proxies](proxies.md)." }),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info")
    .meta({ description: "`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`." }),
  RATE_LIMIT: z
    .enum(["on", "off"], "RATE_LIMIT must be on or off")
    .default("on")
    .meta({ description: "`off` for load tests only. In production the start and the administration warn about it." }),
  DRAIN_SECONDS: integer("DRAIN_SECONDS", 0, 300).optional().meta({
    description: "Seconds for which a stopping process keeps serving while `/readyz` answers 503.",
    default: "`5` in production, otherwise `0`",
  }),
  ACCESS_TOKEN_TTL: integer("ACCESS_TOKEN_TTL", 1, 86_400)
    .default(900)
    .meta({ description: "Seconds for which the access token of a session is valid." }),
  REFRESH_GRACE: integer("REFRESH_GRACE", 0, 600).default(30).meta({
    description:
      "Seconds for which a refresh token works again after its first use, for tabs that refresh at the same moment.",
  }),
  RECHECK_INTERVAL: integer("RECHECK_INTERVAL", 1, 3600)
    .default(60)
    .meta({ description: "Seconds between checks that the session or token of an open connection is still valid." }),
  // The minimum covers the day after closing, in which attempts that started before it are still accepted.
  START_DAYS: integer("START_DAYS", 2, 3650).default(90).meta({
    description:
      "Days for which the start of an attempt is kept. Later only its count remains, and answers submitted after that count as having no start.",
  }),
  ANSWER_DAYS: integer("ANSWER_DAYS", 1, 3650).optional().meta({
    description:
      "Maximum days for which responses are kept, even for items without a rule of their own. They are then deleted, or lose names and email addresses, depending on the item.",
    default: "none",
  }),
  AUDIT_DAYS: integer("AUDIT_DAYS", 1, 3650)
    .default(365)
    .meta({ description: "Days for which activity logs, administrators' entries and receipts of erasures are kept." }),
  INVITATIONS_PER_DAY: integer("INVITATIONS_PER_DAY", 0, 1_000_000).default(10_000).meta({
    description:
      "Invitations and reminders that one account may email per day. Further ones are sent on the following days.",
  }),
});

const isOpenai = (address: string) => new URL(address).hostname === "api.openai.com";

/** Seconds: two checks of a load balancer that checks every other second. */
const productionDrain = 5;

export interface Settings {
  /** Unknown variables whose name almost matches a setting that is not set. */
  misspelt: { name: string; meant: string }[];
  production: boolean;
  port: number;
  host: string;
  /** Has no trailing slash; null until the port is known. */
  publicUrl: string | null;
  databaseUrl: string | null;
  /** The same database without a pooler, for LISTEN, locks and migrations. */
  directDatabaseUrl: string | null;
  databasePool: number;
  dataDir: string;
  /** True if the folder was set explicitly. No other folder is tried then. */
  dataDirChosen: boolean;
  tokenSecret: string;
  smtpUrl: string | null;
  /** Null if derived from the host of `publicUrl`. */
  mailFrom: Mailbox | null;
  supportEmail: string;
  /** Operator of the site as takers read it; null if not named. */
  operator: string | null;
  /** Null if no model generates anything. */
  openaiKey: string | null;
  openaiBaseUrl: string;
  openaiModel: string;
  /** Whether a model answers drafted questions, to check that they are sound. */
  openaiCheck: boolean;
  /** Null if the writing model also checks. */
  openaiCheckModel: string | null;
  /** Whether the writing model sees images. */
  openaiImages: boolean;
  /** US dollars for a million tokens, of requests and of answers; null if not set. */
  openaiInputPrice: number | null;
  openaiOutputPrice: number | null;
  /** Seconds for writing one draft, and again for checking it. */
  openaiTimeoutSeconds: number;
  /** Tokens of an answer, thinking included; null if derived from the number of questions. */
  openaiOutputTokens: number | null;
  /** Tokens of a request and its answer. */
  openaiContextTokens: number;
  /** `host:port` pairs that may be fetched although they are not public; for development and tests. */
  fetchAllowHosts: string[];
  youtubeOrigin: string;
  /** Milliseconds until a process that reads a source is killed; tests set less. */
  readMillis: number;
  /** Milliseconds of each second that a guess pauses after too many wrong guesses; tests set 0. */
  pauseSecond: number;
  trustProxy: number;
  logLevel: string;
  rateLimit: boolean;
  /** Seconds for which a stopping process still serves while it reports "not ready". */
  drainSeconds: number;
  /** Seconds. */
  accessTokenTtl: number;
  /** Seconds. */
  refreshGrace: number;
  /** Seconds between checks that the session or token of an open connection is still valid. */
  recheckInterval: number;
  /** Days for which the start of an attempt is kept. */
  startDays: number;
  /** Maximum days for which submitted answers are kept unchanged; null without a limit. */
  answerDays: number | null;
  /** Days for which owners' logs, administrators' entries and receipts of erasures are kept. */
  auditDays: number;
  /** Number of invitations and reminders that an account may email in a day. */
  invitationsPerDay: number;
}

export class SettingsError extends Error {}

/** Reads the environment. Throws a SettingsError that names every bad value. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = Environment.safeParse(values);
  if (!result.success) throw new SettingsError(result.error.issues.map(({ message }) => message).join("; "));
  const env = result.data;
  const production = env.NODE_ENV === "production";
  if (production && env.DATABASE_URL && !env.TOKEN_SECRET) {
    throw new SettingsError(
      "TOKEN_SECRET must be set when DATABASE_URL is set in production, so that every process signs alike",
    );
  }
  if (production && !env.PUBLIC_URL) {
    throw new SettingsError("PUBLIC_URL must be set in production: links in emails start with it");
  }
  if (production && env.FETCH_ALLOW_HOSTS.length > 0) {
    throw new SettingsError("FETCH_ALLOW_HOSTS must not be set in production: it opens the private network to links");
  }
  if (env.DIRECT_DATABASE_URL && !env.DATABASE_URL)
    throw new SettingsError("DIRECT_DATABASE_URL is for a DATABASE_URL that leads through a pooler: set both");
  const dataDir = resolve(env.DATA_DIR ?? ".data");
  return {
    misspelt: misspeltIn(values),
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
    // Some servers silently ignore an image, and their model makes something up.
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
    const suggestion = Object.hasOwn(Environment.shape, name) ? null : similarName(name, unset);
    return suggestion === null ? [] : { name, meant: suggestion };
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
