import type { GeneratedQuestion } from "../../api/src/generation/generator.ts";
import { folded } from "./words.ts";

export const isEnglishGap = (questionText: string) => questionText.startsWith("Fill in the gap: ");

/** Returns the rules that an English sentence with a gap breaks, as far as a program can tell. */
export function flawsOfEnglishGap({ questionText, options, correctAnswer, passage }: GeneratedQuestion): string[] {
  const line = questionText.slice(questionText.indexOf(": ") + 2);
  const [before = "", after = ""] = line.split("_____");
  const key = options[correctAnswer ?? -1] ?? "";
  const isYear = /^\d{4}$/.test(key);
  const rest = folded(`${before} ${after}`).split(" ");
  const parts = new Set(options.map((option) => option.split(" ").length > 1));
  const rules: Record<string, boolean> = {
    "stem opposes or continues another sentence":
      /^(however|while|whereas|though|although|but|and|also|for (example|instance)|nevertheless|this|these|that|those|such|he|she|it|they)\b/i.test(
        line,
      ),
    "stem points to another sentence":
      /\b(this|these|those|such|also|instead|(?<!so-)called above|(described|discussed|mentioned) (above|below|earlier)|for (example|instance))\b/i.test(
        `${before} ${after}`.replace(/but also|\(also called|such as/g, ""),
      ),
    "stem names its sources": /\([^()]*\p{Lu}[^()]*,? (1[89]|20)\d\d[^()]*\)/u.test(line),
    "other years fit as well":
      isYear && /\b(by|before|after|until|since|from|between|around)( the year| about| early| late)? $/i.test(before),
    "half of a range": /^\s?(–|—|-|to \d|and \d|or )/.test(after) || /\d\s?[–—-]\s?$/.test(before),
    "beside a hyphen or a slash": /^[-/]/.test(after) || /[-/]$/.test(before),
    "a small number": /^\d+$/.test(key) && Number(key) <= smallest,
    "one of several shares": /^\d/.test(key) && (line.match(/\d\s?%|percent/g) ?? []).length > 1,
    "people or continent as the key": people.test(key),
    "stem has a relative of the key": folded(key)
      .split(" ")
      .some(
        (part) =>
          /^\p{L}{5}/u.test(part) && rest.some((word) => word !== part && word.slice(0, 5) === part.slice(0, 5)),
      ),
    "a full name among surnames": /^\p{Lu}/u.test(key) && /^\p{Lu}\p{Ll}+$/u.test(options[0] ?? "") && parts.size > 1,
    "stem is not the passage": !isTaken(before, passage ?? "") || !isTaken(after, passage ?? ""),
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

/** Smaller whole numbers are easy to guess. */
const smallest = 12;

const people =
  /^(American|British|English|French|German|Spanish|Portuguese|Dutch|Italian|Irish|Scottish|Russian|Chinese|Japanese|Indian|Greek|Roman|Turkish|Polish|Swedish|Mexican|Canadian|African|European|Asian|Europe|Asia|Africa|North America|South America)s?$/;

/** Whether the passage contains the words in their order, possibly with others between them. */
function isTaken(part: string, passage: string): boolean {
  const wordsOf = (text: string) => folded(text).replace(/[.,]/g, " ").trim().split(/\s+/);
  const words = wordsOf(passage);
  let at = 0;
  return wordsOf(part.replace(/\ba\(n\)/g, "")).every((word) => {
    const found = words.indexOf(word, at);
    if (found >= 0) at = found + 1;
    return word === "" || found >= 0;
  });
}
