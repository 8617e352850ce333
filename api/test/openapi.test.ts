import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { shareParts } from "../src/platform/rest/openapi/components.ts";
import { documentOf } from "../src/platform/rest/openapi/document.ts";
import { about } from "./contract.ts";
import { aUser } from "./factories.ts";
import { testApp } from "./harness.ts";

const app = await testApp();
const { http } = app;
await http.ready();
const document = documentOf(http.operations, about);
const source = JSON.stringify(document);

type Node = Record<string, unknown>;

const at = (root: Node, ref: string): unknown =>
  ref
    .split("/")
    .slice(1)
    .reduce((part, key) => part[key] as Node, root);

it("passes Redocly's recommended rules", { tags: ["slow"] }, async () => {
  const served = JSON.stringify(shareParts(documentOf(http.operations, about)));
  const problems = await lintFromString({
    source: served,
    config: await createConfig({ extends: ["recommended-strict"] }),
  });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

it("has a valid example of each request and response", { tags: ["slow"] }, () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "document");
  const wrong: string[] = [];
  (function walk(node: unknown, pointer: string) {
    if (typeof node !== "object" || node === null) return;
    if ("schema" in node && pointer.includes("/content/")) {
      const validate = ajv.getSchema(`document#${pointer}/schema`);
      if (!("example" in node)) wrong.push(`${pointer} has none`);
      else if (!validate?.(node.example)) wrong.push(`${pointer}: ${ajv.errorsText(validate?.errors)}`);
      return;
    }
    for (const [name, part] of Object.entries(node))
      walk(part, `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
  })(document.paths, "/paths");
  expect(wrong).toEqual([]);
});

it("describes each parameter of a path, and the 404 for a missing resource", async () => {
  const client = await app.as(await aUser(app.platform));
  const described = JSON.parse(source).paths;
  const reading = http.operations.filter(({ method, path }) => method === "get" && path.includes(":"));
  const asked = reading.filter(({ operation }) => operation.account && operation.tag !== "Administration");
  expect(asked.length).toBeGreaterThan(15);
  for (const { path } of asked) {
    const { parameters, responses } = described[path.replaceAll(/:(\w+)/g, "{$1}")].get;
    const inPath = parameters.filter((parameter: { in: string }) => parameter.in === "path");
    const asked = path.match(/:\w+/g)?.map(() => expect.objectContaining({ description: expect.any(String) }));
    expect([path, inPath]).toEqual([path, asked]);
    const { body } = await client.rest("GET", path.slice("/api".length).replaceAll(/:\w+/g, randomUUID()));
    expect([path, body]).toEqual([path, responses[404].content["application/json"].example]);
  }
});

it("is served with repeated parts as components, and means the same", async () => {
  const { body } = await http.inject("/openapi.json");
  expect(body.length).toBeLessThan(800_000);
  const resolved = (root: Node, part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if ("$ref" in part) return resolved(root, at(root, String(part.$ref)));
    if (Array.isArray(part)) return part.map((item) => resolved(root, item));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(root, value)]));
  };
  const served: Node = JSON.parse(body);
  const whole: Node = JSON.parse(source);
  expect(resolved(served, served.paths)).toEqual(resolved(whole, whole.paths));
});

it("is served next to the schema, and both are listed as defined by RFC 9727", async () => {
  const catalog = await http.inject("/.well-known/api-catalog");
  expect(catalog.headers["content-type"]).toMatch(/^application\/linkset\+json/);
  const { linkset } = catalog.json();
  const [rest, graphql] = linkset.map(
    (entry: Record<string, { href: string }[]>) => new URL(entry["service-desc"]?.[0]?.href ?? "").pathname,
  );
  const { openapi, paths } = (await http.inject(rest)).json();
  expect({ openapi, paths: Object.keys(paths) }).toEqual({
    openapi: "3.1.1",
    paths: Object.keys(document.paths ?? {}),
  });
  const schema = await http.inject(graphql);
  expect(schema.body).toBe(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
  const again = await http.inject({ url: graphql, headers: { "if-none-match": schema.headers.etag } });
  expect(again).toMatchObject({ statusCode: 304, body: "" });
});
