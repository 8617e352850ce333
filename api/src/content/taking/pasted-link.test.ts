import { expect, it } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { takersPages } from "../../../test/servers/takers-pages.ts";
import { setAddress } from "../address/address.ts";

const app = await testApp({ publicUrl: "https://assay.test" });
const { platform } = app;
const owner = await aUser(platform);
const http = await takersPages(platform);
const { id, shortCode } = await aQuiz(platform, owner);
await setAddress(platform, viewerFor(owner), id, { address: "rivers" });

const follow = async (url: string) => {
  const { statusCode, headers } = await http.inject(url);
  return statusCode === 302 ? headers.location : statusCode;
};

const ends = [
  ".",
  ")",
  "/)",
  "/%22.",
  ">",
  ",",
  "%C2%A0",
  "%A0",
  "%",
  "%E2%80%9D",
  ").",
  "%3E",
  "%20",
  "*",
  "%E2%80%8B",
];

it.each([
  "/quiz",
  "/share/quiz",
  "/survey",
  "/share/assessment",
  "/embed/quiz",
])("leads from %s/… with the punctuation of a sentence to the page, with the query", async (path) => {
  for (const end of ends)
    expect(await follow(`${path}/${id}${end}?class=7b&x=%25`), end).toBe(`${path}/${id}?class=7b&x=%25`);
  expect(await follow(`${path}/${id.toUpperCase()}`)).toBe(`${path}/${id}`);
  expect(await follow(`${path}/${id}`)).toBe(200);
});

it("leads from a short link and an own address with punctuation to the page, with the query", async () => {
  for (const end of ends)
    for (const path of [`/q/Rivers${end}`, `/s/${shortCode}${end}`, `/s/${shortCode.toUpperCase()}${end}`])
      expect(await follow(`${path}?class=7b`), path).toBe(`/quiz/${id}?class=7b`);
  const client = await app.as();
  for (const path of ["/addresses/rivers.", `/short-links/${shortCode})`])
    expect((await client.rest("GET", path)).body).toEqual({ path: `/quiz/${id}` });
});

it("takes an encoded query and fragment out of the path", async () => {
  expect(await follow(`/quiz/${id}%3Fclass%3D7b%23invitation%3Dk?x=1`)).toBe(`/quiz/${id}?x=1&class=7b#invitation=k`);
  expect(await follow(`/quiz/${id}&class=7b`)).toBe(`/quiz/${id}?class=7b`);
  expect(await follow(`/q/rivers%23invitation=k?x=1`)).toBe(`/quiz/${id}?x=1#invitation=k`);
});

it("leads from paths in capitals to those in small letters", async () => {
  expect(await follow(`/QUIZ/${id}?a=B`)).toBe(`/quiz/${id}?a=B`);
  expect(await follow(`/Share/Survey/${id}`)).toBe(`/share/survey/${id}`);
  expect(await follow("/Q/RIVERS.")).toBe("/q/RIVERS.");
  expect(await follow(`/S/${shortCode}%A0`)).toBe(`/s/${shortCode}%EF%BF%BD`);
  expect(await follow("/Take?a=b")).toBe("/take?a=b");
});

it("finds nothing at a URL that does not belong to an item", async () => {
  for (const path of [`/quiz/${id.slice(1)}.`, "/quiz/nothing.", "/q/riversś", "/q/%", "/s/)", "/quiz/%"])
    expect(await follow(path), path).toBe(404);
});

it("leads from a query as programs write it to one that pages read", async () => {
  const said = "?class=7b&amp;lang=de&name=J%F6rg&email=ann+quiz@example.com";
  const clean = "?class=7b&lang=de&name=J%C3%B6rg&email=ann%2Bquiz%40example.com";
  expect(await follow(`/share/quiz/${id}${said}`)).toBe(`/share/quiz/${id}${clean}`);
  expect((await http.inject(`/share/quiz/${id}${clean}`)).body).toContain('<html lang="de"');
  expect(await follow(`/quiz/n%C3%B6thing${said}`)).toBe(`/quiz/n%C3%B6thing${clean}`);
});
