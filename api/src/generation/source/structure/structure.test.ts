import { expect, it } from "vitest";
import { under } from "./headings.ts";
import { isProse } from "./prose.ts";

it.each([
  "References",
  "7.3 Review Questions",
  "KEY TERMS",
  "Further Reading:",
  "Notes and references",
  "Einzelnachweise[Bearbeiten]",
  "Voir aussi",
  "Bibliografía",
  "Esercizi",
  "Ligações externas",
  "Примечания",
  "参考文献",
])("finds no prose under %s, nor under the headings below it", (name) => {
  const path = under([], 2, name);
  expect(path.at(-1)?.apart).toBe("yes");
  expect(under(path, 3, "The canal")[0]?.apart).toBe("yes");
  expect(under(path, 2, "The canal")).toMatchObject([{ text: "The canal", apart: "no" }]);
});

it("lets the text decide under a heading that may head prose", () => {
  for (const name of ["Literatur", "Problems", "Inhalt", "Sources"])
    expect(under([], 2, name)[0]?.apart).toBe("perhaps");
  for (const name of ["The problems of the canal", "Referenzzinssatz", "Summary", "Notes on a canal"])
    expect(under([], 2, name)[0]?.apart).toBe("no");
});

it.each([
  "The canal is 164 kilometres long.",
  "Figure 3 shows the locks of the canal.",
  "It was opened in 1869 (see Table 2), at last.",
  "From the sea (which is salt) the ships go on for 12 hours.",
  "Der Kanal wurde am 17. November 1869 eröffnet.",
  "运河全长一百六十四公里。",
  "القناة طويلة جدا وتصل بين بحرين.",
  "คลองสุเอซเป็นคลองที่ขุดขึ้นเพื่อเชื่อมทะเล",
])("takes for prose: %s", (text) => {
  expect(isProse(text)).toBe(true);
});

it.each([
  "2.1 The locks of the canal . . . . . . . . . 17",
  "The locks of the canal ........ 17",
  "The canal was opened in ________ by the khedive.",
  "Figure 3. The locks of the canal.",
  "Abbildung 4: Die Schleusen des Kanals.",
  "Ships wait at the entrance of the canal. (credit: A. Writer/Example Agency)",
  "[12] Writer, Ada. A canal. Example Press, 2001.",
  "Writer, A. & Reader, B. (1999). On canals. Journal of Examples, 12(3), 4–19.",
  "https://example.org/canal?page=2",
  "const canal = new Canal();",
  "12.4  17.8  19.3  20.1",
  "Length in km",
])("takes for something else: %s", (text) => {
  expect(isProse(text)).toBe(false);
});
