import type { Lexicon } from "../lexicon.ts";
import type { AnchoredQuestion, QuestionOrder } from "../order.ts";
import { claimsOf } from "./claims.ts";
import { nameOf, quoted, titleOf } from "./heading.ts";
import { sectionsOf } from "./parts.ts";
import type { Rated } from "./phrases.ts";
import { chosenFrom } from "./rotation.ts";
import { inOrder, telling, themesOf } from "./themes.ts";

const blank = { correctAnswer: null, optionWeights: null, explanation: null };

/** Number of parts to choose from in a question with several answers. */
const parts = { least: 3, most: 7 };

/** Maximum share of questions that ask for agreement. */
const shareOfClaims = 0.25;

/** Asks about the parts of the source, the terms it explains, its claims, and the whole source. */
export function surveyQuestions(lexicon: Lexicon, order: QuestionOrder): AnchoredQuestion[] {
  const { questionCount: count, source, isAsked, isWhole } = order;
  const { language } = lexicon;
  const { rating } = language;
  const title = titleOf(source);
  const name = title && quoted(title, language);
  const themes = themesOf(lexicon, order);
  const ofText = telling(lexicon.sentences.filter(order.allows), lexicon);

  const single = (sentence: AnchoredQuestion["sentence"], questionText: string, scale: readonly string[]) => ({
    sentence,
    question: { ...blank, questionText, questionType: "single_choice" as const, options: [...scale] },
  });
  const fresh = ({ question }: AnchoredQuestion) => !isAsked(question.questionText);

  const pick = pickPart().slice(0, 1);
  const claims = agreement().slice(0, Math.floor(count * shareOfClaims));
  const whole =
    ofText && isWhole ? rating.text.map(({ ask, scale }) => single(ofText, ask(name), scale)).filter(fresh) : [];
  const themeCount = count - pick.length - claims.length - Math.min(1, whole.length);
  const rated = chosenFrom(
    themes,
    themeCount,
    ({ kind }): readonly Rated[] => (kind === "term" ? rating.term : rating.part),
    isAsked,
  );
  const inside = [
    ...rated.map(({ theme, asked }) => single(theme.sentence, asked.ask(theme.label), asked.scale)),
    ...claims,
  ];
  return [...pick, ...inside.sort(inOrder), ...whole].slice(0, count);

  function pickPart(): AnchoredQuestion[] {
    const largest = themes
      .filter(({ kind }) => kind !== "term")
      .sort((a, b) => b.size - a.size)
      .slice(0, parts.most);
    const [first] = largest.sort(inOrder);
    if (!first || largest.length < parts.least) return [];
    const options = [...largest.map(({ name }) => name), rating.noneOfThese];
    return rating.parts
      .map(({ ask }) => ({
        sentence: first.sentence,
        question: { ...blank, questionText: ask(name), questionType: "multi_select" as const, options },
      }))
      .filter(fresh);
  }

  function agreement(): AnchoredQuestion[] {
    const heading = new Map(
      [...sectionsOf(lexicon, source)].flatMap(([section, sentences]) =>
        sentences.map((sentence) => [sentence, section]),
      ),
    );
    return claimsOf(lexicon, order)
      .map((sentence) => {
        const section = heading.get(sentence);
        const part = section === undefined ? null : nameOf(section, lexicon);
        const questionText = rating.agreement.ask(quoted(sentence.text, language), part && quoted(part, language));
        return single(sentence, questionText, rating.agreement.scale);
      })
      .filter(fresh);
  }
}
