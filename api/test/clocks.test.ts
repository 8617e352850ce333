import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginProgress } from "../src/generation/progress.ts";
import { createUploadLink } from "../src/generation/upload/upload.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { viewerOf } from "../src/platform/identity/authentication.ts";
import { aQuiz, aUser, password } from "./factories.ts";
import { testApp } from "./harness.ts";
import { mailedToken } from "./mail.ts";
import { aReceiver } from "./servers/receiver.ts";

const app = await testApp({ publicUrl: "https://quiz.example" });
const { platform, http } = app;
const visitor = await app.as();
const aProvenUser = () => aUser(platform, { isEmailVerified: true });
const progress = { kind: "QUIZ" as const, title: null, stage: "READING" as const, line: "", wanted: 1, questions: [] };

let count = 0;
async function aMover() {
  const user = await aProvenUser();
  const email = `clocks-${++count}@example.com`;
  const names = { firstName: "Augusta", lastName: "King" };
  await (await app.as(user)).rest("PATCH", "/auth/profile", { ...names, email, currentPassword: password });
  return { user, email, link: await mailedToken(platform, email, "address-confirmation") };
}

async function everything() {
  const owner = await aProvenUser();
  const client = await app.as(owner);
  const quiz = await aQuiz(platform, owner);

  const newcomer = await aUser(platform);
  await (await app.as(newcomer)).rest("POST", "/auth/resend-verification");
  const verification = await mailedToken(platform, newcomer.email, "verification");
  const forgetful = await aProvenUser();
  await visitor.rest("POST", "/auth/forgot-password", { email: forgetful.email });
  const reset = await mailedToken(platform, forgetful.email, "reset");
  const mover = await aMover();
  const moved = await aMover();
  await visitor.rest("POST", "/auth/verify-email", { token: moved.link });
  const undo = await mailedToken(platform, moved.user.email, "address-changed");

  const bearer = await aUser(platform);
  const token = { name: "Nightly", scope: "read", expiresInDays: 30 };
  const { secret } = (await (await app.as(bearer)).rest("POST", "/auth/tokens", token)).body;
  const receiver = await aReceiver();
  platform.settings.fetchAllowHosts = [...platform.settings.fetchAllowHosts, receiver.host];
  const webhook = (await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: `${receiver.url}/` })).body;
  await client.rest("POST", `/webhooks/${webhook.id}/secret`);
  const download = await client.graphql(
    "mutation ($id: ID!) { exportResults(id: $id, format: CSV) { ... on ExportResultsSuccess { data } } }",
    { id: globalId("Content", quiz.id) },
  );
  for (const id of ["generation-1", "generation-2"]) await beginProgress(platform, owner.id, id, progress);

  return {
    verification: () => visitor.rest("POST", "/auth/verify-email", { token: verification }),
    reset: () => visitor.rest("POST", "/auth/reset-password", { token: reset, password, confirmPassword: password }),
    change: () => visitor.rest("POST", "/auth/verify-email", { token: mover.link }),
    undo: () => visitor.rest("POST", "/auth/undo-email-change", { token: undo }),
    token: () => app.withToken(secret).rest("GET", "/auth/me"),
    download: async () => ({
      status: (await http.inject({ method: "GET", url: download.data.exportResults.data })).statusCode,
    }),
    async formerSecret() {
      await client.rest("POST", `/webhooks/${webhook.id}/test`);
      return (receiver.calls.at(-1)?.headers["webhook-signature"] ?? "").split(" ").length;
    },
    place: () =>
      beginProgress(platform, owner.id, null, progress).then(
        (taken) => taken.end().then(() => "taken"),
        ({ code }) => code,
      ),
    async upload(life?: string) {
      const link = new URL(await createUploadLink(platform, await viewerOf(platform, client.authorization, ""), life));
      return http.inject({
        method: "PUT",
        url: link.pathname + link.search,
        headers: { "content-type": "application/pdf" },
        payload: Buffer.from("%PDF-1.7"),
      });
    },
  };
}

const columns = [
  ["users", "email_verification_expires"],
  ["users", "password_reset_expires"],
  ["address_changes", "expires_at"],
  ["address_changes", "undo_until"],
  ["access_tokens", "expires_at"],
  ["webhooks", "former_until"],
  ["export_links", "expires_at"],
  ["generations", "started_at"],
  ["mails", "created_at"],
];

/** Returns the minutes from now, by the database's clock, to the newest time of each column. */
async function minutes() {
  const left: Record<string, number> = {};
  for (const [table, column] of columns) {
    const time = `round(extract(epoch FROM max(${column}) - now()) / 60)::int`;
    const { rows } = await platform.sql.query<{ minutes: number }>(`SELECT ${time} AS minutes FROM ${table}`);
    left[`${table}.${column}`] = rows[0]?.minutes ?? Number.NaN;
  }
  return left;
}

/** Makes everything expire at that time. Generations get a time three minutes earlier. */
async function endAll(time: string) {
  for (const [table, column] of columns.filter(([table]) => table !== "mails")) {
    const began = table === "generations" ? "- interval '3 minutes'" : "";
    await platform.sql.query(`UPDATE ${table} SET ${column} = ${time} ${began} WHERE ${column} IS NOT NULL`);
  }
}

const hour = 3_600_000;

describe.each([
  ["behind", -hour],
  ["ahead", hour],
])("in a process whose clock is an hour %s the database's", (_name, difference) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + difference }));
  afterEach(() => void vi.useRealTimers());

  it("gives everything that expires its whole time", async () => {
    await everything();
    expect(await minutes()).toEqual({
      "users.email_verification_expires": 24 * 60,
      "users.password_reset_expires": 60,
      "address_changes.expires_at": 24 * 60,
      "address_changes.undo_until": 7 * 24 * 60,
      "access_tokens.expires_at": 30 * 24 * 60,
      "webhooks.former_until": 24 * 60,
      "export_links.expires_at": 5,
      "generations.started_at": 0,
      "mails.created_at": 0,
    });
  });

  it("accepts everything that has a minute left", async () => {
    const { formerSecret, place, upload, ...others } = await everything();
    await endAll("now() + interval '1 minute'");
    const statuses: Record<string, number> = {};
    for (const [name, use] of Object.entries(others)) statuses[name] = (await use()).status;
    expect(statuses).toEqual({ verification: 200, reset: 200, change: 200, undo: 200, token: 200, download: 200 });
    expect(await formerSecret()).toBe(2);
    expect(await place()).toBe("RATE_LIMITED");
    expect((await upload()).statusCode).toBe(200);
  });

  it("refuses everything that expired a minute ago", async () => {
    const { formerSecret, place, upload, ...others } = await everything();
    await endAll("now() - interval '1 minute'");
    const statuses: Record<string, number> = {};
    for (const [name, use] of Object.entries(others)) statuses[name] = (await use()).status;
    expect(statuses).toEqual({ verification: 400, reset: 400, change: 400, undo: 400, token: 401, download: 404 });
    expect(await formerSecret()).toBe(1);
    expect(await place()).toBe("taken");
    expect((await upload("-1 minute")).statusCode).toBe(403);
  });
});
