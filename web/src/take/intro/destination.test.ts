import { expect, it } from "vitest";
import { destinationOf } from "./destination.ts";

const id = "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071";
const pathOf = (text: string) => destinationOf(text, "assay.example");

it.each([
  ["https://assay.example/quiz/abc", "/quiz/abc"],
  ["https://assay.example/share/survey/abc?utm=x#top", "/survey/abc?utm=x#top"],
  ["see assay.example/assessment/abc please", "/assessment/abc"],
  ["survey/abc", "/survey/abc"],
  ["https://assay.example/s/k3vn0rw", "/s/k3vn0rw"],
  ["assay.example/s/K3VNORW ", "/s/K3VNORW"],
  [" k3vn0rw", "/s/k3vn0rw"],
  ["https://assay.example/q/rivers?class=7b", "/q/rivers?class=7b"],
  [" Rivers ", "/q/rivers"],
  ["“Rivers”.", "/q/rivers"],
  ["ab", "/quiz/ab"],
  [` ${id}`, `/quiz/${id}`],
  [`${id.toUpperCase()}.`, `/quiz/${id}`],
  ["a/b?c", "/quiz/a%2Fb%3Fc"],
  [`https://assay.example/quiz/${id}?class=7b#invitation=k-1_x`, `/quiz/${id}?class=7b#invitation=k-1_x`],
  [`Please take (https://WWW.Assay.Example/Quiz/${id}?class=7b#invitation=k).`, `/quiz/${id}?class=7b#invitation=k`],
  [`<https://assay.example/quiz/${id}>`, `/quiz/${id}`],
  [`https://assay.example/quiz/${id}/?name=Ann%20(7b)`, `/quiz/${id}?name=Ann%20(7b)`],
  ["q/rivers", "/q/rivers"],
  ["Type s/K3VN0RW.", "/s/K3VN0RW"],
  ["Ｋ３ＶＮ０ＲＷ", "/s/k3vn0rw"],
  [id.replaceAll("-", "–"), `/quiz/${id}`],
  [`<a href="https://assay.example/quiz/${id}?class=7b">Quiz</a>`, `/quiz/${id}?class=7b`],
  ["https://assay.example:443/quiz/abc", "/quiz/abc"],
  ["http://Ann@www.assay.example:80/quiz/abc", "/quiz/abc"],
  ["https://assay.example/s/k3vn0rw?lang=de.", "/s/k3vn0rw?lang=de"],
  ["https://assay.example/q/rivers#invitation=k,", "/q/rivers#invitation=k"],
  [
    `https://safe.example/?url=https%3A%2F%2Fassay.example%2Fquiz%2F${id}%3Fclass%3D7b%23invitation%3Dk&data=1`,
    `/quiz/${id}?class=7b#invitation=k`,
  ],
])("%s leads to %s", (text, path) => {
  expect(pathOf(text)).toEqual({ path, otherSite: null });
});

it.each([
  ["https://elsewhere.example/", null, "elsewhere.example"],
  ["Go to elsewhere.example/forms/1.", null, "elsewhere.example"],
  ["elsewhere.example", null, "elsewhere.example"],
  ["https://assay.example@elsewhere.example/quiz/abc", "/quiz/abc", "elsewhere.example"],
  ["https://elsewhere.example:8080", null, "elsewhere.example:8080"],
  ["https://elsewhere.example/quiz/abc?class=7b", "/quiz/abc?class=7b", "elsewhere.example"],
])("%s leads to %s, and names %s", (text, path, otherSite) => {
  expect(pathOf(text)).toEqual({ path, otherSite });
});

it("takes an internationalized host in both forms for the same site", () => {
  const site = "xn--bcher-kva.example";
  for (const host of ["bücher.example", "BÜCHER.example", site])
    expect(destinationOf(`https://${host}/quiz/abc`, site)).toEqual({ path: "/quiz/abc", otherSite: null });
});
