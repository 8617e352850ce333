import type { QuestionDraft } from "../../content/question/question.ts";
import { type quotesFrom, unchecked } from "../../extractive/source.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { isPlainName } from "../../platform/shared/names.shared.ts";
import type { GeneratedQuestion, Order } from "../generator.ts";
import { type Goal, promptVersion } from "./prompt.ts";
import { sameQuestion } from "./review.ts";
import { findingsIn, tidy } from "./rules.ts";
import { levelOf, readItem } from "./shape.ts";
import { tellsOf } from "./tells.ts";

/** Letters of an alphabet. One or two words would be found in every source. */
const shortestPassage = 20;

/**
 * Length of a text as if it were in an alphabet. A Chinese or Japanese character counts as three letters, a Hangul
 * syllable as two.
 */
const lengthOf = (text: string) =>
  text.length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) +
  (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);

type Quoting = ReturnType<typeof quotesFrom>;

/** A passage as written in the source; null if it is not in the source, or too short to be sure. */
export const foundPassage = (quoted: Quoting, passage: unknown): ReturnType<Quoting> =>
  typeof passage === "string" && lengthOf(passage.trim()) >= shortestPassage ? quoted(passage) : null;

/** Why a passage was not found. */
export function passageProblem(passage: unknown): string {
  const length = typeof passage === "string" ? lengthOf(passage.trim()) : 0;
  if (length === 0) return "It needs a passage of the source that it is made from";
  return length < shortestPassage
    ? "Quote a whole sentence: every source contains a word or two"
    : "The source does not contain the passage word for word";
}

interface Circumstances {
  /** Finds passages; null without a source. */
  quoted: Quoting | null;
  before: readonly GeneratedQuestion[];
  /** The level of the question's goal. */
  level: Goal["level"];
}

/** A model's question with its writing flaws as evidence, or all its problems. */
export function checkedQuestion(
  { kind, questionTypes, language }: Pick<Order, "kind" | "questionTypes" | "language">,
  item: unknown,
  { quoted, before, level }: Circumstances,
): GeneratedQuestion | { issues: FieldIssue[] } {
  const { passage } = Object(item);
  const question = checkedDraft(readItem(kind, questionTypes, item), passage, quoted, before);
  if ("issues" in question) return question;
  const tidied = tidy(question, kind, language);
  const flaws = findingsIn(tidied, kind, language).map(({ rule }) => rule);
  const evidence = { ...(question.evidence ?? unchecked), flaws: [...new Set(flaws)], prompts: promptVersion };
  return { ...tidied, evidence: { ...evidence, level: kind === "QUIZ" ? (levelOf(item) ?? level) : null } };
}

/** A question that its builder accepts, or its issues, checked against the source and the questions before it. */
export function checkedDraft(
  question: QuestionDraft | { issues: FieldIssue[] },
  passage: unknown,
  quoted: Quoting | null,
  before: readonly GeneratedQuestion[],
): GeneratedQuestion | { issues: FieldIssue[] } {
  const issues =
    "issues" in question ? [...question.issues] : [...repeated(question.questionText, before), ...tellsOf(question)];
  const quote = quoted && foundPassage(quoted, passage);
  if (quoted && !quote) issues.push({ path: "passage", message: passageProblem(passage) });
  if (quote && !("issues" in question)) issues.push(...foreignLinks(question, quote.passage));
  if (issues.length > 0 || "issues" in question) return { issues };
  const { passage: found = null, passageAnchor = null, evidence = null } = quote ?? {};
  return { ...question, passage: found, passageAnchor, evidence };
}

/** A source can contain instructions to send readers to other sites. */
function foreignLinks(
  { questionText, options, explanation, optionFeedback }: QuestionDraft,
  passage: string,
): FieldIssue[] {
  const isForeign = (text: string) =>
    text
      .split(/\s+/)
      .some(
        (word) =>
          !isPlainName(word) && !passage.includes(word.replace(/^[("'<[]+|(?<![)"'>\].,;:!?])[)"'>\].,;:!?]+$/g, "")),
      );
  const message = "Its passage does not have that link";
  const texts = { question: [questionText], options, explanation: [explanation ?? ""], optionFeedback };
  return Object.entries(texts).flatMap(([path, texts]) => (texts?.some(isForeign) ? [{ path, message }] : []));
}

const repeated = (text: string, before: readonly GeneratedQuestion[]): FieldIssue[] =>
  before.some(({ questionText }) => sameQuestion(questionText, text))
    ? [{ path: "question", message: "The same question is there twice" }]
    : [];
