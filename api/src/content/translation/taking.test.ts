import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { statementsOf } from "../../../test/cases/statements.ts";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { cutAfterCommit } from "../../../test/servers/cut.ts";
import { takersPages } from "../../../test/servers/takers-pages.ts";
import { clearImages, uploadImage } from "../../image/image.ts";
import { updateContent } from "../edit/edit.ts";
import { findItem, type Item } from "../taking/item.ts";
import { itemInLanguage } from "./in-language.ts";
import { deleteTranslation, saveTranslation } from "./translation.ts";

const [here, there] = [await testApp(), await testApp()];
const { platform } = here;
const owner = await aUser(platform);
const viewer = viewerFor(owner);
afterEach(() => vi.restoreAllMocks());

const http = await takersPages(platform);

const translate = (id: string, language: string, title: string) =>
  saveTranslation(platform, viewer, id, language, { texts: [{ path: "title", text: title }] });

it("is the same in every process once it is saved, even if the answer to COMMIT is lost", async () => {
  const { id } = await aQuiz(platform, owner);
  const titleIn = async (app: typeof here) =>
    (await (await app.as()).rest("GET", `/quizzes/${id}?language=de`)).body.title;
  for (const app of [here, there]) expect(await titleIn(app)).toBe("Capitals");
  await translate(id, "de", "Hauptstädte");
  for (const app of [here, there]) await expect.poll(() => titleIn(app)).toBe("Hauptstädte");
  cutAfterCommit();
  await expect(translate(id, "de", "Städte")).rejects.toThrow();
  for (const app of [here, there]) await expect.poll(() => titleIn(app)).toBe("Städte");
  await deleteTranslation(platform, viewer, id, "de");
  for (const app of [here, there]) await expect.poll(() => titleIn(app)).toBe("Capitals");
});

it("costs the original no statement, and is read once", async () => {
  const { id } = await aQuiz(platform, owner);
  await translate(id, "de", "Hauptstädte");
  const item = (await findItem(platform, id)) as Item;
  const shown: Item[] = [];
  const asked = (wanted: string[]) =>
    statementsOf(platform, async () => void shown.push(await itemInLanguage(platform, item, wanted)));
  expect(await asked(["fr", "en"])).toEqual([]);
  expect(await asked(["de"])).toEqual(["item-in-language"]);
  expect(await asked(["fr", "de-AT", "en"])).toEqual([]);
  const [original, german, again] = shown;
  expect(original).toBe(item);
  expect(german?.title).toBe("Hauptstädte");
  expect(again).toBe(german);
});

it.each<[wanted: string[], language: string | null, shown: string]>([
  [["de"], "en", "Hauptstädte"],
  [["de-CH"], "en", "Hauptstädte"],
  [["pt-PT"], "en", "Capitais"],
  [["en", "de"], "en", "Capitals of the world"],
  [["en-GB", "de"], null, "Capitals of the world"],
  [["fr", "pt"], "en", "Capitais"],
  [["fr"], "en", "Capitals of the world"],
  [["fr", "de"], "de", "Capitals of the world"],
  [[], "en", "Capitals of the world"],
])("shows to readers of %j, where the original is %j, “%s”", async (wanted, language, shown) => {
  const title = "Capitals of the world";
  const { id } = await aQuiz(platform, owner, { title, description: "Which are these?" });
  await translate(id, "de", "Hauptstädte");
  await translate(id, "pt-BR", "Capitais");
  await updateContent(platform, viewer, id, { language });
  expect((await itemInLanguage(platform, (await findItem(platform, id)) as Item, wanted)).title).toBe(shown);
});

it("offers each language once, even where the original has the language of a translation", async () => {
  const { id } = await aQuiz(platform, owner);
  await translate(id, "de", "Hauptstädte");
  await translate(id, "pt-BR", "Capitais");
  const client = await here.as();
  const offered = async () => {
    const query = `query ($key: String!) { content(key: $key) { languages } }`;
    return [
      (await client.rest("GET", `/quizzes/${id}`)).body.languages,
      (await client.graphql(query, { key: id })).data.content.languages,
    ];
  };
  expect(await offered()).toEqual([
    ["de", "pt-BR"],
    ["de", "pt-BR"],
  ]);
  await updateContent(platform, viewer, id, { language: "de" });
  expect(await offered()).toEqual([["pt-BR"], ["pt-BR"]]);
  await updateContent(platform, viewer, id, { language: null });
  expect(await offered()).toEqual([
    ["de", "pt-BR"],
    ["de", "pt-BR"],
  ]);
});

it("chooses the language of a page by its address, then by the browser", async () => {
  const { id } = await aQuiz(platform, owner, { language: "en", description: "Which are these?" });
  await translate(id, "ar", "عواصم");
  const get = (query: string, accepted: string, headers = {}) =>
    http.inject({ url: `/quiz/${id}${query}`, headers: { "accept-language": accepted, ...headers } });
  const original = await get("", "fr");
  expect(original.body).toContain('<h1 dir="ltr" lang="en">Capitals</h1>');
  const arabic = await get("", "ar;q=0.9, fr;q=0.1");
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toContain('<h1 dir="rtl" lang="ar">عواصم</h1>');
  expect(arabic.body).toContain('<p class="lead" dir="ltr" lang="en">Which are these?</p>');
  expect(arabic.body).toContain('"languages":["ar"]');
  expect(arabic.headers).toMatchObject({ vary: expect.stringContaining("accept-language") });
  expect(arabic.headers.etag).not.toBe(original.headers.etag);
  expect((await get("?lang=ar", "fr")).body).toContain("عواصم");
  expect((await get("?lang=en", "ar")).body).toContain(">Capitals</h1>");
  expect((await get("", "ar", { "if-none-match": arabic.headers.etag })).statusCode).toBe(304);
  expect((await get("", "fr", { "if-none-match": arabic.headers.etag })).statusCode).toBe(200);
});

it("keeps images that only a translation shows, as long as it does", { tags: ["slow"] }, async () => {
  const { id } = await aQuiz(platform, owner, { format: "rich", description: "Look" });
  const background = { r: 1, g: 2, b: 3 };
  const file = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const { url } = await uploadImage(
    platform,
    viewer,
    (async function* () {
      yield file;
    })(),
  );
  const text = `![Eine Karte](${url})`;
  await saveTranslation(platform, viewer, id, "de", { texts: [{ path: "description", text }] });
  const status = async () => {
    await platform.sql.query("UPDATE images SET seen_at = now() - interval '25 hours'");
    await clearImages(platform);
    return platform.db.image.count({ where: { hash: url.slice(8, 72) } });
  };
  expect(await status()).toBe(1);
  await updateContent(platform, viewer, id, { description: "Look here" });
  expect(await status()).toBe(1);
  await deleteTranslation(platform, viewer, id, "de");
  expect(await status()).toBe(0);
});
