import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStore } from "../../ui/storage.ts";
import { begin, sentOf } from "../attempt/attempt.ts";
import type { Item, Question, Receipt } from "../attempt/item.ts";
import { choose } from "./choose.ts";
import type { LanguageChange } from "./languageChange.ts";
import { wordsOf } from "./speak.ts";

/** A language that the page is not translated into. */
const welsh = "cy";
const question = (id: string, questionText: string) =>
  ({ id, questionText, questionType: "text", options: [] }) as unknown as Question;
const questions = [question("a", "What do you eat?"), question("b", "Where?")];

/** Gives each test its own id, because loaded items are kept by id. */
let items = 0;
function anItem(part: Partial<Item> = {}): Item {
  items += 1;
  const item = { id: `choice-${items}`, title: "Lunch", language: "en", languages: ["de", welsh], revision: 1 };
  return { ...item, questions, ...part } as Item;
}
const inWelsh = (item: Item, part: Partial<Item> = {}): Item => ({
  ...item,
  ...{ title: "Cinio", language: welsh, translation: { from: item.language, untranslated: [] } },
  ...part,
});

function aLanguageChange(item: Item, ...answers: (Item | Error | Promise<Item>)[]) {
  const changed: Item[] = [];
  const load = vi.fn<NonNullable<LanguageChange["load"]>>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError("Failed to fetch");
    return answer;
  });
  const onChange: LanguageChange["onChange"] = (translate) => void changed.push(translate(item));
  return { item, load, onChange, onFail: () => {}, changed };
}

const root = { lang: "en", dir: "ltr" };
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("location", new URL("http://assay.test/quiz/choice"));
  vi.stubGlobal("document", { documentElement: root });
});
afterEach(async () => {
  (await wordsOf("en"))();
  vi.unstubAllGlobals();
});

it("shows an item in a language that the page does not speak", async () => {
  const item = anItem();
  const change = aLanguageChange(item, inWelsh(item));
  await choose(welsh, change);
  expect(change.load).toHaveBeenCalledExactlyOnceWith(welsh);
  expect(change.changed).toEqual([inWelsh(item)]);
  expect(root.lang).toBe("en");
  expect(deviceStore.getItem("assay.take.language")).toBe(welsh);
});

it("loads each language once, so that it is there without the network", async () => {
  const item = anItem();
  await choose(welsh, aLanguageChange(item, inWelsh(item)));
  const back = aLanguageChange(inWelsh(item));
  await choose("en", back);
  const again = aLanguageChange(item);
  await choose(welsh, again);
  expect([...back.changed, ...again.changed]).toEqual([item, inWelsh(item)]);
  expect(back.load).not.toHaveBeenCalled();
  expect(again.load).not.toHaveBeenCalled();
});

it("changes nothing when the item cannot be loaded", async () => {
  const change = aLanguageChange(anItem());
  await expect(choose("de", change)).rejects.toThrow("Failed to fetch");
  expect(change.changed).toEqual([]);
  expect(root.lang).toBe("en");
  expect(deviceStore.getItem("assay.take.language")).toBeNull();
});

it("turns the page's words alone when a result cannot be loaded again", async () => {
  const item = anItem();
  const done = { item, sent: sentOf(begin(item, "", "")), receipt: { id: "a", results: [] } as unknown as Receipt };
  const change = aLanguageChange(item);
  await expect(choose("de", { ...change, done })).rejects.toThrow("Failed to fetch");
  expect(change.changed).toEqual([]);
  expect(root.lang).toBe("de");
  expect(deviceStore.getItem("assay.take.language")).toContain("de");
});

it("leaves a result whose answers were erased elsewhere", async () => {
  const item = anItem({ contentType: "quiz" });
  const done = { item, sent: sentOf(begin(item, "", "")), receipt: { id: "a", results: [] } as unknown as Receipt };
  const reload = vi.fn();
  vi.stubGlobal("location", Object.assign(new URL("http://assay.test/quiz/choice"), { reload }));
  vi.stubGlobal("history", { replaceState: () => {} });
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/own-answers")
      ? Response.json({ state: "ERASED" })
      : Response.json({ error: "CONFLICT", message: "Erased" }, { status: 409 }),
  );
  await expect(choose(welsh, { ...aLanguageChange(item, inWelsh(item)), done })).rejects.toThrow("Erased");
  expect(reload).toHaveBeenCalledOnce();
});

it.each([["en"], [null]])("keeps replaced questions in their language, which is %s", async (language) => {
  const item = anItem({ language });
  const a = question("a", "Beth?");
  const change = aLanguageChange(item, inWelsh(item, { revision: 2, questions: [a, question("c", "Ble?")] }));
  await choose(welsh, change);
  expect(change.changed).toMatchObject([
    { title: "Cinio", revision: 1, questions: [a, { ...questions[1], language }] },
  ]);
});

it("keeps all questions of an item that has closed", async () => {
  const item = anItem();
  const change = aLanguageChange(item, inWelsh(item, { availability: "CLOSED", questions: [] }));
  await choose(welsh, change);
  expect(change.changed).toMatchObject([{ title: "Cinio", questions }]);
  expect(change.changed[0]).not.toHaveProperty("availability");
});

it("follows the last of two choices", async () => {
  const item = anItem();
  const { promise, resolve } = Promise.withResolvers<Item>();
  const early = aLanguageChange(item, promise);
  const first = choose(welsh, early);
  const late = aLanguageChange(item);
  await choose("en", late);
  resolve(inWelsh(item));
  await first;
  expect(early.changed).toEqual([]);
  expect(late.changed).toEqual([item]);
});
