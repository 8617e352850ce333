import type { QuestionDraft } from "../../content/question/question.ts";
import { capitalized } from "../../platform/shared/words.shared.ts";
import type { Order } from "../generator.ts";
import type { Lexicon } from "./lexicon.ts";
import { gapQuestions } from "./quiz.ts";
import type { Sentence } from "./sentences.ts";
import { claimsOf, type Theme, themesOf } from "./themes.ts";

type QuestionOrder = Pick<Order, "questionCount" | "difficulty">;

export interface AnchoredQuestion {
  question: QuestionDraft;
  sentence: Sentence;
}

const blank = { correctAnswer: null, optionWeights: null, explanation: null };

export const quizQuestions = (lexicon: Lexicon, { questionCount, difficulty }: QuestionOrder): AnchoredQuestion[] =>
  gapQuestions(lexicon, questionCount, difficulty).map(({ sentence, gap, questionText, options }) => ({
    sentence,
    question: {
      ...blank,
      questionText,
      questionType: "multiple_choice",
      options,
      correctAnswer: options.indexOf(gap.answer),
    },
  }));

const mostThemesToPick = 6;

/** Asks which themes matter, whether people agree with the source's claims, and how they rate its themes. */
export function surveyQuestions(lexicon: Lexicon, { questionCount }: QuestionOrder): AnchoredQuestion[] {
  const { phrases } = lexicon.language;
  const single = { ...blank, questionType: "single_choice" as const };
  const themes = themesOf(lexicon, Math.max(questionCount, mostThemesToPick));
  const asked: AnchoredQuestion[] = [];

  const [first] = themes;
  if (first && themes.length > 2) {
    const options = themes.slice(0, mostThemesToPick).map(({ label }) => capitalized(label));
    const questionText = phrases.pickThemes;
    asked.push({
      sentence: first.sentence,
      question: { ...blank, questionText, questionType: "multi_select", options },
    });
  }
  const claims = claimsOf(lexicon).slice(0, Math.ceil(questionCount / 3));
  for (const sentence of claims) {
    const questionText = phrases.agreement(sentence.text);
    asked.push({ sentence, question: { ...single, questionText, options: [...phrases.agreementScale] } });
  }
  for (const [index, { label, sentence }] of themes.entries()) {
    const rating = phrases.ratings[index % phrases.ratings.length];
    if (rating)
      asked.push({ sentence, question: { ...single, questionText: rating.ask(label), options: [...rating.scale] } });
  }
  return asked.slice(0, questionCount);
}

export function assessmentQuestions(lexicon: Lexicon, { questionCount }: QuestionOrder): AnchoredQuestion[] {
  const { selfRatings, selfScale } = lexicon.language.phrases;
  const ask = ({ label }: Theme, index: number) => selfRatings[index % selfRatings.length]?.(label) ?? label;
  return themesOf(lexicon, questionCount).map((theme, index) => ({
    sentence: theme.sentence,
    question: {
      ...blank,
      questionText: ask(theme, index),
      questionType: "multiple_choice",
      options: [...selfScale],
      optionWeights: [0.25, 0.5, 0.75, 1],
    },
  }));
}
