import { expect, it } from "vitest";
import { objectReader } from "./objects.ts";

/** Reads an answer in pieces of a few characters, as a stream delivers it. */
function objectsIn(answer: string, size = 7) {
  const reader = objectReader((value) => "q" in value);
  const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.rest()];
}

const whole = '{"q": "Which?", "options": ["a", "b"]}';
const object = { q: "Which?", options: ["a", "b"] };

it.each([
  ["a list in an object", `{"questions": [${whole}, ${whole}]}`, 2],
  ["a bare list", `[${whole},${whole}]`, 2],
  ["a wrapper in a wrapper", `{"data": {"questions": [${whole}]}}`, 1],
  ["one alone", whole, 1],
  ["a line for each", `${whole}\n${whole}`, 2],
  ["a fence, with words around it", `Here {you} go:\n\`\`\`json\n[${whole}]\n\`\`\`\nEnjoy!`, 1],
  ["thoughts first", `<think>Maybe ${whole}? No: {"q": 1}</think>\n[${whole}]`, 1],
  ["thoughts under another name", `\n<thinking>${whole}</thinking>${whole}`, 1],
  ["thoughts without an end", `<think>${whole}`, 0],
  ["a comma too many", `{"questions": [{"q": "Which?", "options": ["a", "b",],},]}`, 1],
  ["curly quotes", "{“questions”: [{“q”: “Which?”, “options”: [“a”, “b”]}]}", 1],
  ["German quotes", "[{„q“: „Which?“, „options“: [„a“, „b“]}]", 1],
  ["French quotes", "[{«q»: «Which?», «options»: [«a», «b»]}]", 1],
  ["single quotes", "[{'q': 'Which?', 'options': ['a', 'b']}]", 1],
  ["an object that breaks off", `[${whole}, {"q": "Wha`, 1],
  ["nothing of the kind", '{"a": 1} {"b": {"c": []}}', 0],
  ["no JSON", "I am sorry {I cannot}.", 0],
])("finds objects in %s", (_where, answer, count) => {
  for (const size of [1, 7, 10_000]) expect(objectsIn(answer, size)).toEqual(Array(count).fill(object));
});

it("returns an object as soon as it is whole, and a damaged one with the next", () => {
  const reader = objectReader((value) => "q" in value);
  expect(reader.read(`[${whole}`)).toEqual([object]);
  expect(reader.read(`,{'q': 'Which?', options: ['a', 'b']}`)).toEqual([]);
  expect(reader.read(`,${whole}`)).toEqual([object, object]);
  expect(reader.rest()).toEqual([]);
});

it("keeps braces and quotes that belong to a text", () => {
  const text = { q: 'What is “{}” in "C"? }', options: ["{", "<think>"] };
  expect(objectsIn(JSON.stringify({ questions: [text, text] }))).toEqual([text, text]);
});

it("repairs quotes within a text that were not escaped", () => {
  expect(objectsIn('[{"q": "Who said "no" to it?", "options": ["a"]}]')).toEqual([
    { q: 'Who said "no" to it?', options: ["a"] },
  ]);
});

it("does not return a part of a question as a question", () => {
  const text = '{"q": "Which?", "options": [{"q": "a"}, {"q": "b"}]}';
  expect(objectsIn(text).at(-1)).toMatchObject({ q: "b" });
});
