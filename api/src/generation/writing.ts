import { DomainError } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { extractedWriter } from "./drafting/extracted.ts";
import { headingsOf, requireSections } from "./drafting/sections.ts";
import { type DraftedSource, extractive } from "./extractive.ts";
import type { Draft, GeneratedQuestion, Generator, Order } from "./generator.ts";
import { type Asked, type BuilderInput, orderFrom } from "./order.ts";
import type { Progress, ProgressState } from "./progress.ts";
import type { SourcePlace } from "./reader/source.ts";
import { recognizedWords } from "./source/language.ts";
import type { Source } from "./source/source.ts";
import { typesWithoutModel } from "./types.shared.ts";

/** Whether a language model is configured. Without one, questions come from sources only, not from topics. */
export const hasModel = ({ settings }: Platform): boolean => settings.openaiKey !== null;

export const drafterOf = (platform: Platform): Generator["draftedBy"] => (hasModel(platform) ? "model" : "extractive");

/** Throws GENERATION_UNAVAILABLE if only a model can write what is asked for. */
export function requireModel(
  platform: Platform,
  { kind, origin, wanted: { questionTypes } }: Pick<Asked, "kind" | "origin"> & { wanted: Partial<BuilderInput> },
): void {
  if (hasModel(platform)) return;
  if (origin === "topic") throw new DomainError("GENERATION_UNAVAILABLE", noModel);
  if (questionTypes && !questionTypes.some((type) => typesWithoutModel[kind].includes(type)))
    throw new DomainError("GENERATION_UNAVAILABLE", noTypes);
}

const noTypes =
  "Without a language model, quizzes have questions of the types multiple_choice, number and text, and surveys and assessments choices. Set OPENAI_API_KEY, or request such questions as well.";

const noModel =
  "Writing questions about a topic needs a language model: set OPENAI_API_KEY, or create from a link or a PDF instead.";

/** Aborted when the service stops. */
export const stopping = perPlatform(({ onStop }) => {
  const controller = new AbortController();
  onStop(async () => controller.abort());
  return controller.signal;
});

export const wasStopped = () => new DomainError("GENERATION_FAILED", "Generating was stopped");

/** The initial progress of a generation, while its source is read. */
export const startOf = ({ kind, wanted }: Asked): ProgressState => ({
  kind,
  title: wanted.title ?? null,
  stage: "READING",
  line: readingLine(wanted),
  wanted: wanted.questionCount,
  questions: [],
});

export function readingLine({ url, pdfPath, text }: SourcePlace): string {
  if (url !== undefined) return `Reading ${new URL(url).hostname}`;
  if (pdfPath !== undefined) return "Reading the PDF";
  return text === undefined ? "Asking the model" : "Reading the text";
}

/** The model, or without one the questions that the source gives for an order. */
export async function writerOf(
  platform: Platform,
  viewer: Viewer,
  order: Order & { source: Source | DraftedSource | null },
  signal: AbortSignal,
): Promise<Generator> {
  const { kind, source } = order;
  if (source !== null && "drafted" in source) return extractive(source);
  if (source === null) requireModel(platform, { kind, origin: "topic", wanted: {} });
  else if (!hasModel(platform)) return extractedWriter(platform, viewer, source, order, signal);
  // Imported on first use: a sixth of the program, which many never use.
  const { model } = await import("./model/model.ts");
  return model(platform);
}

interface Run {
  progress: Progress;
  signal: AbortSignal;
  /** Questions that exist or existed, which new ones must not repeat. */
  written?: GeneratedQuestion[];
  /** Number of questions to write; by default, that of the form. */
  count?: number;
  /** Whether a person chooses from all questions. */
  areAllKept?: boolean;
  /** Number of questions that the creator asked for, if more are written to choose from. */
  enough?: number | undefined;
  /** Number of questions that stand already, for the progress. */
  before?: number;
  onQuestion?: (question: GeneratedQuestion) => void;
}

/** Writes questions from a source that was read, and reports the progress. */
export async function writeQuestions(
  platform: Platform,
  viewer: Viewer,
  asked: Asked,
  source: Source | DraftedSource | null,
  {
    progress,
    signal,
    written = [],
    count = asked.wanted.questionCount,
    areAllKept = false,
    enough = count,
    before = 0,
    onQuestion,
  }: Run,
): Promise<{ order: Order; draft: Draft }> {
  if (source !== null) requireSections(asked.sections, headingsOf(source));
  const order = { ...orderFrom(asked, source, written, count), areAllKept, enough };
  const questions: ProgressState["questions"] = [];
  const lineNow = () => writingLine(before + questions.length, before + count);
  const recognized = source && recognizedWords(source);
  progress.report({ stage: "WRITING", title: order.title, recognized, line: lineNow() });
  const writer = await writerOf(platform, viewer, order, signal);
  const draft = await writer.draft(order, signal, (question) => {
    const { questionText, options, correctAnswer, passage } = question;
    questions.push({ questionText, options, correctAnswer, passage });
    progress.report({ line: lineNow(), questions: [...questions] });
    onQuestion?.(question);
  });
  return { order, draft };
}

const writingLine = (written: number, wanted: number) =>
  written < wanted ? `Writing question ${written + 1} of ${wanted}` : "Checking the questions";
