import { answeringExamples, type Example } from "./answering.examples.ts";
import data from "./clinic.examples.json" with { type: "json" };
import type { RuleId } from "./clinic.shared.ts";
import type { Examined } from "./question.shared.ts";

type Part = readonly [text: string, options: readonly string[], explanation?: string];

const exampleOf = ([text, options, explanation = ""]: Part, correct: number | null): Examined => ({
  text,
  options,
  correct,
  explanation,
});

/** The first option of a quiz is the correct one. */
const pairOf =
  (kind: "QUIZ" | "SURVEY", correct: 0 | null) =>
  (rule: RuleId, language: string, flawed: Part, sound: Part): Example => ({
    rule,
    language,
    kind,
    flawed: exampleOf(flawed, correct),
    sound: exampleOf(sound, correct),
  });
const quiz = pairOf("QUIZ", 0);
const survey = pairOf("SURVEY", null);

/** Examples of rules that don't depend on the language's words, and of plurals. The test knows each of their rules. */
const written = data.examples.map(({ rule, language, kind, flawed, sound }) =>
  (kind === "QUIZ" ? quiz : survey)(
    rule as RuleId,
    language,
    [flawed.text, flawed.options],
    [sound.text, sound.options],
  ),
);

const answers = ["Rhein", "Elbe", "Wolga"];

type InWords = (typeof data.languages)[keyof typeof data.languages];

const inWords = ([language, words]: [string, InWords]): Example[] => {
  const { positive, scale, echo, range } = words;
  const [river, stream, lake] = answers as [string, string, string];
  const withOption = (option: string) => [positive, [river, stream, option]] as const;
  return [
    quiz("negative-question", language, [words.negative, answers], [positive, answers]),
    quiz("negative-question", language, [words.negative, answers], [words.negative.toUpperCase(), answers]),
    quiz("double-negative", language, [words.twice, answers], [positive, answers]),
    quiz("all-of-the-above", language, withOption(words.all), withOption(lake)),
    quiz("none-of-the-above", language, withOption(words.none), withOption(lake)),
    quiz("combined-options", language, withOption(words.both), withOption(lake)),
    quiz("empty-question", language, [words.empty, answers], [positive, answers]),
    quiz("absolute-words", language, withOption(words.absolute), withOption(words.plain)),
    survey("vague-frequency", language, [words.vague, ["1", "2"]], [words.exact, ["1", "2"]]),
    survey("vague-frequency", language, [words.vague, ["1", "2"]], [words.howOften, ["1", "2"]]),
    quiz("letters-in-explanation", language, [positive, answers, words.explained], [positive, answers, words.quoted]),
    quiz("article-tell", language, [words.article, ["gate", "arch", "oar"]], [words.open, ["gate", "arch", "oar"]]),
    quiz(
      "word-of-the-question",
      language,
      [echo.question, [echo.key, river, stream]],
      [echo.question, [echo.sound, river, stream]],
    ),
    survey("double-barrelled", language, [words.barrels, scale], [words.barrel, scale]),
    survey("leading-words", language, [words.leading, scale], [words.question, scale]),
    survey("unbalanced-scale", language, [words.question, words.uneven], [words.question, scale]),
    survey("long-scale", language, [words.question, [...scale, ...scale]], [words.question, scale]),
    survey("nothing-to-decline", language, [words.income, ["1", "2"]], [words.colour, ["1", "2"]]),
    survey(
      "overlapping-ranges",
      language,
      [words.colour, [range.first, range.next]],
      [words.colour, [range.first, "21"]],
    ),
  ];
};

export const wordedIn = Object.keys(data.languages);

export const examples: readonly Example[] = [
  ...written,
  ...Object.entries(data.languages).flatMap(inWords),
  ...answeringExamples,
];
