import { expect, it } from "vitest";
import { isPlain, readFilter, screenVariables } from "./address.ts";
import { isFiltering } from "./filter.ts";
import { withFilter } from "./written.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));
const chosen = (question: string, ...options: number[]) => ({ question, options });

it("reads a filter, and ignores values that make no sense", () => {
  expect(
    read("from=2026-11-01&to=2026-11-02&version=2&question=q&option=0&score=90-100&level=Expert&range=2-6"),
  ).toEqual({
    from: "2026-11-01",
    to: "2026-11-02",
    revision: 2,
    choices: [chosen("q", 0)],
    minScore: 90,
    maxScore: 100,
    level: "Expert",
    levelMin: 2,
    levelMax: 6,
  });
  expect(read("range=2-6")).toEqual({});
  for (const range of ["6-2", "2-3-4", "a-b"]) expect(read(`level=Expert&range=${range}`)).toEqual({ level: "Expert" });
  expect(read("from=yesterday&to=2026-13-01&version=x&question=q&score=101&level=")).toEqual({});
  expect(read("from=0000-01-01&to=2026-02-30")).toEqual({});
  expect(read(`option=1&score=60-50&level=${"x".repeat(101)}`)).toEqual({});
  expect(read("score=0.5")).toEqual({});
  expect(isFiltering(read("score=0"))).toBe(true);
  expect(isFiltering(read("language=de"))).toBe(true);
  expect(isFiltering(read("search=ann&order=oldest"))).toBe(false);
});

it("reads the options of several questions, each with its question", () => {
  expect(read("question=a&option=1&question=b&option=2&question=a&option=0").choices).toEqual([
    chosen("a", 0, 1),
    chosen("b", 2),
  ]);
  expect(read("question=a&option=x&question=&option=1&question=b&option=2&question=c").choices).toEqual([
    chosen("b", 2),
  ]);
  const eleven = Array.from({ length: 11 }, (_, place) => `question=${place}&option=0`).join("&");
  expect(read(eleven).choices).toHaveLength(10);
});

it("reads a language in its usual spelling, and ignores an invalid one", () => {
  expect(read("language=PT_br")).toEqual({ language: "pt-BR" });
  expect(read("language=und")).toEqual({ language: "und" });
  for (const language of ["", "Klartext", "de--", "q".repeat(40)]) expect(read(`language=${language}`)).toEqual({});
});

it("reads whether answers were late", () => {
  expect(read("late=true")).toEqual({ late: true });
  expect(read("late=false")).toEqual({ late: false });
  expect(isFiltering(read("late=false"))).toBe(true);
  for (const late of ["", "1", "perhaps"]) expect(read(`late=${late}`)).toEqual({});
});

it("replaces the filter in a URL, and keeps the search", () => {
  const address = new URLSearchParams("search=ann&score=33&question=q&option=3&attempt=a");
  expect(`${withFilter(address, { level: "Expert" })}`).toBe("search=ann&level=Expert");
  expect(`${withFilter(address, {})}`).toBe("search=ann");
  for (const search of [
    "from=2026-11-01&to=2026-11-02&version=2",
    "question=a&question=a&question=b&option=0&option=1&option=2",
    "score=33&level=Expert&range=0.2-0.5&language=pt-BR",
    "late=false",
    "field=class%3A7b&field=ref%3A",
    "leftOut=a&right=b&wrong=b&cell=c%3A0%3A2&number=d%3A-1.5%3A&number=d%3A%3A3&wrote=e%3A9%3A30+sharp",
  ])
    expect(`${withFilter(new URLSearchParams(), read(search))}`).toBe(search);
});

it("reads answers of every type, and ignores those that make no sense", () => {
  expect(read("leftOut=a&cell=c:0:2&number=d:1:2.5&wrote=e:Soup").answers).toEqual([
    { question: "a", outcome: "LEFT_OUT" },
    { question: "c", cell: { row: 0, point: 2 } },
    { question: "d", range: { min: 1, max: 2.5 } },
    { question: "e", contains: "Soup" },
  ]);
  expect(
    read("leftOut=&right=a:1&cell=c:0&cell=c:x:1&number=d&number=d:2:1&number=d:a:1&number=d::&wrote=e:+"),
  ).toEqual({});
});

it("sends only the filters that are set", () => {
  const variables = (search: string) => screenVariables(new URLSearchParams(search));
  expect(variables("present=1")).toEqual({ filter: null, among: null, order: null, isFiltered: false });
  expect(variables("version=2&search= ann &order=lowest")).toEqual({
    filter: { revision: 2 },
    among: { revision: 2, search: "ann" },
    order: "LOWEST",
    isFiltered: true,
  });
  expect(variables("level=Expert&range=0.2-0.5").filter).toEqual({ level: "Expert", levelMin: 0.2, levelMax: 0.5 });
  expect(isPlain(variables(""))).toBe(true);
  expect(isPlain(variables("order=oldest"))).toBe(false);
});
