import type { z } from "zod";
import { type Difficulty, type Kind, limits } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { DraftOrder } from "../extractive/draft.ts";
import { parse } from "../platform/errors.ts";
import { firstOf } from "../platform/shared/characters.shared.ts";
import { languageOf } from "../platform/shared/language.shared.ts";
import { headingsOf, namedSections } from "./drafting/sections.ts";
import { type MoreSource, type Origin, titleOfFile } from "./generation.rules.ts";
import { type GeneratedQuestion, type Generator, noWishes, type Order, type Wishes } from "./generator.ts";
import { selfRatingLevels } from "./levels/levels.ts";
import type { Source } from "./source/source.ts";
import { type AnswerWish, areUsual, typesOfAnswers, type WrittenType } from "./types.shared.ts";

/** The fields of a form, for any kind and origin. */
export interface BuilderInput {
  title?: string | null;
  topic?: string;
  prompt?: string;
  description?: string | null;
  url?: string;
  text?: string;
  sourceUrl?: string | null;
  pdfPath?: string;
  pages?: string | null;
  fileName?: string | null;
  more?: MoreSource[];
  questionCount: number;
  questionTypes?: WrittenType[];
  difficulty?: Difficulty;
  showResultsToTakers?: boolean;
}

type OptionalWishes = Pick<Wishes, "language" | "audience" | "focus" | "sections">;

/** The request of a form or a draft. Stored without the text of a source that has been read. */
export interface Asked extends OptionalWishes {
  kind: Kind;
  origin: Origin;
  wanted: BuilderInput;
  /** Questions asked for when more were asked for later; otherwise those of the form. */
  count?: number;
  /** An item that the questions are added to, and the question of it that they are like; a new item by default. */
  for?: { contentId: string; questionId: string };
}

/** A rule for what is asked for, such as one of `builders`. */
export type AskedRule = z.ZodType<BuilderInput & Partial<OptionalWishes> & { answers?: AnswerWish | undefined }>;

export function askedOf(kind: Kind, origin: Origin, rule: AskedRule, input: unknown): Asked {
  const { language = null, audience = null, focus = null, sections = [], answers, ...wanted } = parse(rule, input);
  const questionTypes = wanted.questionTypes ?? (answers && [...typesOfAnswers[answers]]);
  return {
    kind,
    origin,
    wanted: { ...wanted, ...(questionTypes && { questionTypes }) },
    language,
    audience,
    focus,
    sections,
  };
}

/** The next order for what was asked. `written` are the questions that exist or existed. */
export function orderFrom(
  { kind, origin, wanted, language, audience, focus, sections }: Asked,
  source: Source | null,
  written: GeneratedQuestion[],
  questionCount: number,
): Order {
  const { difficulty = "medium", questionTypes } = wanted;
  return {
    ...noWishes,
    kind,
    title: titleOf(kind, origin, wanted, source),
    topic: wanted.prompt ?? wanted.topic ?? wanted.description ?? null,
    source,
    questionCount,
    difficulty,
    questionTypes: questionTypes && !areUsual(kind, questionTypes) ? questionTypes : null,
    language,
    audience,
    focus,
    sections: source === null ? [] : namedSections(sections, headingsOf(source)),
    written,
  };
}

/** A document's own title is better than one from its file's name, which the form fills in. PDFs often have a wrong one. */
function titleOf(kind: Kind, origin: Origin, { title, fileName }: BuilderInput, source: Source | null): string | null {
  const fileTitle = origin === "pdf" && fileName ? titleOfFile(kind, fileName) : null;
  const own = source?.title ?? null;
  if (fileTitle !== null && own !== null && source?.sourceType !== "pdf" && (title ?? fileTitle) === fileTitle)
    return own;
  return title ?? fileTitle ?? own;
}

/** The part of an order that questions are drafted by without a model. */
export const draftOrderOf = ({
  kind,
  questionCount,
  difficulty,
  questionTypes: types,
  language,
  sections,
  written,
}: Order): DraftOrder => ({
  kind,
  questionCount,
  difficulty,
  types,
  language,
  sections,
  written,
});

/** The fields of the item made from an order. */
export function fieldsOf(
  { kind, title, topic, source, language, difficulty }: Order,
  wanted: BuilderInput,
  draftedBy: Generator["draftedBy"],
  questions: readonly QuestionDraft[],
) {
  const writtenIn = language ?? source?.recognized?.code ?? (languageIn(questions) || null);
  return {
    title: title ?? titleFrom({ topic, source }) ?? "Untitled",
    description: wanted.description ?? null,
    language: writtenIn,
    sourceType: source?.sourceType ?? ("ai_generated" as const),
    sourceUrl: source?.url ?? null,
    draftedBy,
    showResultsToTakers: kind === "ASSESSMENT" || (wanted.showResultsToTakers ?? false),
    ...(kind === "QUIZ" && { difficulty }),
    ...(kind === "ASSESSMENT" && { skillLevels: selfRatingLevels(writtenIn ?? "") }),
  };
}

/** The beginning of a topic or a text, as a title; null for a source that was not read. */
export const titleFrom = ({ topic, source }: Pick<Order, "topic" | "source">): string | null =>
  shortened(topic ?? source?.passages[0]?.text ?? "");

const languageIn = (questions: readonly QuestionDraft[]) =>
  languageOf(questions.flatMap(({ questionText, options }) => [questionText, ...options]).join("\n"));

function shortened(text: string): string | null {
  const line = text.trim().split("\n", 1)[0]?.trim() ?? "";
  const most = Math.min(80, limits.title);
  if (line.length <= most) return line || null;
  return `${firstOf(line, most).replace(/(?<!\s)\s+\S*$/, "")}…`;
}
