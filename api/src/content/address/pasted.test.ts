import { describe, expect, it } from "vitest";
import { parametersOf } from "./parameters.shared.ts";
import { idIn, nameIn } from "./pasted.shared.ts";

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

describe("parameters", () => {
  it.each([
    ["?name=Ann+B&class=7b", { name: "Ann B", class: "7b" }],
    ["?name=Ann&amp;class=7b&amp%3Blang=de&amp;amp;x=1", { name: "Ann", class: "7b", lang: "de", x: "1" }],
    ["?name=J%F6rg+%80", { name: "Jörg €" }],
    ["?name=J%C3%B6rg&ref=100%&x=%zz", { name: "Jörg", ref: "100%", x: "%zz" }],
    ["?Name=Ann&EMAIL=a=b&flag", { name: "Ann", email: "a=b", flag: "" }],
    ["#invitation=k-_1&passcode=a%26b", { invitation: "k-_1", passcode: "a&b" }],
    ["?name=Ann B.&class=7b)>%C2%A0", { name: "Ann B.", class: "7b" }],
    ["?class=7b&name=Ann (7b)", { name: "Ann (7b)", class: "7b" }],
    ["#passcode=a)", { passcode: "a)" }],
    ["", {}],
  ])("of %j", (part, read) => {
    expect(Object.fromEntries(parametersOf(part))).toEqual(read);
  });
});
