import type { Lexicon } from "../lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "../order.ts";
import { chosenFrom } from "./rotation.ts";
import { themesOf } from "./themes.ts";

/** One weight for each of the four answers, from weakest to strongest. */
const optionWeights = [0.25, 0.5, 0.75, 1];

/** Asks people to rate how well they know each part of the source, and each term it explains. */
export function assessmentQuestions(lexicon: Lexicon, order: QuestionOrder): AnchoredQuestion[] {
  const { skill, question } = lexicon.language.rating;
  const themes = themesOf(lexicon, order);
  const chosen = chosenFrom(
    themes,
    order.questionCount,
    ({ kind }) => (kind === "question" ? question : skill),
    order.isAsked,
  );
  return chosen.map(({ theme, asked }) => ({
    sentence: theme.sentence,
    question: {
      questionText: asked.ask(theme.label),
      questionType: "multiple_choice",
      options: [...asked.scale],
      optionWeights,
      correctAnswer: null,
      explanation: null,
    },
  }));
}
