import { expect } from "vitest";
import { failuresOf } from "../cases/failures.ts";
import type { World } from "./world.ts";

type Who = keyof World["clients"];
type Given<T> = T | ((world: World) => T | Promise<T>);
type Method = "GET" | "POST" | "PUT" | "PATCH";

export interface Case {
  /** Method and path, if not the row's; `{quiz}` is the shared quiz, `{creator}` the creator's id. */
  call?: Given<string>;
  id?: string;
  by: Who;
  send?: Given<object>;
  headers?: Record<string, string>;
  status: number;
  answer: object;
}

/** A row of one of the specification's tables, with the calls that demonstrate it. */
export interface Row {
  row: string;
  cases: Case[];
}

export const row = (row: string, ...cases: Case[]): Row => ({ row, cases });

export const text = expect.any(String);
export const number = expect.any(Number);
export const flag = expect.any(Boolean);
export const list = expect.any(Array);
export const tokens = { accessToken: text, refreshToken: text };

const given = <T>(value: Given<T>, world: World): T | Promise<T> =>
  typeof value === "function" ? (value as (world: World) => T | Promise<T>)(world) : value;

/** Returns the cases that failed. */
export const failedRows = (rows: Row[], world: World) =>
  failuresOf(
    rows.flatMap(({ row, cases }) => cases.map((one, place) => ({ row, one, place }))),
    ({ row, one: { id = "", by, status }, place }) => `${row} ${id} · ${by} · ${status} (${place + 1})`,
    ({ row, one }) => {
      world.rest();
      return runCase(row, one, world);
    },
  );

async function runCase(row: string, { call = row, id = "", by, send, headers, status, answer }: Case, world: World) {
  const [method, address = ""] = (await given(call, world)).split(" ");
  const path = address
    .replace(/^\/api/, "")
    .replace(/\{(\w+)\}/g, (_all, name: string) => world.places[name] ?? world.places[id] ?? id);
  const response = await world.clients[by].rest(method as Method, path, await given(send, world), headers);
  expect(response).toMatchObject({ status, body: answer });
}
