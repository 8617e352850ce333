import { describe, expect, it } from "vitest";
import { idIn, nameIn } from "./pasted.ts";
import { cleanQuery, parametersOf } from "./query.ts";

const id = "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071";

describe("an id in a link", () => {
  it.each([
    [id, ""],
    [id.toUpperCase(), ""],
    ...[".", ")", ">", ",", "\u00a0", "”", "…", "。", ").", "\ufffd", " please", "*", "'"].map((end) => [id + end, ""]),
    [`(${id})`, ""],
    [`${id.slice(0, 9)}\u00ad${id.slice(9)}\u200b`, ""],
    [id.replaceAll("-", "\u2010"), ""],
    [`${id}&class=7b`, "&class=7b"],
    [`${id}?class=7b#invitation=k.`, "?class=7b#invitation=k"],
  ])("is found in %j", (part, rest) => {
    expect(idIn(part)).toEqual({ name: id, rest });
  });

  it.each(["", "abc", id.slice(1), id.replaceAll("-", "")])("is not in %j", (part) => {
    expect(idIn(part)).toBeNull();
  });
});

describe("an own address in a link", () => {
  it.each([
    ["rivers", "rivers"],
    ["Rivers.", "rivers"],
    ["“rivers-of-europe”,", "rivers-of-europe"],
    ["rivers\u00a0", "rivers"],
    ["rivers-", "rivers"],
    ["rivers please", "rivers"],
  ])("is found in %j", (part, name) => {
    expect(nameIn(part)?.name).toBe(name);
  });

  it.each(["", "...", "riverś", "river-bankś", "ś-river", "rivers--old"])("is not in %j", (part) => {
    expect(nameIn(part)).toBeNull();
  });
});

describe("a query", () => {
  it.each([
    ["?name=Ann&amp;class=7b&amp%3Blang=de&amp;amp;x=1", { name: "Ann", class: "7b", lang: "de", x: "1" }],
    ["?name=J%F6rg+%80", { name: "Jörg €" }],
    ["?x=%zz&name=J%f6rg", { x: "%zz", name: "Jörg" }],
    ["??name=Ann", { name: "Ann" }],
    ["?Name=Ann&EMAIL=a@b.test", { name: "Ann", email: "a@b.test" }],
    ["?email=user+tag@example.com&x=1", { email: "user+tag@example.com", x: "1" }],
    ["?name=Ann B.&class=7b)>%C2%A0", { name: "Ann B.", class: "7b" }],
  ])("%s is cleaned once", (query, read) => {
    expect(Object.fromEntries(parametersOf(query))).toEqual(read);
    const clean = cleanQuery(query) ?? "";
    expect(Object.fromEntries(new URLSearchParams(clean))).toEqual(read);
    expect(cleanQuery(clean)).toBeNull();
  });

  it.each([
    "",
    "?",
    "?trial",
    "?a=?b&a=2",
    "?name=J%C3%B6rg%20(7b)&ref=100%25",
    "?email=a%2Bb@c.test",
    "?x=ü&y=%00",
  ])("%s is left as it is", (query) => {
    expect(cleanQuery(query)).toBeNull();
  });
});
