import pg from "pg";
import { expect, it } from "vitest";
import { templateUrl, testDatabase } from "../../../test/database.ts";
import { createLog } from "../log.ts";
import { connect } from "./database.ts";
import { migrate } from "./migrate.ts";

it("leaves a database alone that is up to date", async () => {
  expect(await migrate(await testDatabase())).toEqual([]);
});

it("is done by one of several processes that start at once", async () => {
  const template = await templateUrl();
  const admin = new pg.Client({ connectionString: new URL("postgres", template).href });
  await admin.connect();
  await admin.query("CREATE DATABASE migrate_test");
  await admin.end();
  const url = new URL("migrate_test", template).href;
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(url)).toEqual([]);
  const { db, close } = connect(url, createLog("silent"));
  expect(await db.user.count()).toBe(0);
  await close();
});

it("says in one line that there is no database", async () => {
  await expect(migrate("postgresql://nobody@127.0.0.1:1/none")).rejects.toThrow(
    /^The database does not let us in: .*ECONNREFUSED/,
  );
});

it("says in one line that the database is of a newer version", async () => {
  const url = await testDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('later', 'later', '29990101000000_later', now(), 1)`,
  );
  await expect(migrate(url)).rejects.toThrow(
    /^The database is of a newer version of Assay \(29990101000000_later\): start that version/,
  );
  await client.query("DELETE FROM _prisma_migrations WHERE id = 'later'");
  await client.end();
});
