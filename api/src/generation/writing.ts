import type { Kind } from "../content/content.shared.ts";
import { DomainError } from "../platform/errors.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { type DraftedSource, extractive } from "./extractive.ts";
import type { Origin } from "./generation.rules.ts";
import type { Generator } from "./generator.ts";
import type { BuilderInput } from "./order.ts";
import type { ProgressState } from "./progress.ts";
import type { Source } from "./source/source.ts";
import { typesWithoutModel } from "./types.shared.ts";

/** Whether a language model is configured. Without one, questions come from sources only, not from topics. */
export const hasModel = ({ settings }: Platform): boolean => settings.openaiKey !== null;

/** Throws GENERATION_UNAVAILABLE if only a model can write the request. */
export function requireModel(
  platform: Platform,
  kind: Kind,
  origin: Origin,
  { questionTypes }: Pick<BuilderInput, "questionTypes">,
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

export async function generatorFor(platform: Platform, source: Source | DraftedSource | null): Promise<Generator> {
  if (source !== null && "drafted" in source) return extractive(source);
  // Imported on first use: a sixth of the program, which many never use.
  const { model } = await import("./model/model.ts");
  return model(platform);
}

export const wasStopped = () => new DomainError("GENERATION_FAILED", "Generating was stopped");

/** The initial progress of a generation, while its source is read. */
export const startOf = (kind: Kind, wanted: BuilderInput): ProgressState => ({
  kind,
  title: wanted.title ?? null,
  stage: "READING",
  line: readingLine(wanted),
  wanted: wanted.questionCount,
  questions: [],
});

function readingLine({ url, pdfPath, text }: BuilderInput): string {
  if (url !== undefined) return `Reading ${new URL(url).hostname}`;
  if (pdfPath !== undefined) return "Reading the PDF";
  return text === undefined ? "Asking the model" : "Reading the text";
}

/** Status line during writing. */
export const writingLine = (written: number, wanted: number) =>
  written < wanted ? `Writing question ${written + 1} of ${wanted}` : "Checking the questions";
