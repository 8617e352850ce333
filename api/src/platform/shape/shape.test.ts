import { expect, it } from "vitest";
import { z } from "zod";
import { optionalText, text } from "../shared/text.rules.ts";
import { partOf, withoutNull } from "./part.ts";
import { shapes } from "./shape.rules.ts";
import { typeOf } from "./type.ts";
import { orNull, orUsual, withLimits, withoutValues } from "./words.ts";

const Colour = z.enum(["red", "blue"]).register(shapes, { name: "ColourOfTests" });
const Named = z.object({ x: z.int() }).meta({ id: "NamedInTests", description: "A point." });
const Sample = z.object({
  id: text(100).register(shapes, { name: "ID" }).nullish().meta({ description: "Id of an item." }),
  count: z.int().min(1).max(20).default(5).meta({ description: "Number of items." }),
  share: z.number().min(0).nullish(),
  note: optionalText(200).meta({ description: "Note." }),
  colour: Colour.default("red"),
  range: z.tuple([z.number(), z.number()]),
  point: Named.nullish(),
  isOn: z.boolean().nullish(),
  days: z.literal([30, 90]).nullish(),
  at: z.date(),
  list: z.array(Colour).min(1).max(3).optional(),
});

const { properties = {}, required } = partOf(Sample, "input");
const fields = Object.entries(properties).map(([name, part]) => [name, part, withoutNull(part)] as const);

it("types follow from a schema, without its nulls and defaults", () => {
  const types = fields.map(([name, , value]) => [name, typeOf(value, ({ shape }) => shape?.name)]);
  expect(Object.fromEntries(types)).toEqual({
    id: "ID",
    count: "Int",
    share: "Float",
    note: "String",
    colour: "ColourOfTests",
    range: ["Float"],
    point: "NamedInTests",
    isOn: "Boolean",
    days: "Int",
    at: "DateTime",
    list: ["ColourOfTests"],
  });
  expect(required).toEqual(["range", "at"]);
});

it("descriptions get the limits and defaults of a schema", () => {
  const words = fields.map(([name, { description }, value]) => [name, withLimits({ ...value, description })]);
  expect(Object.fromEntries(words)).toMatchObject({
    id: "Global id of an item. Up to 100 characters.",
    count: "Number of items. From 1 to 20. Defaults to 5.",
    share: "At least 0.",
    note: "Note. Up to 200 characters.",
    colour: "Defaults to RED.",
    isOn: "",
    list: "1 to 3 entries.",
  });
});

it.each([
  ["Score.", "Score; null if there is none."],
  ["Issuer; absent if not set.", "Issuer; null if not set."],
  ["Ending. Null without one.", "Ending. Null without one."],
])("a description of something that may be null explains null: %s", (description, explained) => {
  expect(orNull(description)).toBe(explained);
});

it.each([
  ["Rows; absent for other questions.", [], "Rows; empty for other questions."],
  ["Points; absent for 1.", 1, "Points."],
  ["Whether it counts: false if it was late; otherwise absent.", true, "Whether it counts: false if it was late."],
])("a description of something that is never null has no absence: %s", (description, usual, explained) => {
  expect(orUsual(description, usual)).toBe(explained);
});

it("a description of an enum leaves out its values", () => {
  expect(withoutValues("State of the message. `waiting`: to be sent.")).toBe("State of the message.");
});

it("a value without a type in GraphQL is refused", () => {
  const { properties: { words = {} } = {} } = partOf(z.object({ words: z.enum(["a", "b"]) }), "input");
  expect(() => typeOf(words, () => null)).toThrow("GraphQL has no type");
});
