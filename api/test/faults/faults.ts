import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "./world.ts";

export interface Fault {
  name: string;
  begin(world: World): Promise<void>;
  end(world: World): Promise<void>;
}

export const length = 1200;

const terminate = ({ aside, database }: World) =>
  aside.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
const nothing = async () => {};

const cutting = (when: "before" | "after"): Fault => {
  let isOn = false;
  let done: Promise<void> = Promise.resolve();
  return {
    name: `cut ${when} commit`,
    async begin({ proxy, random }) {
      isOn = true;
      done = (async () => {
        while (isOn) {
          await Promise.race([proxy.cutAt(random() < 0.5 ? "store-attempts" : "COMMIT", when), sleep(200)]);
          await sleep(20 * random());
        }
      })();
    },
    async end({ proxy }) {
      isOn = false;
      await done;
      proxy.resume();
    },
  };
};

const written = [
  "attempts",
  "tallies",
  "quizzes",
  "quiz_revisions",
  "questions",
  "idempotency_keys",
  "webhook_deliveries",
];

export const faults: Fault[] = [
  cutting("before"),
  cutting("after"),
  { name: "hang", begin: async ({ proxy }) => proxy.hang(), end: async ({ proxy }) => proxy.resume() },
  {
    name: "half-open",
    begin: async ({ proxy }) => proxy.lose(),
    end: async ({ proxy }) => proxy.resume(),
  },
  {
    name: "terminate",
    async begin(world) {
      for (let times = 0; times < 5; times++) {
        await terminate(world);
        await sleep(100);
      }
    },
    end: nothing,
  },
  {
    name: "read-only",
    async begin(world) {
      await world.aside.query(`ALTER DATABASE ${world.database} SET default_transaction_read_only = on`);
      await terminate(world);
    },
    async end(world) {
      await world.aside.query(`ALTER DATABASE ${world.database} SET default_transaction_read_only = off`);
      await terminate(world);
    },
  },
  {
    name: "full",
    async begin({ rows }) {
      await rows(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
      for (const table of written)
        await rows(`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`);
    },
    end: async ({ rows }) => void (await rows("DROP FUNCTION no_room CASCADE")),
  },
  {
    name: "lock",
    // The session that holds the lock ends automatically.
    async begin({ rows }) {
      void rows(`BEGIN; SELECT id FROM quizzes FOR UPDATE; SELECT pg_sleep(${length / 1000}); COMMIT`);
    },
    end: nothing,
  },
  { name: "slow", begin: async ({ proxy }) => proxy.slow(50), end: async ({ proxy }) => proxy.resume() },
  {
    name: "skew",
    async begin(world) {
      await world.stop("SIGTERM");
      await world.start(-5 * 60_000);
    },
    async end(world) {
      await world.stop("SIGTERM");
      await world.start();
    },
  },
  { name: "kill -9", begin: (world) => world.stop("SIGKILL"), end: (world) => world.start() },
  {
    name: "STOP",
    begin: async ({ signal }) => void signal("SIGSTOP"),
    end: async ({ signal }) => void signal("SIGCONT"),
  },
  {
    name: "duplicate",
    async begin(world) {
      world.sendsTwice = true;
    },
    async end(world) {
      world.sendsTwice = false;
    },
  },
];
