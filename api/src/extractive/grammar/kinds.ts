import data from "./kinds.json" with { type: "json" };

/** Things of one kind, in the singular. If the question asks for one of them, the others are plausible and wrong. */
const kinds: Readonly<Record<string, readonly string[]>> = data;

/** The others of a noun's kind; empty if it has none. Recognizes genitives and plurals by their last letters. */
export function kindOf(code: string, noun: string): readonly string[] {
  const forms = [noun, noun.replace(/(s|n)$/, ""), noun.replace(/(es|en)$/, "")];
  for (const words of kinds[code] ?? []) {
    const members = words.split(" ");
    if (members.some((member) => forms.includes(member))) return members.filter((member) => !forms.includes(member));
  }
  return [];
}
