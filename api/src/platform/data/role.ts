import type pg from "pg";
import { Connection } from "./connection.ts";

export const serviceRole = "assay_service";

const database = "assay";

/**
 * Creates the service's role and its database if missing. Transfers a database that the superuser still owns to the
 * role.
 */
export async function prepareDatabase(admin: pg.Client, adminUrl: string, password: string): Promise<void> {
  const { rowCount: roles } = await admin.query("SELECT FROM pg_roles WHERE rolname = $1", [serviceRole]);
  if (roles === 0) await admin.query(`CREATE ROLE ${serviceRole} LOGIN PASSWORD ${admin.escapeLiteral(password)}`);
  const { rows } = await admin.query<{ owner: string }>(
    "SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1",
    [database],
  );
  if (rows.length === 0) await admin.query(`CREATE DATABASE ${database} OWNER ${serviceRole}`);
  else if (rows[0]?.owner !== serviceRole) await handOver(adminUrl);
}

/** One transaction, so that an interrupted start leaves the whole change to the next one. */
async function handOver(adminUrl: string) {
  const client = new Connection({ connectionString: new URL(database, adminUrl).href });
  await client.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ statement: string }>(ownerships);
    for (const { statement } of rows) await client.query(`${statement} OWNER TO ${serviceRole}`);
    await client.query(`ALTER DATABASE ${database} OWNER TO ${serviceRole}`);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

// REASSIGN OWNED refuses the bootstrap superuser. Excluded are objects of PostgreSQL and of extensions, and
// sequences owned by a column.
const ownerships = `
  WITH ours AS (
    SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), bound AS (
    SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'a', 'i')
  )
  SELECT format('ALTER SCHEMA %I', nspname) AS statement FROM pg_namespace WHERE oid IN (SELECT oid FROM ours) AND nspname <> 'public'
  UNION ALL
  SELECT format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass)
    FROM pg_class WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p', 'v', 'm', 'S')
     AND NOT (relkind = 'S' AND ('pg_class'::regclass, oid) IN (SELECT classid, objid FROM bound))
  UNION ALL
  SELECT format('ALTER ROUTINE %s', oid::regprocedure)
    FROM pg_proc WHERE pronamespace IN (SELECT oid FROM ours) AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM bound)
  UNION ALL
  SELECT format('ALTER TYPE %s', oid::regtype)
    FROM pg_type WHERE typnamespace IN (SELECT oid FROM ours) AND typtype IN ('e', 'd') AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM bound)`;
