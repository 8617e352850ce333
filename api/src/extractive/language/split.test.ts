import { expect, it } from "vitest";
import { languageOf } from "./languages.ts";
import { type SplitRules, splitSentences } from "./split.ts";

const of = (code: string) => languageOf(code) as SplitRules;
const [english, french, german, spanish] = [of("en"), of("fr"), of("de"), of("es")];

const other = (code: string, dotsOrdinals = false) => ({
  code,
  dotsOrdinals,
  abbreviations: new Set<string>(),
  functionWords: new Set<string>(),
});

it.each([
  [german, ["Im 19. Jahrhundert, z. B. am 3. Mai 1811, sank er.", "Danach war Ruhe."]],
  [german, ["Die Stadt wurde um 1000 v. Chr. an der Küste gegründet.", "Der Hafen kam später."]],
  [german, ["Unter Ludwig XIV. Mitte des 17. Jahrhunderts wuchs er.", "Er kostete 45.", "Das war viel."]],
  [german, ["Er sah den Jupiter.", "1781 fand er den Uranus."]],
  [english, ["Dr. J. R. R. Tolkien met the U.S. envoy in St. Louis, e.g. at noon.", "They had tea."]],
  [english, ["The troops came from the U.S.", "In 1812 they left (see p. 5) again."]],
  [english, ["He said “No.”", "Then he left."]],
  [english, ["It took oil, gas, etc.", "The rest was shipped in 1912.", "Boston grew."]],
  [spanish, ["Los metales, p. ej. el cobre, se venden en EE. UU. desde 1850.", "El Dr. Pérez lo vio."]],
  [french, ["M. Dupont vécut vers 300 av. J.-C. selon le Dr. Petit.", "Il partit."]],
  [other("pl", true), ["W 19. Wieku miasto rosło.", "Port był duży w 1850.", "Statki płynęły."]],
  [other("zh"), ["灯塔建于1791年。", "它很高！", "谁建的？"]],
  [other("ar"), ["بنيت المنارة عام 1791.", "من بناها؟", "الملك."]],
  [other("hi"), ["यह 1791 में बना।", "यह ऊँचा है।"]],
  [other("ur"), ["یہ مینار 1791 میں بنا۔", "یہ اونچا ہے۔"]],
])("divides %#", (rules, sentences) => {
  const space = /[。！？]/.test(sentences.join("")) ? "" : " ";
  expect(splitSentences(sentences.join(space), rules)).toEqual(sentences);
});
