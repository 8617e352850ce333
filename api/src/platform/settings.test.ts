import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { warningsOf } from "./production.ts";
import { keptSecret, readSettings, SettingsError } from "./settings.ts";

it("needs nothing to be set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    publicUrl: null,
    databaseUrl: null,
    dataDir: resolve(".data"),
    accessTokenTtl: 900,
    refreshGrace: 30,
    rateLimit: true,
    trustProxy: 0,
  });
});

it("takes what is set", () => {
  const settings = readSettings({ PORT: "4100", PUBLIC_URL: "https://quiz.example/", RATE_LIMIT: "off" });
  expect(settings).toMatchObject({ port: 4100, publicUrl: "https://quiz.example", rateLimit: false });
});

it("accepts a direct URL only next to the other", () => {
  const DIRECT_DATABASE_URL = "postgresql://a@b/c";
  expect(() => readSettings({ DIRECT_DATABASE_URL })).toThrow("set both");
  expect(readSettings({ DIRECT_DATABASE_URL, DATABASE_URL: DIRECT_DATABASE_URL }).directDatabaseUrl).toBe(
    DIRECT_DATABASE_URL,
  );
});

it.each([
  ["quiz@example.com", { name: "Assay", address: "quiz@example.com" }],
  ["Quizzes & Co <quiz@example.com>", { name: "Quizzes & Co", address: "quiz@example.com" }],
])("sends mail from %s", (MAIL_FROM, mailFrom) => {
  expect(readSettings({ MAIL_FROM })).toMatchObject({ mailFrom });
});

const mailFromShape = "MAIL_FROM must be an address (quiz@example.com) or a name with one (Quizzes <quiz@example.com>)";
it.each([
  ["PORT", "http", "PORT must be a number"],
  ["PORT", "80.5", "PORT must be a whole number"],
  ["PORT", "70000", "PORT must be 65535 or less"],
  ["DATABASE_POOL", "1", "DATABASE_POOL must be 3 or more"],
  ["PUBLIC_URL", "javascript:alert(1)", "PUBLIC_URL must be a URL that starts with http:// or https://"],
  ...["/quiz", "/?from=mail", "/#top"].map((rest) => [
    "PUBLIC_URL",
    `https://quiz.example${rest}`,
    "PUBLIC_URL must end with the host: Assay is not served below a path",
  ]),
  ["SMTP_URL", "smtp://", "SMTP_URL must name a mail server (smtp://smtp.example.com:587)"],
  [
    "DATABASE_URL",
    "mysql://localhost/assay",
    "DATABASE_URL must be a URL that starts with postgres:// or postgresql://",
  ],
  ["TOKEN_SECRET", "short", "TOKEN_SECRET must be at least 32 characters"],
  ["MAIL_FROM", "us", mailFromShape],
  ["MAIL_FROM", "Us <us@example.com>, them@example.com", mailFromShape],
  ["SUPPORT_EMAIL", "us", "SUPPORT_EMAIL must be an email address"],
  ["TRUST_PROXY", "-1", "TRUST_PROXY must be 0 or more"],
  ["RATE_LIMIT", "maybe", "RATE_LIMIT must be on or off"],
  ["ACCESS_TOKEN_TTL", "0", "ACCESS_TOKEN_TTL must be 1 or more"],
  ["REFRESH_GRACE", "soon", "REFRESH_GRACE must be a number"],
  ["FETCH_ALLOW_HOSTS", "localhost:80, localhost", "FETCH_ALLOW_HOSTS must be a list of host:port"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent"],
])("refuses %s=%s in words", (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(message));
});

it("names all that is wrong in one line", () => {
  expect(() => readSettings({ PORT: "x", RATE_LIMIT: "x" })).toThrow(
    "PORT must be a number; RATE_LIMIT must be on or off",
  );
});

it.each([
  ["SMPT_URL", "SMTP_URL"],
  ["PROT", "PORT"],
  ["public-url", "PUBLIC_URL"],
  ["TRUST_PROXIES", null],
  ["TRUSTED_PROXY", null],
  ["SUPPORT_EMAILS", "SUPPORT_EMAIL"],
  ["PATH", null],
  ["AMQP_URL", null],
  ["X".repeat(100_000), null],
])("warns of %.20s as a misspelling of %s", (name, meant) => {
  const warnings = meant === null ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
  expect(warningsOf(readSettings({ [name]: "x" }))).toEqual(warnings);
});

it("doesn't take a variable for a misspelt setting that is set", () => {
  expect(readSettings({ OPENAI_MODEL: "a", OPENAI_MODELS: "b" }).misspelt).toEqual([]);
});

it.each([
  "Production",
  "PRODUCTION",
  "prod",
  "PROD ",
  " production",
  '"production"',
  "prodution",
  "productoin",
])("refuses NODE_ENV=%s", (NODE_ENV) => {
  expect(() => readSettings({ NODE_ENV })).toThrow('NODE_ENV must be written "production"');
});

it("wants one secret for all processes in production", () => {
  const environment = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://quiz.example",
    DATABASE_URL: "postgresql://db/assay",
  };
  expect(() => readSettings(environment)).toThrow(/^TOKEN_SECRET must be set/);
  expect(readSettings({ ...environment, TOKEN_SECRET: "x".repeat(32) }).production).toBe(true);
});

it("wants to know in production where people reach it", () => {
  expect(() => readSettings({ NODE_ENV: "production" })).toThrow(/^PUBLIC_URL must be set in production/);
});

it("warns of what a site in production cannot do as it is set", () => {
  const unset = { NODE_ENV: "production", PUBLIC_URL: "https://quiz.example", RATE_LIMIT: "off" };
  expect(warningsOf(readSettings(unset))).toEqual([
    expect.stringContaining("SMTP_URL"),
    expect.stringContaining("RATE_LIMIT"),
    expect.stringContaining("SUPPORT_EMAIL"),
  ]);
  expect(warningsOf(readSettings({ ...unset, NODE_ENV: "" }))).toEqual([]);
  const set = { SMTP_URL: "smtp://mail", SUPPORT_EMAIL: "help@quiz.example", RATE_LIMIT: "on" };
  expect(warningsOf(readSettings({ ...unset, ...set }))).toEqual([]);
});

it.each([
  [{ SMTP_URL: "smtp://mail.example:587" }, ["mail.example"]],
  [{ SMTP_URL: "smtp://mail.example:587?requireTLS=true" }, []],
  [{ SMTP_URL: "smtp://mail.example:465?secure=true" }, []],
  [{ SMTP_URL: "smtps://mail.example?secure=false" }, ["mail.example"]],
  [{ SMTP_URL: "smtp://mail.example?requireTLS=true&ignoreTLS=true" }, []],
  [{ SMTP_URL: "smtp://localhost:1025" }, []],
  [{ DATABASE_URL: "postgresql://u:p@database/assay" }, []],
  [{ DATABASE_URL: "postgresql://u:p@db.example/assay" }, ["add ?sslmode=verify-full to DATABASE_URL"]],
  [{ DATABASE_URL: "postgresql://u:p@db.example/assay?sslmode=prefer" }, ["db.example"]],
  [{ DATABASE_URL: "postgresql://u:p@db.example/assay?sslmode=verify-full" }, []],
  [{ DATABASE_URL: "postgresql://u:p@127.0.0.1/assay" }, []],
  [{ DATABASE_URL: "postgresql://u:p@localhost/assay?host=db.example" }, ["db.example"]],
])("warns in production of connections to other hosts in the clear: %j", (set, warnings) => {
  const rest = { NODE_ENV: "production", PUBLIC_URL: "https://quiz.example", TOKEN_SECRET: "x".repeat(32) };
  const said = { ...rest, SMTP_URL: "smtps://mail", SUPPORT_EMAIL: "help@quiz.example", ...set };
  expect(warningsOf(readSettings(said))).toEqual(warnings.map((text) => expect.stringContaining(text)));
  expect(warningsOf(readSettings({ ...said, NODE_ENV: "" }))).toEqual([]);
});

it("lets links reach named hosts, but not in production", () => {
  const environment = { FETCH_ALLOW_HOSTS: "localhost:4000, 127.0.0.1:8080" };
  expect(readSettings(environment).fetchAllowHosts).toEqual(["localhost:4000", "127.0.0.1:8080"]);
  expect(() => readSettings({ ...environment, NODE_ENV: "production", PUBLIC_URL: "https://quiz.example" })).toThrow(
    /^FETCH_ALLOW_HOSTS must not be set/,
  );
});

it("makes a secret once, for nobody else to read", () => {
  const folder = mkdtempSync(join(tmpdir(), "assay-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = keptSecret(folder, "token");
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(keptSecret(folder, "token")).toBe(secret);
  expect(keptSecret(folder, "other")).not.toBe(secret);
  if (process.platform !== "win32") expect(statSync(join(folder, "token.secret")).mode & 0o777).toBe(0o600);
});

it("takes it that models see images at OpenAI, and elsewhere where it is said", () => {
  const OPENAI_BASE_URL = "http://localhost:11434/v1";
  expect(readSettings({}).openaiImages).toBe(true);
  expect(readSettings({ OPENAI_IMAGES: "off" }).openaiImages).toBe(false);
  expect(readSettings({ OPENAI_BASE_URL }).openaiImages).toBe(false);
  expect(readSettings({ OPENAI_BASE_URL, OPENAI_IMAGES: "on" }).openaiImages).toBe(true);
});
