import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { opened } from "./opened.ts";

let copy: Promise<string> | undefined;

/** The database of this test file: migrated, empty, not shared. */
export function testDatabase(): Promise<string> {
  if (!copy) {
    copy = copyTemplate();
    opened.add({ close: async () => (copy = undefined) });
  }
  return copy;
}

export async function templateUrl(): Promise<string> {
  const answer = await fetch(inject("cluster"));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

async function copyTemplate(): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await templateUrl();
  const admin = new pg.Client({ connectionString: new URL("postgres", template).href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE assay_template`);
  await admin.end();
  return new URL(name, template).href;
}
