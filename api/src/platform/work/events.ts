import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { v4 as uuid } from "uuid";
import { Connection } from "../data/connection.ts";
import type { Transaction } from "../data/database.ts";
import type { Log } from "../log.ts";

/** Subjects of messages, and what their ids name. A domain adds its own topics. @public */
export interface Topics {
  /** Users whose sessions were ended or tokens revoked. */
  sessions: true;
  /** Queues, by name, that received jobs. */
  jobs: true;
}
export type Topic = keyof Topics;

const channel = "assay";

/** Milliseconds between messages of a process to itself, which detect a dead connection. */
const heartbeat = 1500;
const connectionMillis = 2000;

/** An open transaction, which a pool or a client outside a transaction is not. */
export type OpenTransaction = (Transaction & { $connect?: never }) | pg.ClientBase;

/** Limited, because a message holds 8,000 bytes. */
const idsPerMessage = 100;

/** Announces ids to every process, including this one, when the transaction commits. */
export async function announce(tx: OpenTransaction, topic: Topic, ids: string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += idsPerMessage) {
    const values = [channel, `* ${topic} ${ids.slice(first, first + idsPerMessage).join(",")}`];
    if ("$queryRawUnsafe" in tx) await tx.$queryRawUnsafe(notify, ...values);
    else await tx.query(notify, values);
  }
}

const notify = "SELECT FROM pg_notify($1, $2)";

/** Messages between processes over LISTEN and NOTIFY; see `announce`. */
export interface Events {
  /** Notifies only this process, for callers whose own SQL notifies the others with `message`. */
  tell(topic: Topic, ids: string[]): void;
  message(topic: Topic, ids: string[]): string;
  on(topic: Topic, listener: (id: string) => void): () => void;
  /** Called when messages may have been missed and when the connection is back: caches may be stale, sessions ended. */
  onGap(listener: () => void): () => void;
  /** Called with each new listening connection, which lasts as long as the process unless it breaks. */
  onConnect(listener: (client: pg.Client) => Promise<void>): void;
  close(): Promise<void>;
}

export async function openEvents(url: string, name: string, log: Log): Promise<Events> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const origin = uuid();
  const ownChannel = `${channel} ${origin}`;
  const greeters: ((client: pg.Client) => Promise<void>)[] = [];
  let closed = false;
  let current = await listen();

  async function listen(): Promise<Connection> {
    const client = new Connection({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: connectionMillis,
      query_timeout: connectionMillis,
    });
    client.on("notification", ({ channel: heard, payload = "" }) => {
      if (heard === channel) receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}; LISTEN "${ownChannel}"`);
      for (const greet of greeters) await greet(client);
      if (closed) throw new Error("Closed while it was opened");
    } catch (error) {
      client.cut();
      throw error;
    }
    // Registered only now: if connecting fails, the caller handles the error, and reconnecting here would do it twice.
    client.once("end", () => {
      if (!closed) void reconnect();
    });
    watchHearing(client);
    return client;
  }

  /** Closes a connection on which its own heartbeats do not arrive. */
  function watchHearing(client: Connection) {
    let isHeard = true;
    client.on("notification", ({ channel: heard }) => {
      if (heard === ownChannel) isHeard = true;
    });
    const timer = setInterval(() => {
      if (!isHeard) return client.cut();
      isHeard = false;
      client.query(`NOTIFY "${ownChannel}"`).catch(() => {});
    }, heartbeat).unref();
    client.once("end", () => clearInterval(timer));
  }

  async function reconnect() {
    log.warn("The listening connection was lost");
    emitter.emit("gap");
    for (let pause = 100; !closed; pause = Math.min(pause * 2, 5000)) {
      try {
        current = await listen();
        emitter.emit("gap");
        return;
      } catch {
        await sleep(pause);
      }
    }
  }

  function receive(payload: string) {
    const [from, topic, ids] = payload.split(" ");
    if (from !== origin && topic && ids) for (const id of ids.split(",")) emitter.emit(topic, id);
  }

  const message = (topic: Topic, ids: string[]) => `${origin} ${topic} ${ids.join(",")}`;
  const tell = (topic: Topic, ids: string[]) => {
    for (const id of ids) emitter.emit(topic, id);
  };
  const subscribe = (name: string, listener: (id: string) => void) => {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  };

  return {
    message,
    tell,
    on: subscribe,
    onGap: (listener) => subscribe("gap", listener),
    onConnect(listener) {
      greeters.push(listener);
      void listener(current).catch((error) => log.warn({ err: error }, "The listening connection failed"));
    },
    async close() {
      closed = true;
      await Promise.race([current.end(), sleep(connectionMillis, null, { ref: false })]);
      current.cut();
    },
  };
}
