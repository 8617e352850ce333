import { hostname } from "node:os";
import { describe, expect, it } from "vitest";
import { newSecret } from "./identity/secret.ts";
import { createLog } from "./log.ts";
import { UndeliveredError } from "./mail/mail.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line) => void lines.push(line) });

function logged(fields: object): string {
  lines.length = 0;
  log.info(fields, "Something");
  JSON.parse(lines[0] as string);
  return lines[0] as string;
}

describe("the log holds no", () => {
  it.each([
    ["ann@example.com", "450 4.2.0 <ann@example.com>: Recipient address rejected"],
    ["ann@example.com", "ann@example.com"],
    ["ann@example.com", "lines:\nann@example.com\tand others"],
    ["ann@163.com", "450 <ann@163.com>"],
    ["ann@0-0.1.example", "450 <ann@0-0.1.example>"],
    ["किरण@example.com", "550 <किरण@example.com>"],
    ["jörg@müller.example", "550 <jörg@müller.example>"],
    ["o'brien+quiz@mail.example", 'to "o\'brien+quiz@mail.example"'],
    ["ann@localhost", "<ann@localhost>"],
    ["r&d", "450 <r&d@example.com>"],
    ["hr/`", "550 <hr/`{x}@example.com>"],
    ["hunter2", "connect to postgresql://assay:hunter2@db.example:5432/assay"],
  ])("%s of %j", (held, text) => {
    for (const line of [
      logged({ err: new UndeliveredError(text, "The SMTP server did not take a mail") }),
      logged({ err: Object.assign(new Error(text), { response: text, rejected: [text] }) }),
      logged({ deep: { in: [text] } }),
    ]) {
      expect(line).not.toContain(held);
      expect(line).toMatch(/\[(address|secret)\]/);
    }
  });

  it.each([
    ["a key of a link", newSecret()],
    ["a token of a program", `assay_pat_${newSecret()}`],
    ["an access token", `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMUExQjJDM0Q0RTVGNkE3QjhDOSJ9.${newSecret()}`],
  ])("%s", (_name, secret) => {
    expect(logged({ reason: `got ${secret}` })).not.toContain(secret.slice(-20));
    expect(logged({ err: new Error(`at\n${secret}`) })).not.toContain(secret.slice(-20));
  });
});

it("contains the facts an operator looks for", () => {
  const fields = {
    reqId: "01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b",
    trace: "4bf92f3577b34da6a3ce929d0e0e4736",
    url: "/api/quizzes/01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b/attempts",
    file: "node_modules/@prisma/adapter-pg/dist/index.mjs:12",
    version: "node_modules/.pnpm/pg@8.16.3/node_modules",
  };
  expect(JSON.parse(logged(fields))).toMatchObject({ ...fields, pid: process.pid, host: hostname(), msg: "Something" });
});
