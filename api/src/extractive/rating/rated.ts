import type { Lexicon } from "../lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "../order.ts";
import { inOrder, type Theme, themesOf } from "./themes.ts";
import { type Rated, wordingOf } from "./wording.ts";

/** One weight for each of the four answers of an assessment, from weakest to strongest. */
const optionWeights = [0.25, 0.5, 0.75, 1];

/** Number of topics to choose from in a question with several answers. */
const topicCount = { least: 3, most: 7 };

/** Asks people to rate how well they know each subject of the source. */
export function ratedQuestions(
  kind: "SURVEY" | "ASSESSMENT",
  lexicon: Lexicon,
  order: QuestionOrder,
): AnchoredQuestion[] {
  const { forms } = wordingOf(lexicon.language.code);
  const themes = themesOf(lexicon, order);
  const topics = kind === "SURVEY" ? topicsAsked(themes, lexicon, order) : [];
  const { question, subject } = forms[kind];
  // The first form asks for an explanation, which a name does not have.
  const formsOf = (theme: Theme) =>
    theme.kind === "question" ? question : theme.kind === "name" ? subject.slice(1) : subject;
  const rated = chosenFrom(themes, order.questionCount - topics.length, formsOf, order.isAsked);
  const isSurvey = kind === "SURVEY";
  return [
    ...topics,
    ...rated.map(({ theme, asked }) => ({
      sentence: theme.sentence,
      question: {
        questionText: asked.ask(theme.label),
        questionType: isSurvey ? ("single_choice" as const) : ("multiple_choice" as const),
        options: [...asked.scale],
        optionWeights: isSurvey ? null : optionWeights,
        correctAnswer: null,
        explanation: null,
      },
    })),
  ];
}

/** Asks which of the largest topics people would like to know more about. */
function topicsAsked(themes: readonly Theme[], lexicon: Lexicon, { isAsked }: QuestionOrder): AnchoredQuestion[] {
  const [questionText = "", none = ""] = wordingOf(lexicon.language.code).topics;
  const largest = themes
    .filter(({ kind }) => kind === "part" || kind === "question")
    .sort((a, b) => b.size - a.size)
    .slice(0, topicCount.most)
    .sort(inOrder);
  const [first] = largest;
  if (!first || largest.length < topicCount.least || isAsked(questionText)) return [];
  const options = [...largest.map(({ name }) => name), none];
  const blank = { correctAnswer: null, optionWeights: null, explanation: null };
  return [{ sentence: first.sentence, question: { ...blank, questionText, questionType: "multi_select", options } }];
}

/**
 * Each theme once, and again in another form if there are too few themes. Themes without a question and long themes
 * come first. No form follows itself if the theme has another one left.
 */
function chosenFrom(
  themes: readonly Theme[],
  count: number,
  formsOf: (theme: Theme) => readonly Rated[],
  isAsked: (questionText: string) => boolean,
): { theme: Theme; asked: Rated }[] {
  const candidates = themes.map((theme) => {
    const forms = formsOf(theme);
    const unasked = forms.filter(({ ask }) => !isAsked(ask(theme.label)));
    return { theme, sentence: theme.sentence, unasked, times: forms.length - unasked.length };
  });
  const sorted = candidates.toSorted((a, b) => a.times - b.times || b.theme.size - a.theme.size);
  const rounds = Math.max(0, ...candidates.map(({ unasked }) => unasked.length));
  const turns = Array.from({ length: rounds }, (_, round) => sorted.filter(({ unasked }) => round < unasked.length));
  let previous: Rated | null = null;
  return turns
    .flat()
    .slice(0, Math.max(0, count))
    .sort(inOrder)
    .flatMap(({ theme, unasked }) => {
      const place = unasked.findIndex((form) => form !== previous);
      const [asked] = unasked.splice(Math.max(0, place), 1);
      previous = asked ?? null;
      return asked ? [{ theme, asked }] : [];
    });
}
