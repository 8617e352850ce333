import { inOption, inQuestion, letterOf, type Rule } from "./question.shared.ts";
import { anyOf, isWhole } from "./words/match.shared.ts";

const absolutes: Rule<"absolute-words"> = {
  id: "absolute-words",
  kinds: ["QUIZ"],
  find({ options, correct }, words) {
    const pattern = anyOf(words.absolutes);
    const catchAll = [words.allOfThem, words.noneOfThem];
    if (correct === null || pattern.test(options[correct] ?? "")) return [];
    // Single words are complete answers, and options about the others are a separate flaw.
    const isJudged = (text: string) => text.trim().includes(" ") && !catchAll.some((source) => isWhole(text, source));
    const option = options.findIndex((text) => pattern.test(text) && isJudged(text));
    const [word] = pattern.exec(options[option] ?? "") ?? [];
    return word === undefined
      ? []
      : inOption(
          option,
          `“${word}” is only in incorrect answers, and people know that absolute statements are rarely true. Leave it out, or use it in the correct answer too.`,
        );
  },
};

const vague: Rule<"vague-frequency"> = {
  id: "vague-frequency",
  kinds: ["QUIZ", "SURVEY"],
  find({ text, options }, words, kind) {
    const pattern = anyOf(words.vague);
    const [word] = pattern.exec(text) ?? [];
    const advice = "means something else to everybody: name a number or a time, such as “once a week”.";
    if (kind === "SURVEY") return word === undefined ? [] : inQuestion(`“${word}” ${advice}`);
    const option = options.findIndex((text) => pattern.test(text));
    const [wordMatch] = pattern.exec(options[option] ?? "") ?? [];
    return wordMatch === undefined ? [] : inOption(option, `“${wordMatch}” in option ${letterOf(option)} ${advice}`);
  },
};

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const letters: Rule<"letters-in-explanation"> = {
  id: "letters-in-explanation",
  kinds: ["QUIZ", "ASSESSMENT"],
  find({ options, explanation }, { optionNouns, beforeVerb, loneLetters }) {
    const nouns = optionNouns.flatMap((noun) => [noun, capitalised(noun)]).join("|");
    const source = `(?:${nouns})\\s+([A-F])|([${loneLetters}])(?=\\s+(?:${beforeVerb.join("|")})\\s)`;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}'’])`, "gu");
    const names: string[] = [];
    const quoted = explanation.replace(pattern, (whole: string, after?: string, alone?: string) => {
      const option = options[(after ?? alone ?? "").charCodeAt(0) - "A".charCodeAt(0)]?.trim();
      if (!option) return whole;
      names.push(whole);
      return `“${option}”`;
    });
    const [first] = names;
    if (first === undefined) return [];
    return [
      {
        part: "explanation",
        option: null,
        message: `“${first}” means a different option once one is moved or removed. Quote the option instead.`,
        fix: { label: "Quote It", explanation: quoted },
      },
    ];
  },
};

export const wordingRules = [absolutes, vague, letters] as const;
