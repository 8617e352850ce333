import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Health } from "../health.ts";
import type { Log } from "../log.ts";
import { Connection } from "./connection.ts";

/** Milliseconds. */
const times = {
  /** Between two looks at what waits. */
  look: 100,
  /** After which the server is asked whether it is at work for whoever waits, and how early while others were just lost. */
  suspicious: 700,
  alarmed: 250,
  alarm: 3000,
  /** What an answer may need from the server to us. */
  onItsWay: 150,
  /** In which a server that is there answers. */
  silence: 1000,
  /** After which nobody waits any longer where the server cannot be asked, because of a pooler in between. */
  atMost: 15_000,
};

export interface Watchdog {
  cutAll(): void;
  stop(): void;
}

/**
 * Cuts the connections of a pool on which an answer will never come: a proxy, a firewall or a machine may have lost
 * them without telling us. The server, asked over a fresh connection, knows whether it is at work on a query; a server
 * that does not answer that either is taken for gone, which `health` is told. With the lost ones the idle ones go, which came the same way.
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

  /** When to ask about a connection again that the server was at work for. */
  const later = new WeakMap<Connection, number>();
  let isLooking = false;
  let alarmedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => void look(), times.look).unref();

  async function look() {
    const now = performance.now();
    const waits: Wait[] = [];
    const isAlarmed = now - alarmedAt < times.alarm;
    const suspicious = isAlarmed ? times.alarmed : times.suspicious;
    for (const connection of open) {
      const { waitingSince: since } = connection;
      if (since !== null && now - since > suspicious && (isAlarmed || now > (later.get(connection) ?? 0)))
        waits.push({ connection, since });
    }
    if (isLooking || (waits.length === 0 && !health.isSilent)) return;
    isLooking = true;
    try {
      const lost = await lostOf(url, waits);
      health.isSilent = lost === "all";
      const gone = (lost === "all" ? waits : lost).filter(stillWaits);
      // Twice as long as before: a statement that takes its time is not asked about again and again.
      for (const { connection, since } of waits) later.set(connection, 2 * performance.now() - since);
      if (gone.length === 0) return;
      alarmedAt = performance.now();
      log.warn({ connections: gone.length }, "Connections to the database are given up: nothing comes back");
      for (const connection of [...gone.map(({ connection }) => connection), ...idle]) connection.cut();
    } finally {
      isLooking = false;
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
}

const stillWaits = ({ connection, since }: Wait) => connection.waitingSince === since;

/** Those of the waits that the server is not at work for; all, when it is not there. */
async function lostOf(url: string, waits: Wait[]): Promise<Wait[] | "all"> {
  const asking = new Connection({
    connectionString: url,
    connectionTimeoutMillis: times.silence,
    query_timeout: times.silence,
  });
  try {
    await asking.connect();
    const { rows } = await asking.query<{ self: number }>("SELECT pg_backend_pid() AS self");
    // Behind a pooler that tells numbers of its own, only patience is left.
    if (rows[0]?.self !== asking.processID)
      return waits.filter(({ since }) => performance.now() - since > times.atMost);
    const idleAtFirst = await withoutWork(asking, waits);
    if (idleAtFirst.length === 0) return [];
    // It may have answered just now.
    await sleep(times.onItsWay);
    const lost = await withoutWork(asking, idleAtFirst.filter(stillWaits));
    // What they hold is let go of at once, or whoever tries again would wait for it.
    await asking.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pidsOf(lost)]);
    return lost;
  } catch (error) {
    // A server without room for one more is there, and may be at work.
    return (error as { code?: string }).code === "53300" ? [] : "all";
  } finally {
    asking.cut();
  }
}

const pidsOf = (waits: Wait[]) => waits.map(({ connection }) => connection.processID);

async function withoutWork(asking: Connection, waits: Wait[]): Promise<Wait[]> {
  // An active backend that waits for us to send the rest of a query is not at work, either.
  const { rows } = await asking.query<{ pid: number | null }>(
    `SELECT pid FROM pg_stat_activity
      WHERE pid = ANY($1) AND (state IS NULL OR state NOT LIKE 'idle%') AND wait_event IS DISTINCT FROM 'ClientRead'`,
    [pidsOf(waits)],
  );
  const atWork = new Set(rows.map(({ pid }) => pid));
  return waits.filter(({ connection }) => !atWork.has(connection.processID));
}
