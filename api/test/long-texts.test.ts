/** Sends texts that are too long in every string field: no pattern may run on one before its length is checked. */
import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  print,
} from "graphql";
import { afterEach, expect, it } from "vitest";
import { documentOf, idOf, roots } from "./access/requests.ts";
import { every } from "./access/table.ts";
import { aWorld } from "./access/world.ts";
import { failuresOf } from "./cases/failures.ts";
import { wholeDocument } from "./contract.ts";
import { testApp } from "./harness.ts";

const app = await testApp();
const world = await aWorld(app.platform, ["public"]);
const owner = app.withToken(world.tokens.owner);
const administrator = app.withToken(world.tokens.administrator);

/** Longer than every limit except for whole sources, lists and files, and short enough for several in one body. */
const long = 25_000;
const units = {
  letters: "a",
  spaces: " ",
  labels: "a.",
  digits: "1",
  tags: "<",
  brackets: "(",
  entities: "&#",
  dots: ".",
  ats: "@",
  schemes: "a://",
  accents: "e\u0301",
  invisible: "\u200b",
  pictures: "😀",
  backslashes: "\\",
  quotes: '"',
  lines: "\n",
};
let text = "";
const write = (unit: string) => {
  text = unit.repeat(long / unit.length + 1);
};

/** The patterns that have run on a text of this length, each with the place in our code, if any. */
const seen = new Map<string, string | undefined>();
const { exec } = RegExp.prototype;
/** Linear patterns of Zod: one is part of its length check, the other looks for numbers among keys. */
const known = ["[\\uD800-\\uDBFF]", "^-?\\d+(?:\\.\\d+)?$"];
/** The length check in characters, which reads at most twenty code units for each character. */
const counting = "api/src/platform/shared/characters.shared.ts";
Error.stackTraceLimit = 100;
function watch() {
  // Once exec is replaced, test, match, replace, split and search call it as well.
  RegExp.prototype.exec = function (this: RegExp, subject: string) {
    const isLong = String(subject).length >= long && !isBody(String(subject));
    if (isLong && !known.includes(this.source) && !seen.has(this.source)) {
      const [, place] = exec.call(/\/(api\/src\/[^)]+)/, new Error().stack ?? "") ?? [];
      seen.set(this.source, place);
    }
    return exec.call(this, subject);
  };
}
const isBody = (subject: string) => ['{"', "query {", "mutation {"].some((start) => subject.startsWith(start));
afterEach(() => {
  RegExp.prototype.exec = exec;
});

/** Sends a request that may be refused, but must not break the service or run one of our patterns on a long text. */
async function expectRefusal(send: () => Promise<{ status: number; errors?: { extensions?: { code?: string } }[] }>) {
  seen.clear();
  watch();
  const { status, errors = [] } = await send().finally(() => {
    RegExp.prototype.exec = exec;
  });
  const ours = [...seen].filter(([, place]) => place !== undefined && !place.startsWith(counting));
  expect(ours.map(([source, place]) => `${place}: ${source}`).join("; ")).toBe("");
  expect(status).not.toBe(500);
  expect(errors.map(({ extensions }) => extensions?.code)).not.toContain("INTERNAL");
}

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  maxLength?: number;
  minimum?: number;
}
const { paths, components } = await wholeDocument(app.http);

/** Returns values with a long text in each string; several where a schema has alternatives. */
function samplesOf(schema: Schema): unknown[] {
  if (schema.$ref) return samplesOf(components.schemas[schema.$ref.split("/").at(-1) ?? ""]);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(samplesOf).filter((value) => value !== null);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [schema.enum[0]];
  if (schema.properties || schema.additionalProperties) {
    const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, samplesOf(part)] as const);
    if (typeof schema.additionalProperties === "object")
      for (const name of [text, world.things.public.question])
        parts.push([name, samplesOf(schema.additionalProperties)]);
    const count = Math.max(1, ...parts.map(([, values]) => values.length));
    return Array.from({ length: count }, (_, place) =>
      Object.fromEntries(parts.map(([name, values]) => [name, values[place % Math.max(1, values.length)]])),
    );
  }
  if (schema.type === "array") return samplesOf(schema.items ?? {}).map((value) => [value]);
  if (schema.type === "string") return [(schema.maxLength ?? 0) < long ? text : "short"];
  if (schema.type === "number" || schema.type === "integer") return [schema.minimum ?? 1];
  return schema.type === "boolean" ? [true] : [];
}

async function checkRoute({ name }: { name: string }) {
  const [route = ""] = name.split(", ");
  const [method, path = ""] = route.split(" ") as [InjectOptions["method"], string];
  const { quiz: _, question, regrading, invitation } = world.things.public;
  const documented = path.replace(/:(\w+)/g, "{$1}");
  const { requestBody, parameters = [] } = paths[documented]?.[String(method).toLowerCase()] ?? {};
  const bodies = samplesOf(requestBody?.content?.["application/json"]?.schema ?? {});
  const asked = (parameters as { in: string; name: string; schema: Schema }[])
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => [parameter.name, String(samplesOf(parameter.schema)[0])]);
  const url = path
    .slice("/api".length)
    .replace(/:\w+/, idOf(name, world, "public"))
    .replace(":questionId", question)
    .replace(":regradingId", regrading)
    .replace(":invitationId", invitation)
    .replace(":language", "de");
  const client = url.startsWith("/admin") ? administrator : owner;
  for (const body of bodies.length > 0 ? bodies : [undefined])
    await expectRefusal(() => client.rest(method, `${url}?${new URLSearchParams(asked)}`, body));
}

const isStream = ({ name }: { name: string }) => /\/events(,|$)/.test(name);

/** Returns a literal of an input type with long texts in it. Ids are those of the example. */
function literalOf(type: GraphQLInputType, example: ArgumentNode["value"] | undefined): string | undefined {
  if (isNonNullType(type)) return literalOf(type.ofType, example);
  if (isListType(type)) {
    const one = literalOf(type.ofType, example?.kind === "ListValue" ? example.values[0] : undefined);
    return one === undefined ? "[]" : `[${one}]`;
  }
  if (isEnumType(type)) return example ? print(example) : type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const known = example?.kind === "ObjectValue" ? example.fields : [];
    const parts = Object.values(type.getFields()).flatMap((field) => {
      const value = literalOf(field.type, known.find(({ name }) => name.value === field.name)?.value);
      return value === undefined ? [] : [`${field.name}: ${value}`];
    });
    return `{ ${parts.join(", ")} }`;
  }
  if (type.name === "String") return JSON.stringify(text);
  if (type.name === "ID") return example ? print(example) : undefined;
  if (type.name === "Int" || type.name === "Float") return "1";
  return type.name === "Boolean" ? "true" : undefined;
}

async function checkField(operation: "query" | "mutation", name: string) {
  const example = parse(documentOf(operation, name, world, "public")).definitions[0] as OperationDefinitionNode;
  const [field] = example.selectionSet.selections as readonly FieldNode[];
  const parts = (roots[operation]?.getFields()[name]?.args ?? []).flatMap((argument) => {
    const known = field?.arguments?.find((given) => given.name.value === argument.name)?.value;
    const value = literalOf(argument.type, known);
    return value === undefined ? [] : [`${argument.name}: ${value}`];
  });
  if (parts.length === 0) return;
  const selection = field?.selectionSet ? print(field.selectionSet) : "";
  const client = name === "setAdmin" || /Orphan$/.test(name) ? administrator : owner;
  await expectRefusal(() => client.graphql(`${operation} { ${name}(${parts.join(", ")}) ${selection} }`));
}

async function failures(unit: string) {
  write(unit);
  return [
    ...(await failuresOf(
      every("rest").filter((route) => !isStream(route)),
      ({ name }) => name,
      checkRoute,
    )),
    ...(await failuresOf(
      every("query"),
      ({ name }) => name,
      ({ name }) => checkField("query", name),
    )),
    ...(await failuresOf(
      every("mutation"),
      ({ name }) => name,
      ({ name }) => checkField("mutation", name),
    )),
  ];
}

it("refuses long texts in every field before any pattern reads them", { timeout: 120_000 }, async () => {
  expect(await failures(units.letters)).toEqual([]);
});

it.each(Object.entries(units).slice(1))("refuses long texts of %s", { tags: "slow" }, async (_, unit) => {
  expect(await failures(unit)).toEqual([]);
});

it("refuses a long name for its length alone", async () => {
  const body = { email: `${randomUUID()}@example.com`, firstName: "a".repeat(200_000), lastName: "b" };
  const passwords = { password: "correct horse", confirmPassword: "correct horse" };
  const answer = await app.withToken().rest("POST", "/auth/register", { ...body, ...passwords });
  expect([answer.status, answer.body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ["firstName"]]);
});
