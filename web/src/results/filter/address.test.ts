import { expect, it } from "vitest";
import { isFiltering, isPlain, readFilter, says, screenVariables, withFilter, without } from "./address.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));

it("reads a filter, and nothing that makes no sense", () => {
  expect(
    read("from=2026-11-01&to=2026-11-02&version=2&question=q&option=0&score=90-100&level=Expert&range=2-6"),
  ).toEqual({
    from: "2026-11-01",
    to: "2026-11-02",
    version: 2,
    question: "q",
    option: 0,
    score: "90-100",
    level: "Expert",
    range: "2-6",
  });
  expect(read("range=2-6")).toEqual({});
  for (const range of ["6-2", "2", "2-3-4", "a-b"])
    expect(read(`level=Expert&range=${range}`)).toEqual({ level: "Expert" });
  expect(read("from=yesterday&to=2026-13-01&version=x&question=q&score=101&level=")).toEqual({});
  expect(read("from=0000-01-01&to=2026-02-30")).toEqual({});
  expect(read(`option=1&score=60-50&level=${"x".repeat(101)}`)).toEqual({});
  expect(isFiltering(read("score=0"))).toBe(true);
  expect(isFiltering(read("search=ann&order=oldest"))).toBe(false);
});

it("writes it back beside what else the address says", () => {
  const address = new URLSearchParams("search=ann&score=33&attempt=a");
  expect(`${withFilter(address, { level: "Expert" })}`).toBe("search=ann&level=Expert");
  expect(`${withFilter(address, {})}`).toBe("search=ann");
});

it("knows whether a bar is part of it, and takes it out", () => {
  const filter = read("question=q&option=0&score=33");
  expect(says(filter, { question: "q", option: 0 })).toBe(true);
  expect(says(filter, { question: "q", option: 1 })).toBe(false);
  expect(without(filter, { question: "q", option: 0 })).toEqual({ score: "33" });
});

it("asks for as little as there is to ask", () => {
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
