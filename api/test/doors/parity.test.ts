import { expect, it } from "vitest";
import { schema } from "../../src/schema.ts";
import { failuresOf } from "../cases/failures.ts";
import { testApp } from "../harness.ts";
import { alike, onlyGraphql, onlyRest } from "./parity.ts";

/* REST and GraphQL can do the same. `parity.ts` lists how, and gives a reason for each exception. */

const { http } = await testApp();
const operations = http.operations.map(({ operation }) => operation.operationId).toSorted();
const fields = [schema.getMutationType(), schema.getSubscriptionType(), schema.getQueryType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);
const pairs = Object.entries(alike);
const where =
  "api/test/doors/parity.ts: build it on the other door too, or add it to onlyRest or onlyGraphql with the reason";

it("each operation of REST has its like over GraphQL, or a reason", () => {
  const known = [...pairs.map(([operation]) => operation), ...Object.keys(onlyRest)].toSorted();
  expect(operations, `REST's operations and ${where}`).toEqual(known);
});

it("each root field of GraphQL has its like over REST, or a reason", () => {
  const used = new Set(pairs.flatMap(([, paths]) => [paths].flat()).map((path) => path.split(".")[0]));
  const unknown = fields.filter((name) => !used.has(name) && !(name in onlyGraphql));
  expect(unknown, `GraphQL's root fields are missing in ${where}`).toEqual([]);
  expect(Object.keys(onlyGraphql).filter((name) => used.has(name) || !fields.includes(name))).toEqual([]);
});

it("pairs operations with fields that exist", async () => {
  const failures = await failuresOf(
    pairs.flatMap(([operation, paths]) => [paths].flat().map((path) => ({ operation, path }))),
    ({ operation, path }) => `${operation} is ${path}`,
    ({ path }) => {
      const [root = "", ...rest] = path.split(".");
      expect(fields).toContain(root);
      for (const part of rest) {
        const [type, field] = part.split(":");
        const found = schema.getType(type ?? "");
        expect(found && "getFields" in found ? Object.keys(found.getFields()) : []).toContain(field);
      }
    },
  );
  expect(failures).toEqual([]);
});

it("gives a reason in a sentence for each difference", () => {
  for (const reason of [...Object.values(onlyRest), ...Object.values(onlyGraphql)])
    expect(reason).toMatch(/^[A-Z].{15,}\.$/s);
});
