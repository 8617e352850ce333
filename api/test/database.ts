import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { opened } from "./opened.ts";

let copy: Promise<Copy> | undefined;

export interface Copy {
  url: string;
  drop(): Promise<void>;
}

export const hasDatabase = () => copy !== undefined;

/** Returns the database of this test file: migrated, empty, not shared. Created on the first call. */
export async function testDatabase(make: () => Promise<Copy> = copyTemplate): Promise<string> {
  if (!copy) {
    copy = make();
    opened.add({
      async close() {
        const made = await copy;
        copy = undefined;
        await made?.drop();
      },
    });
  }
  return (await copy).url;
}

export async function templateUrl(): Promise<string> {
  const answer = await fetch(inject("cluster"));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

export async function copyTemplate(): Promise<Copy> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await templateUrl();
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: new URL("postgres", template).href });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await run(`CREATE DATABASE ${name} TEMPLATE assay_template STRATEGY file_copy`);
  return { url: new URL(name, template).href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
