import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { csvRows, download, jsonRows, type Progress } from "./exporting.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("counts the rows of a CSV file, whatever its cells hold and wherever it is cut", () => {
  const count = csvRows();
  expect(count(bytes("Name,Answer\r\n"))).toBe(0);
  expect(count(bytes('Ann,"one\ntwo ""qu'))).toBe(0);
  expect(count(bytes('oted""\n"\r\nBen,x\r\n'))).toBe(2);
});

it("counts the records of a JSON file", () => {
  const count = jsonRows();
  expect(count(bytes('[\n{"a":1}'))).toBe(0);
  expect(count(bytes(',\n{"a":2}\n'))).toBe(2);
});

const server = createServer((request, response) => {
  if (request.url === "/gone") {
    response.writeHead(404, { "content-type": "application/json" }).end('{"message":"This download link has expired"}');
  } else {
    response.writeHead(200, { "x-total-rows": "2", "content-disposition": 'attachment; filename="quiz.csv"' });
    response.end("Name\r\nAnn\r\nBen\r\n");
  }
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

it("ends with the whole file under the server's name for it", async () => {
  const told: Progress[] = [];
  const { file, name, total } = await download(`${url}/ok`, "csv", AbortSignal.timeout(5000), (one) => told.push(one));
  expect([await file.text(), name, total]).toEqual(["Name\r\nAnn\r\nBen\r\n", "quiz.csv", 2]);
  expect(told.at(-1)).toEqual({ bytes: 16, rows: 2, total: 2 });
});

it("fails with the server's words, or as asked", async () => {
  const nothing = () => {};
  await expect(download(`${url}/gone`, "csv", AbortSignal.timeout(5000), nothing)).rejects.toThrow(
    "This download link has expired",
  );
  await expect(download(`${url}/ok`, "csv", AbortSignal.abort(), nothing)).rejects.toThrow(/abort/i);
});
