import { inQuestion, type Rule } from "./question.shared.ts";
import { anyOf, isWhole } from "./words/match.shared.ts";

const everyKind = ["QUIZ", "SURVEY", "ASSESSMENT"] as const;

const isEmphasised = (word: string) => word === word.toUpperCase();

function negationIn(text: string, negations: readonly string[]): RegExpExecArray | null {
  const negationMatch = anyOf(negations).exec(text);
  return negationMatch && !isEmphasised(negationMatch[0]) ? negationMatch : null;
}

const negativeQuestion: Rule<"negative-question"> = {
  id: "negative-question",
  kinds: ["QUIZ"],
  find({ text }, { negations }) {
    const negationWord = negationIn(text, negations);
    if (!negationWord) return [];
    const [word] = negationWord;
    const end = negationWord.index + word.length;
    const loud = word.toUpperCase();
    return inQuestion(`“${word}” is easily missed. Ask a positive question, or write ${loud}.`, {
      label: `Write ${loud}`,
      text: text.slice(0, negationWord.index) + loud + text.slice(end),
    });
  },
};

const doubleNegative: Rule<"double-negative"> = {
  id: "double-negative",
  kinds: everyKind,
  find({ text, options }, { negations }) {
    const pattern = anyOf(negations);
    const first = pattern.exec(text);
    if (!first) return [];
    const rest = text.slice(first.index + first[0].length);
    const isTwice = pattern.test(rest) && !areOneNegation(first[0], rest);
    if (!isTwice && !options.some((option) => pattern.test(option))) return [];
    return inQuestion(`Two negatives (“${first[0]}” and another) are hard to read. Remove at least one.`);
  },
};

/** “No … nunca” in Spanish is a single negation in two words. */
const areOneNegation = (first: string, rest: string) =>
  /^(no|non|não|pas)$/iu.test(first) &&
  /^\s+\S+\s+(nada|nadie|nunca|mai|nulla|niente|nessun|rien|ninguém)/iu.test(rest);

const emptyQuestion: Rule<"empty-question"> = {
  id: "empty-question",
  kinds: ["QUIZ"],
  find: ({ text }, words) =>
    isWhole(text, words.emptyQuestion)
      ? inQuestion(
          "The question can't be answered without reading the options. State the topic, so that each option is a short answer.",
        )
      : [],
};

/** Words. In longer questions, people forget the beginning. Surveys are answered quickly, so their limit is lower. */
const mostWords = { QUIZ: 60, SURVEY: 30, ASSESSMENT: 30 } as const;

const longQuestion: Rule<"long-question"> = {
  id: "long-question",
  kinds: everyKind,
  isWordless: true,
  find({ text }, _words, kind) {
    const count = text.trim().split(/\s+/u).length;
    const most = mostWords[kind];
    return count > most
      ? inQuestion(`${count} words are a lot to read. Keep what is needed to answer, up to ${most} words.`)
      : [];
  },
};

export const stemRules = [negativeQuestion, doubleNegative, emptyQuestion, longQuestion] as const;
