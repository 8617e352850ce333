import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GraphQLArgument, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/platform/rest/openapi/document.ts";
import { schema, schemaText } from "../../src/schema.ts";
import { about } from "../contract.ts";
import { testApp } from "../harness.ts";
import { bareSchema, brokenInRest, brokenInSchema, promisesOf } from "./promises.ts";

/* Compares both APIs with the last release. `npm test -- api/test/released -u` stores the current state as released. */

const { http } = await testApp();
const now = { "schema.graphql": bareSchema(schemaText()), "rest.txt": promisesOf(documentOf(http.operations, about)) };
const fileOf = (name: keyof typeof now) => join(import.meta.dirname, name);
const isRelease = () =>
  (expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } }).snapshotState._updateSnapshot ===
  "all";

/** Returns the state of the last release. With `-u`, stores the current state as released first. */
function released(name: keyof typeof now): string {
  if (isRelease()) writeFileSync(fileOf(name), `${[now[name]].flat().join("\n").trimEnd()}\n`);
  return readFileSync(fileOf(name), "utf8").trimEnd();
}
const advice = "breaks clients of the last release: keep it and deprecate it, or see CONTRIBUTING.md on releases";

it("keeps what the released schema promised", () => {
  expect(brokenInSchema(released("schema.graphql"), now["schema.graphql"]), advice).toEqual([]);
});

it("keeps what the released document of REST promised", () => {
  expect(brokenInRest(released("rest.txt").split("\n"), now["rest.txt"]), advice).toEqual([]);
});

describe("a change that breaks clients is named", () => {
  it.each([
    ["a field that goes", /\n {2}shortUrl: .*/, "", "Content.shortUrl was removed."],
    ["an argument that becomes required", "first: Int,", "first: Int!,", "has changed type from Int to Int!"],
  ])("over GraphQL: %s", (_name, part, instead, sentence) => {
    const changed = now["schema.graphql"].replace(part, instead);
    expect(brokenInSchema(now["schema.graphql"], changed).join("\n")).toContain(sentence);
  });

  it("over REST: an operation, a field or a status that goes, and a field that becomes required", () => {
    const lines = now["rest.txt"];
    const without = (line: string) =>
      brokenInRest(
        lines,
        lines.filter((other) => other !== line),
      );
    for (const line of [
      "readQuiz: GET /api/quizzes/{id}",
      "createQuiz answers 201 application/json",
      "createQuiz answers 201 .title string",
    ]) {
      expect(lines).toContain(line);
      expect(without(line)).toEqual([`REST no longer has "${line}"`]);
    }
    expect(brokenInRest(lines, [...lines, "createQuiz needs .colour", "newOperation needs .colour"])).toEqual([
      "REST has become stricter: createQuiz needs .colour",
    ]);
    const [title, look] = ["createQuiz needs .questions[].colour", "createQuiz needs .look.colour"];
    expect(brokenInRest(lines, [...lines, title, look])).toEqual([`REST has become stricter: ${title}`]);
  });
});

const argumentsOf = (field: object) => ("args" in field ? (field.args as GraphQLArgument[]) : []);

it("gives a date and a replacement for each deprecated part", () => {
  const parts = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      { at: `${type.name}.${field.name}`, reason: field.deprecationReason },
      ...argumentsOf(field).map(({ name, deprecationReason: reason }) => ({
        at: `${type.name}.${field.name}(${name})`,
        reason,
      })),
    ]);
  });
  const deprecated = parts.filter(({ reason }) => reason != null);
  expect(deprecated.length).toBeGreaterThan(0);
  expect(deprecated.filter(({ reason }) => !/^Since \d{4}-\d\d-\d\d: .{8,}\.$/.test(reason ?? ""))).toEqual([]);
});

it("gives a date and a replacement for each deprecated part of REST", () => {
  const parts: string[] = [];
  JSON.stringify(documentOf(http.operations, about), (_name, part) => {
    if (part?.deprecated === true) parts.push(part.description);
    return part;
  });
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((description) => !/Since \d{4}-\d\d-\d\d: .{8,}\.$/.test(description))).toEqual([]);
});
