import { describe, expect, it } from "vitest";
import { addressOf, isTrial } from "./address.ts";

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
    ["/s/k3vn0rw", { at: "short" }],
    ["/q/rivers", { at: "short" }],
    ["/quiz", { at: "item", door: "quizzes", id: "" }],
    ["/share/survey", { at: "item", door: "surveys", id: "" }],
    ["/quiz/%E0%A4", { at: "item", door: "quizzes", id: "%E0%A4" }],
  ])("%s", (pathname, address) => {
    expect(addressOf(pathname)).toEqual(address);
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
