import { expect, it } from "vitest";
import { decoded } from "./charset.ts";

const texts = {
  de: "Überall öffnen Häfen für größere Schiffe, wie Jürgen Müller schrieb. ",
  ru: "Суэцкий канал соединяет Средиземное море с Красным морем, и корабли больше не огибают Африку. ",
  pl: "Kanał łączy Morze Śródziemne z Morzem Czerwonym, a żegluga jest tu bardzo gęsta. Statki płyną powoli, jeden za drugim. ",
  ja: "スエズ運河は地中海と紅海を結ぶ運河であり、多くの船が毎日ここを通っている。",
  zh: "苏伊士运河连接地中海和红海，许多船只每天都从这里通过，不必绕过非洲。",
  ko: "수에즈 운하는 지중해와 홍해를 잇는 운하이며 많은 배들이 날마다 이곳을 지난다. ",
};

const bytesIn = new Map<string, Map<string, number[]>>();

/** Encodes a text, by decoding each single byte and each pair of bytes. */
function encoded(text: string, label: string): Buffer {
  if (label === "utf-8" || label === "utf16le") return Buffer.from(text, label);
  if (label === "iso-2022-jp") {
    const escaped = text.replace(/[^\p{ASCII}]+/gu, (run) => {
      const pairs = encoded(run, "euc-jp").map((byte) => byte & 0x7f);
      return `\x1b$B${Buffer.from(pairs).toString("latin1")}\x1b(B`;
    });
    return Buffer.from(escaped, "latin1");
  }
  const bytes = bytesIn.get(label) ?? bytesOfCharacters(label);
  bytesIn.set(label, bytes);
  return Buffer.from([...text].flatMap((character) => bytes.get(character) ?? []));
}

function bytesOfCharacters(label: string): Map<string, number[]> {
  const decoder = new TextDecoder(label);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs = all.slice(0x81).flatMap((first) => all.slice(0x30).map((second) => [first, second]));
  const entries = [...all.map((byte) => [byte]), ...pairs].map((bytes) => [
    decoder.decode(Uint8Array.from(bytes)),
    bytes,
  ]);
  return new Map(entries.reverse() as [string, number[]][]);
}

const heads = {
  none: () => "",
  mark: () => "\uFEFF",
  meta: (label: string) => `<meta charset="${label}">`,
  late: (label: string) =>
    `<!-- ${"-".repeat(5000)} --><script>${"a = '<b>';".repeat(1000)}</script><meta charset=${label}>`,
  pragma: (label: string) => `<META content="text/html; charset=${label}" http-equiv="Content-Type">`,
  xml: (label: string) => `<?xml version="1.0" encoding="${label}"?>`,
};

it.each([
  ["de", "windows-1252", "ISO-8859-1", "none", ""],
  ["ru", "windows-1251", "windows-1251", "meta", "utf-8"],
  ["ru", "windows-1251", null, "meta", "windows-1251"],
  ["ru", "koi8-r", null, "pragma", "koi8-r"],
  ["ru", "windows-1251", null, "xml", "windows-1251"],
  ["ja", "shift_jis", null, "late", "Shift_JIS"],
  ["ja", "iso-2022-jp", null, "meta", "ISO-2022-JP"],
  ["ja", "iso-2022-jp", null, "late", "iso-2022-jp"],
  ["ja", "iso-2022-jp", "utf-8", "meta", "iso-2022-jp"],
  ["ja", "utf16le", null, "mark", ""],
  ["ja", "utf16le", "utf-8", "mark", ""],
  ["zh", "gb18030", "gb2312", "none", ""],
  ["zh", "utf-8", null, "none", ""],
  ["zh", "utf-8", "nonsense", "none", ""],
  ["ru", "utf-8", "iso-8859-1", "meta", "windows-1251"],
  ["de", "utf-8", "utf-16le", "none", ""],
  ["de", "windows-1252", null, "none", ""],
  ["de", "windows-1252", "utf-8", "meta", "latin1"],
  ["de", "windows-1252", "utf-8", "meta", "utf-8"],
  ["de", "windows-1252", "replacement", "none", ""],
  ["ru", "windows-1251", "utf-8", "meta", "utf-8"],
  ["ru", "koi8-r", "utf-8", "meta", "utf-8"],
  ["pl", "windows-1250", "utf-8", "none", ""],
  ["ja", "shift_jis", "utf-8", "meta", "utf-8"],
  ["ja", "euc-jp", null, "meta", "nonsense"],
  ["ja", "iso-2022-jp", null, "none", ""],
  ["zh", "gb18030", "utf-8", "meta", "utf-8"],
  ["ko", "euc-kr", null, "meta", "x-user-defined"],
  ["ja", "utf16le", null, "none", ""],
  ["ja", "utf16le", "utf-8", "meta", "utf-8"],
  ["de", "windows-1252", "iso-8859-1", "meta", "utf-8"],
  ["ru", "windows-1251", "iso-8859-1", "none", ""],
  ["ru", "koi8-r", "iso-8859-1", "meta", "utf-8"],
  ["pl", "windows-1250", "iso-8859-1", "meta", "windows-1250"],
  ["ja", "shift_jis", null, "meta", "windows-1252"],
  ["zh", "gb18030", "windows-1252", "none", ""],
  ["ko", "euc-kr", "iso-8859-1", "meta", "euc-kr"],
] as const)("reads %s in %s, with the header %s and the declaration: %s %s", async (language, charset, header, head, label) => {
  const page = `${heads[head](label)}<title>Test</title><p>${texts[language].repeat(3)}</p>`;
  expect(await decoded(encoded(page, charset), header, true)).toBe(page.replace("\uFEFF", ""));
});

it("reads ASCII behind any declaration", async () => {
  for (const label of ["utf-16le", "gb18030", "utf-7", "nonsense"]) {
    const page = `${heads.meta(label)}<p>A canal.</p>`;
    expect(await decoded(Buffer.from(page), label, true)).toBe(page);
  }
});

it("reads UTF-8 with a few broken characters as UTF-8", async () => {
  const bytes = Buffer.concat([Buffer.from(texts.ru.repeat(3)), Buffer.of(0xd0)]);
  expect(await decoded(bytes, "windows-1251", false)).toBe(`${texts.ru.repeat(3)}\uFFFD`);
});

it("looks for no declaration in plain text", async () => {
  const text = `The code ${heads.meta("windows-1251")} is for ${texts.de.repeat(3)}`;
  expect(await decoded(encoded(text, "windows-1252"), null, false)).toBe(text);
});
