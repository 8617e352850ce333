import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { testApp } from "../../../test/harness.ts";
import { sharedSessions } from "../../../test/servers/pooler.ts";
import { SettingsError } from "../settings.ts";
import { Connection } from "./connection.ts";
import { checkBudget, listenerName, probeQueries, probeSession } from "./probe.ts";

const url = await testDatabase();

it("takes PostgreSQL itself", async () => {
  await probeSession(url);
  await probeQueries(url);
});

it("refuses a database that would lose what it has confirmed", async () => {
  const name = new URL(url).pathname.slice(1);
  const client = new Connection(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await expect(probeQueries(url)).rejects.toThrow(/would lose acknowledged answers .+ turn on synchronous_commit/);
  await client.query(`ALTER DATABASE ${name} RESET synchronous_commit`);
});

it("reports in a line that a pooler that shares sessions would lose notifications", { tags: ["slow"] }, async () => {
  const says = /LISTEN and NOTIFY.+DIRECT_DATABASE_URL/;
  await expect(probeSession(await sharedSessions(url))).rejects.toThrow(
    expect.objectContaining({ message: expect.stringMatching(says), constructor: SettingsError }),
  );
});

it("reports in a line that the pooler refuses time limits, or drops them", async () => {
  const refusing = await sharedSessions(url, "statement_timeout");
  await expect(probeQueries(refusing)).rejects.toThrow(/statement_timeout.+ignore_startup_parameters/);
  const dropping = await sharedSessions(url);
  await expect(probeQueries(dropping)).rejects.toThrow(/drops statement_timeout/);
});

it("reports in a line that prepared statements would get lost", async () => {
  const role = new URL(url).username;
  const name = new URL(url).pathname.slice(1);
  const client = new Connection(url);
  await client.connect();
  await client.query(`ALTER ROLE ${role} IN DATABASE ${name} SET statement_timeout = '10s'`);
  await client.end();
  await expect(probeQueries(await sharedSessions(url))).rejects.toThrow(/prepared statements.+"assay-probe"/);
});

it("counts what all processes may take of what the database allows", async () => {
  const allowed = new Connection(url);
  await allowed.connect();
  onTestFinished(() => allowed.end());
  const name = new URL(url).pathname.slice(1);
  await allowed.query(`ALTER DATABASE ${name} CONNECTION LIMIT 16`);
  // Excluded from the count, because its database is different.
  const elsewhere = new Connection({
    connectionString: new URL("postgres", url).href,
    application_name: listenerName(4),
  });
  await elsewhere.connect();
  onTestFinished(() => elsewhere.end());

  await expect(testApp({ databasePool: 20 })).rejects.toThrow(
    "DATABASE_POOL is 20, but the database allows 16 connections: set it to 14 or less",
  );
  const { platform } = await testApp({ databasePool: 8 });
  // The connections of the failed start take a moment to close.
  await expect
    .poll(() => checkBudget(platform.sql, 8))
    .toBe("The database allows 16 connections, and 2 processes may take 20: set DATABASE_POOL to 6 or less");
  expect(await checkBudget(platform.sql, 4)).toBeNull();
});
