import { inOption, inQuestion, letterOf, type Rule } from "./question.shared.ts";
import { anyOf } from "./words/match.shared.ts";

/** A gap, or the end of a sentence that an option completes. */
const gap = "(?:_{2,}|\\[ ?\\]|…|\\.{3})";

/** Whether an option takes “an”, which its first letter alone doesn't determine. */
function takesAn(option: string): boolean {
  if (/^[FHLMNRSX][A-Z\d]/.test(option)) return true;
  const isConsonant = /^(?:uni(?!n|m)|us[eu]|eu|one\b|once|ut[ei]|ubiq)/i.test(option);
  return !isConsonant && /^(?:[aeiou8]|hour|honest|honou?r|heir)/i.test(option);
}

/** The English article, whose form depends on the next word's sound rather than its gender. */
const indefinite = "an?";

const articleTell: Rule<"article-tell"> = {
  id: "article-tell",
  kinds: ["QUIZ"],
  find({ text, options, correct }, { tellingArticles }) {
    const article = new RegExp(
      `(?<![\\p{L}\\p{M}])(${tellingArticles.join("|")})(?=\\s*(?:${gap}|[:.?]?\\s*$))`,
      "iu",
    ).exec(text);
    if (!article || correct === null || options.length < 2) return [];
    const [word] = article;
    const end = article.index + word.length;
    if (!tellingArticles.includes(indefinite))
      return inQuestion(
        `“${word}” may fit only some of the options, which gives others away. Move the article into each option.`,
      );
    const isAn = options.map((option) => takesAn(option.trim()));
    if (isAn.every((one) => one === isAn[0])) return [];
    const open = `${word[0]}(n)`;
    return inQuestion(
      `“${word}” fits only some of the options, which gives others away. Write “${open}”, or move the article into each option.`,
      { label: `Write ${open}`, text: text.slice(0, article.index) + open + text.slice(end) },
    );
  },
};

const numberTell: Rule<"number-tell"> = {
  id: "number-tell",
  kinds: ["QUIZ"],
  find({ text, options, correct }, { plural, singular, pluralEnding }) {
    if (correct === null || pluralEnding === null || options.length < 3) return [];
    const [hasPlural, hasSingular] = [anyOf(plural).test(text), anyOf(singular).test(text)];
    const ending = new RegExp(`\\p{L}{2}(?:${pluralEnding})$`, "iu");
    const many = options.map((option) => ending.test(option.trim()));
    const isKeyMany = many[correct] === true;
    const isAlone = many.every((one, place) => place === correct || one !== isKeyMany);
    if (!isAlone || hasPlural === hasSingular || hasPlural !== isKeyMany) return [];
    return inOption(
      correct,
      `The question asks for ${isKeyMany ? "several things" : "one thing"}, and only option ${letterOf(correct)} matches. Write all options in the same number.`,
    );
  },
};

const stop = /[.。](?=["”’»)]*$)/u;

const punctuationTell: Rule<"punctuation-tell"> = {
  id: "punctuation-tell",
  kinds: ["QUIZ"],
  isWordless: true,
  find({ options, correct }) {
    const hasStop = options.map((option) => stop.test(option.trim()));
    const isDifferent = hasStop.filter((has) => has === hasStop[correct ?? -1]).length === 1;
    // Abbreviations keep their full stop.
    if (
      correct === null ||
      options.length < 3 ||
      !isDifferent ||
      options.some((one) => /\b\p{L}{1,3}\.$/u.test(one.trim()))
    )
      return [];
    return inOption(
      correct,
      `Only the correct answer ${hasStop[correct] ? "ends with a full stop" : "has no full stop"}, which gives it away. End all options alike.`,
      {
        label: "End Options Alike",
        options: options.map((text, from) => ({ from, text: text.trim().replace(stop, "") })),
      },
    );
  },
};

export const grammarRules = [articleTell, numberTell, punctuationTell] as const;
