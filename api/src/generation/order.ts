import { type Difficulty, type Kind, limits } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { DraftOrder } from "../extractive/draft.ts";
import { firstOf } from "../platform/shared/characters.shared.ts";
import { languageOf } from "../platform/shared/language.shared.ts";
import { type Origin, titleOfFile } from "./generation.rules.ts";
import { type Generator, noWishes, type Order } from "./generator.ts";
import { selfRatingLevels } from "./levels/levels.ts";
import type { Source } from "./source/source.ts";
import { areUsual, type WrittenType } from "./types.shared.ts";

/** The input of a builder, for any kind and origin. */
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
  questionCount: number;
  questionTypes?: WrittenType[];
  language?: string | null;
  difficulty?: Difficulty;
  showResultsToTakers?: boolean;
}

const wantedOf = (kind: Kind, { questionCount, language = null, difficulty = "medium" }: BuilderInput) => ({
  kind,
  questionCount,
  language,
  difficulty,
});

/** The requested types, or null for the usual ones. */
const typesOf = (kind: Kind, { questionTypes }: BuilderInput) =>
  questionTypes && !areUsual(kind, questionTypes) ? questionTypes : null;

export const draftOrderOf = (kind: Kind, wanted: BuilderInput): DraftOrder => ({
  ...wantedOf(kind, wanted),
  types: typesOf(kind, wanted),
});

export function orderOf(kind: Kind, origin: Origin, wanted: BuilderInput, source: Source | null): Order {
  const topic = wanted.prompt ?? wanted.topic ?? wanted.description ?? null;
  const ofFile = origin === "pdf" && wanted.fileName ? titleOfFile(kind, wanted.fileName) : null;
  const title = wanted.title ?? ofFile ?? source?.title ?? null;
  const wishes = { ...noWishes, questionTypes: typesOf(kind, wanted) };
  return { ...wishes, ...wantedOf(kind, wanted), title, topic, source };
}

/** The fields of the item made from an order. */
export function fieldsOf(
  { kind, title, topic, source, language, difficulty }: Order,
  wanted: BuilderInput,
  draftedBy: Generator["draftedBy"],
  questions: readonly QuestionDraft[],
) {
  const writtenIn = language ?? source?.recognized?.code ?? (languageIn(questions) || null);
  return {
    title: title ?? shortened(topic ?? source?.passages[0]?.text ?? "") ?? "Untitled",
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

const languageIn = (questions: readonly QuestionDraft[]) =>
  languageOf(questions.flatMap(({ questionText, options }) => [questionText, ...options]).join("\n"));

function shortened(text: string): string | null {
  const line = text.trim().split("\n", 1)[0]?.trim() ?? "";
  const most = Math.min(80, limits.title);
  if (line.length <= most) return line || null;
  return `${firstOf(line, most).replace(/(?<!\s)\s+\S*$/, "")}…`;
}
