import { describe, expect, it } from "vitest";
import { addressOf, destinationOf, isTrial } from "./address.ts";

describe("where the visitor stands", () => {
  it.each([
    ["/take", { at: "entry" }],
    ["/quiz/abc", { at: "item", door: "quizzes", id: "abc" }],
    ["/assessment/abc/", { at: "item", door: "quizzes", id: "abc" }],
    ["/survey/abc", { at: "item", door: "surveys", id: "abc" }],
    ["/share/quiz/abc", { at: "item", door: "quizzes", id: "abc" }],
    ["/share/survey/abc", { at: "item", door: "surveys", id: "abc" }],
    ["/share/assessment/a%20b", { at: "item", door: "quizzes", id: "a b" }],
    ["/embed/survey/abc", { at: "item", door: "surveys", id: "abc" }],
    ["/s/k3vn0rw", { at: "short", code: "k3vn0rw" }],
    ["/quiz", { at: "item", door: "quizzes", id: "" }],
    ["/share/survey", { at: "item", door: "surveys", id: "" }],
    ["/quiz/%E0%A4", { at: "item", door: "quizzes", id: "%E0%A4" }],
  ])("%s", (pathname, address) => {
    expect(addressOf(pathname)).toEqual(address);
  });
});

describe("where a pasted text leads", () => {
  it.each([
    ["https://assay.example/quiz/abc", "/quiz/abc"],
    ["https://assay.example/share/survey/abc?utm=x#top", "/survey/abc"],
    ["see assay.example/assessment/abc please", "/assessment/abc"],
    ["survey/abc", "/survey/abc"],
    ["https://assay.example/s/k3vn0rw", "/s/k3vn0rw"],
    ["assay.example/s/K3VNORW ", "/s/K3VNORW"],
    [" k3vn0rw", "/s/k3vn0rw"],
    ["  abc  ", "/quiz/abc"],
    ["a/b?c", "/quiz/a%2Fb%3Fc"],
    ["https://elsewhere.example/", "/quiz/https%3A%2F%2Felsewhere.example%2F"],
  ])("%s", (text, path) => {
    expect(destinationOf(text)).toBe(path);
  });
});

it.each([
  ["/quiz/abc", "?trial", true],
  ["/share/survey/abc", "?utm=x&trial=1", true],
  ["/quiz/abc", "", false],
  ["/embed/quiz/abc", "?trial", false],
])("%s%s is a trial: %s", (pathname, search, is) => {
  expect(isTrial({ pathname, search })).toBe(is);
});
