import { expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { settled } from "./settled.ts";

const { platform } = await testApp();
const { sql } = platform;

const now = async () => (await sql.query<{ now: Date }>("SELECT clock_timestamp() AS now")).rows[0]?.now as Date;

it("comes up to the present while nothing is under way", async () => {
  const asked = await now();
  await expect.poll(() => settled(sql)).toSatisfy((moment: Date) => moment >= asked);
});

it("waits for a transaction that may still write, and no longer", async () => {
  const client = await sql.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query("SELECT now()::timestamptz(3) AS began");
    const { began } = rows[0];
    const later = await now();
    await expect.poll(now).toSatisfy((moment: Date) => moment.getTime() > later.getTime() + 200);
    expect((await settled(sql)).getTime()).toBeLessThanOrEqual(began.getTime());
    await client.query("COMMIT");
    await expect.poll(() => settled(sql)).toSatisfy((moment: Date) => moment > later);
  } finally {
    client.release(true);
  }
});
