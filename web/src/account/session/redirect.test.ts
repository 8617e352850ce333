import { expect, it } from "vitest";
import { loginPath, redirectTarget } from "./redirect.ts";

const target = (redirect: string) => redirectTarget(new URLSearchParams({ redirect }));

it("goes to the creator when nothing is asked for", () => {
  expect(redirectTarget(new URLSearchParams())).toBe("/maker");
  expect(target("")).toBe("/maker");
});

it("keeps a path of this site with its query and fragment", () => {
  expect(target("/dashboard?type=quiz#list")).toBe("/dashboard?type=quiz#list");
  expect(
    redirectTarget(new URL(loginPath({ pathname: "/maker", search: "?edit=a%20b&x=1" }), "http://a").searchParams),
  ).toBe("/maker?edit=a%20b&x=1");
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  " //evil.example",
  "http:evil.example",
  "dashboard",
])("refuses %j", (redirect) => {
  expect(target(redirect)).toBe("/maker");
});
