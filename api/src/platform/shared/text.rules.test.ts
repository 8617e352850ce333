import { describe, expect, it } from "vitest";
import { emailAddress } from "./email.rules.ts";
import { blankToNull, nameText, optionalText, requiredText, secureLink, webLink } from "./text.rules.ts";

const unseen = [
  "",
  " ",
  "\u00a0",
  "\u200b",
  "\u2060\u2060",
  "\u00ad",
  "\u3164",
  "\u2800",
  "\ufeff \u180e",
  "\u{e0041}",
  "\u115f\uffa0",
  "\ufffd",
];

it.each(unseen)("takes %j for no text", (value) => {
  expect(requiredText("Missing", 20).safeParse(value).success).toBe(false);
  expect(nameText("Name", 20).safeParse(value).error?.issues[0]?.message).toBe("Name is required");
  expect([optionalText(20).parse(value), blankToNull(value)]).toEqual([null, null]);
});

it.each<[string, number, boolean]>([
  ["👨‍👩‍👧‍👦", 1, true],
  ["🇳🇴🇸🇪", 2, true],
  ["🇳🇴🇸🇪", 1, false],
  ["e\u0301".repeat(10), 10, true],
  ["e\u0301".repeat(10), 9, false],
  ["क्षि", 1, true],
  ["ab\u200bc", 3, true],
  ["x".repeat(10), 9, false],
  ["漢".repeat(5001), 5000, false],
  [`e${"\u0301".repeat(100)}`, 1, false],
])("counts the characters of %j as people see them: %i are enough: %s", (text, most, fits) => {
  expect(
    requiredText("Missing", most, "Too long")
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual(fits ? undefined : ["Too long"]);
});

describe("a name", () => {
  it.each([
    "Ada",
    "Anne-Marie O’Neill",
    "Dr.Smith",
    "john.doe",
    "J. R. R. Tolkien",
    "محمد\u200f علی",
    "می‌خواهم",
    "ann@example.com",
    "松本",
    "モーニング娘。",
    "👩\u200d💻 Ada",
    "x".repeat(50),
  ])("may be %j", (value) => {
    expect(nameText("Name", 50).parse(value)).toBe(value);
  });

  it.each([
    "Ada\nByron",
    "Ada\r\nBcc: x@example.com",
    "Ada\u2028Byron",
    "Ada\u2029",
    "Ada\tByron",
    "Ada\u0007",
    "Ada\u0085",
    "\u202enoryB",
    "\u2066Ada\u2069",
    "see https://evil.test/win",
    "HTTP://EVIL.TEST",
    "www.evil.test",
    "evil.test/win",
    "win at evil.com now",
    "mailto:eve@evil.test",
    "javascript:alert(1)",
    "ｅｖｉｌ．ｃｏｍ",
    "evil。com",
    "evil.c\u200bom",
    "ht\u2060tps:\u00ad//evil.test",
  ])("is not %j", (value) => {
    const message = "Name cannot contain links, line breaks or control characters";
    expect(nameText("Name", 50).safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});

describe("a link", () => {
  it.each([
    "https://accounts.google.com@evil.test/",
    "https://user:secret@evil.test/",
    "https://:secret@evil.test/",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "ftp://example.com/",
    "https:evil.test",
    "https:/evil.test",
    "https:\\\\evil.test",
    "https:///evil.test",
    "https://example.com\\@evil.test",
  ])("is not %j", (value) => {
    expect(webLink.safeParse(value).success).toBe(false);
    expect(secureLink.safeParse(value).success).toBe(false);
  });

  it("may carry an @ after its host", () => {
    const address = "https://example.com/@ada?with=a@b";
    expect(webLink.parse(address)).toBe(address);
  });
});

describe("an address", () => {
  it.each([
    ["  Ada@Example.COM ", "ada@example.com"],
    ["jörg@example.com", "jörg@example.com"],
    ["JO\u0308RG@example.com", "jörg@example.com"],
    ["ada@exämple.org", "ada@xn--exmple-cua.org"],
    ["почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"],
    ["ada@xn--e1afmkfd.xn--p1ai", "ada@xn--e1afmkfd.xn--p1ai"],
    ["r&d@example.com", "r&d@example.com"],
    ["a/b@example.com", "a/b@example.com"],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    ["o'@example.com", "o'@example.com"],
    ["mailto:Ada@example.com?subject=Tea", "ada@example.com"],
    ["MAILTO:r%26d@example.com", "r&d@example.com"],
    ["mailto:100%@example.com", "100%@example.com"],
    ["jörg\u200b@example.com", "jörg@example.com"],
    ["\ufeff\u202aada@exam\u00adple.com\u202c", "ada@example.com"],
    ["a\u200dda@exam\u200cple.com", "ada@example.com"],
    ["ada@نامه‌ای.com", "ada@xn--mgba3gch31f060k.com"],
    ["<ada@example.com>,", "ada@example.com"],
    ["(ada@example.com).", "ada@example.com"],
    ["ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"],
    ["ada@例え。jp", "ada@xn--r8jz45g.jp"],
  ])("%j is stored as %j", (written, stored) => {
    expect(emailAddress.parse(written)).toBe(stored);
    expect(emailAddress.parse(stored)).toBe(stored);
  });

  it.each([
    "ada",
    "ada@example",
    "a da@example.com",
    ".ada@example.com",
    "ada@exam ple.org",
    "ada@exämple.org/path",
    "ada@ä:80.org",
    "a@ä.org, b@example.com",
    "a@b.test <v@evil.test>",
    "☃@example.com",
    "ada@@example.com",
    "ada..b@example.com",
    "ada.@example.com",
    '"a b"@example.com',
    "a\\b@example.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "mailto:ada@example.com%0D%0ABcc:eve@example.com",
    "mailto:ada@example.com,eve@example.com",
    "ada\u0000@example.com",
    `${"ä".repeat(250)}@b.test`,
  ])("is not %j", (written) => {
    expect(emailAddress.safeParse(written).success).toBe(false);
  });
});
