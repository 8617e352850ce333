import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Health } from "../health.ts";
import type { Log } from "../log.ts";
import { Connection } from "./connection.ts";

/** Milliseconds. */
const times = {
  look: 100,
  /** Maximum travel time of an answer. */
  onItsWay: 150,
  silence: 1000,
};

/** Waits are counted in looks, so that a process too busy to read does not mistake its own delay for silence. */
const looks = {
  /** Looks until a waiting query is checked; sooner after other connections were lost. */
  suspicious: 7,
  alarmed: 3,
  alarm: 30,
  /** A probe that times out within fewer looks proves nothing. */
  silence: 5,
  /** The longest wait if a pooler hides the server's backends. */
  atMost: 150,
};

export interface Watchdog {
  cutAll(): void;
  stop(): void;
}

/**
 * Cuts connections that a proxy, firewall or machine lost silently. A fresh connection asks the server which queries
 * are running. If the server does not answer, `health` reports it. Idle connections took the same route and are cut
 * too.
 */
export function watchConnections(url: string, pool: pg.Pool, health: Pick<Health, "isSilent">, log: Log): Watchdog {
  const [open, idle] = [new Set<Connection>(), new Set<Connection>()];
  pool.on("connect", (client) => {
    const connection = client as unknown as Connection;
    open.add(connection);
    connection.once("end", () => {
      open.delete(connection);
      idle.delete(connection);
    });
  });
  pool.on("acquire", (client) => idle.delete(client as unknown as Connection));
  pool.on("release", (_error, client) => idle.add(client as unknown as Connection));

  const waits = new WeakMap<Connection, Wait>();
  let look = 0;
  let alarmUntil = 0;
  let isProbing = false;
  const timer = setInterval(() => void check(), times.look).unref();

  async function check() {
    look++;
    const isAlarmed = look < alarmUntil;
    const suspects: Wait[] = [];
    for (const connection of open) {
      const { waitingSince: since } = connection;
      if (since === null) continue;
      let wait = waits.get(connection);
      if (wait?.since !== since) {
        wait = { connection, since, looks: 0, checkAt: looks.suspicious };
        waits.set(connection, wait);
      }
      if (++wait.looks >= (isAlarmed ? looks.alarmed : wait.checkAt)) suspects.push(wait);
    }
    if (isProbing || (suspects.length === 0 && !health.isSilent)) return;
    isProbing = true;
    try {
      const probedAt = look;
      const lostPids = await lostOf(url, suspects, () => look - probedAt >= looks.silence);
      if (lostPids === "unknown") return;
      health.isSilent = lostPids === "all";
      const lostWaits = (lostPids === "all" ? suspects : lostPids).filter(stillWaits);
      // The interval doubles, so that a slow statement is not checked constantly.
      for (const wait of suspects) wait.checkAt = 2 * wait.looks;
      if (lostWaits.length === 0) return;
      alarmUntil = look + looks.alarm;
      log.warn({ connections: lostWaits.length }, "Connections to the database are given up: nothing comes back");
      for (const connection of [...lostWaits.map(({ connection }) => connection), ...idle]) connection.cut();
    } finally {
      isProbing = false;
    }
  }

  return {
    cutAll() {
      for (const connection of open) connection.cut();
    },
    stop: () => clearInterval(timer),
  };
}

interface Wait {
  connection: Connection;
  since: number;
  looks: number;
  checkAt: number;
}

const stillWaits = ({ connection, since }: Wait) => connection.waitingSince === since;

/**
 * The waits that the server is not working on; "all" if the server is gone, "unknown" if this process read too late.
 */
async function lostOf(url: string, waits: Wait[], isWitnessed: () => boolean): Promise<Wait[] | "all" | "unknown"> {
  const probe = new Connection({
    connectionString: url,
    connectionTimeoutMillis: times.silence,
    query_timeout: times.silence,
  });
  try {
    await probe.connect();
    const { rows } = await probe.query<{ self: number }>("SELECT pg_backend_pid() AS self");
    // A pooler sends its own backend ids, so only a time limit helps.
    if (rows[0]?.self !== probe.processID) return waits.filter((wait) => wait.looks > looks.atMost);
    const idleAtFirst = await withoutWork(probe, waits);
    if (idleAtFirst.length === 0) return [];
    await sleep(times.onItsWay);
    const lostPids = await withoutWork(probe, idleAtFirst.filter(stillWaits));
    // Ends their backends, so that a retry does not wait for their locks.
    await probe.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pidsOf(lostPids)]);
    return lostPids;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    // A server without a free connection is alive and may be working.
    if (code === "53300") return [];
    return /timeout/.test(message) && !isWitnessed() ? "unknown" : "all";
  } finally {
    probe.cut();
  }
}

const pidsOf = (waits: Wait[]) => waits.map(({ connection }) => connection.processID);

async function withoutWork(probe: Connection, waits: Wait[]): Promise<Wait[]> {
  // A backend in ClientRead waits for the rest of a query, so it is not working.
  const { rows } = await probe.query<{ pid: number | null }>(
    `SELECT pid FROM pg_stat_activity
      WHERE pid = ANY($1) AND (state IS NULL OR state NOT LIKE 'idle%') AND wait_event IS DISTINCT FROM 'ClientRead'`,
    [pidsOf(waits)],
  );
  const atWork = new Set(rows.map(({ pid }) => pid));
  return waits.filter(({ connection }) => !atWork.has(connection.processID));
}
