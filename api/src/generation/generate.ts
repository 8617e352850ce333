import type { z } from "zod";
import type { Difficulty, Kind } from "../content/content.shared.ts";
import { limits } from "../content/content.shared.ts";
import { madeContent, storeContent } from "../content/content.ts";
import type { Content } from "../generated/prisma/client.ts";
import { DomainError, parse } from "../platform/errors.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { intentionOf, once } from "../platform/work/idempotency.ts";
import type { DraftedSource, DraftOrder } from "./extractive/draft.ts";
import { extractive } from "./extractive/extractive.ts";
import { builders, type Origin, titleOfFile } from "./generation.rules.ts";
import type { Draft, Generator, Order } from "./generator.ts";
import { selfRatingLevels } from "./levels.ts";
import { readLink } from "./link/link.ts";
import { beginProgress, type Progress, type ProgressState } from "./progress.ts";
import { ChildError } from "./reader/child.messages.ts";
import { type Reading, readApart } from "./reader/child.ts";
import { interrupted } from "./slots.ts";
import type { Source } from "./source/source.ts";
import { unreadable } from "./source/unreadable.ts";
import { readPdf } from "./upload/pdf.ts";
import { discardUpload } from "./upload/upload.ts";

export interface Generated {
  content: Content;
  notices: string[];
}

export interface GenerationRequest {
  kind: Kind;
  origin: Origin;
  rule?: z.ZodType<BuilderInput>;
  /** The id by which the client watches. With it, the generation continues when the client disconnects. */
  progressId?: string | null;
  disconnected?: AbortSignal | null;
  key?: unknown;
}

interface BuilderInput {
  title?: string | null;
  topic?: string;
  prompt?: string;
  description?: string | null;
  url?: string;
  text?: string;
  sourceUrl?: string | null;
  pdfPath?: string;
  fileName?: string | null;
  questionCount: number;
  difficulty?: Difficulty;
  showResultsToTakers?: boolean;
}

/** Without a language model, questions come from sources only, not from topics. */
export const hasModel = ({ settings }: Platform): boolean => settings.openaiKey !== null;

/** Creates an item from a topic or a source. It is stored only when complete, and nothing is locked meanwhile. */
export async function generateContent(
  platform: Platform,
  viewer: Viewer,
  { kind, origin, rule = builders[kind][origin], progressId = null, disconnected = null, key }: GenerationRequest,
  input: unknown,
): Promise<Generated> {
  const { id: userId } = signedIn(viewer);
  const intention = intentionOf(viewer, key, "generate", kind, origin, input);
  const wanted = parse(rule, input);
  if (origin === "topic" && !hasModel(platform)) throw new DomainError("GENERATION_UNAVAILABLE", noModel);

  const endings = [stopping(platform), ...(disconnected && progressId === null ? [disconnected] : [])];
  let signal = AbortSignal.any(endings);
  const start = startOf(kind, wanted);
  let progress = null as Progress | null;
  let failure: string | null = null;
  let isStoring = false;
  let isStored = false;
  try {
    const generated = await once(platform, intention, {
      isLong: true,
      async prepare() {
        for (const limit of ["generate", "generateDay", "create"] as const) await platform.limits.take(limit, userId);
        const begun = await beginProgress(platform, userId, progressId, start);
        progress = begun;
        signal = AbortSignal.any([...endings, begun.stopped]);
        const reading = { signal, order: hasModel(platform) ? null : draftOrderOf(kind, wanted) };
        const source = await readSource(platform, viewer, wanted, reading);
        const order = orderOf(kind, origin, wanted, source);
        const generator = await generatorFor(platform, source);
        const draft = await written(generator, order, signal, begun);
        signal.throwIfAborted();
        begun.report({ stage: "SAVING", line: `Saving ${draft.questions.length} questions` });
        return async (tx, announce) => {
          isStoring = true;
          if (!(await begun.finish(tx, announce))) throw wasStopped();
          const content = await storeContent(tx, userId, kind, fieldsOf(order, wanted, generator), draft.questions);
          if (wanted.pdfPath) await discardUpload(tx, viewer, wanted.pdfPath);
          return { content, notices: draft.notices };
        };
      },
      note: ({ content, notices }) => ({ id: content.id, notices }),
      recall: async ({ id, notices }) => ({ content: await madeContent(platform, id), notices }),
    });
    isStored = true;
    return generated;
  } catch (caught) {
    // The end of storing also aborts the signal if its announcement was missed.
    const error = signal.aborted && !isStoring ? wasStopped() : caught;
    // A connected client gets the error itself; for others it is stored.
    if (progressId !== null && disconnected?.aborted)
      failure = error instanceof DomainError ? error.message : interrupted;
    throw error;
  } finally {
    await (isStored ? progress?.leave() : progress?.end(failure));
  }
}

const wasStopped = () => new DomainError("GENERATION_FAILED", "Generating was stopped");

const startOf = (kind: Kind, wanted: BuilderInput): ProgressState => ({
  kind,
  title: wanted.title ?? null,
  stage: "READING",
  line: readingLine(wanted),
  wanted: wanted.questionCount,
  questions: [],
});

function written(generator: Generator, order: Order, signal: AbortSignal, progress: Progress): Promise<Draft> {
  const { questionCount } = order;
  const questions: ProgressState["questions"] = [];
  progress.report({ stage: "WRITING", title: order.title, line: writingLine(0, questionCount) });
  return generator.draft(order, signal, ({ questionText, options, correctAnswer, passage }) => {
    questions.push({ questionText, options, correctAnswer, passage });
    progress.report({ line: writingLine(questions.length, questionCount), questions: [...questions] });
  });
}

const noModel =
  "Writing questions about a topic needs a language model: set OPENAI_API_KEY, or create from a link or a PDF instead.";

const stopping = perPlatform(({ onStop }) => {
  const controller = new AbortController();
  onStop(async () => controller.abort());
  return controller.signal;
});

async function readSource(
  platform: Platform,
  viewer: Viewer,
  wanted: BuilderInput,
  reading: Reading,
): Promise<Source | null> {
  if (wanted.url !== undefined) return readLink(platform, viewer, wanted.url, reading);
  if (wanted.pdfPath !== undefined) return readPdf(platform, viewer, wanted.pdfPath, reading);
  return wanted.text === undefined ? null : readText(platform, viewer, wanted.text, wanted.sourceUrl ?? null, reading);
}

async function readText(
  platform: Platform,
  viewer: Viewer,
  text: string,
  url: string | null,
  reading: Reading,
): Promise<Source> {
  return readApart(platform, viewer, "text", { text, url }, reading).catch((error) => {
    throw error instanceof ChildError ? unreadable("content_unavailable", tooComplex, url) : error;
  });
}

const tooComplex = "This text is too complex to read. Please paste a shorter or simpler one.";

const draftOrderOf = (kind: Kind, { questionCount, difficulty = "medium" }: BuilderInput): DraftOrder => ({
  kind,
  questionCount,
  difficulty,
});

function orderOf(kind: Kind, origin: Origin, wanted: BuilderInput, source: Source | null): Order {
  const topic = wanted.prompt ?? wanted.topic ?? wanted.description ?? null;
  const ofFile = origin === "pdf" && wanted.fileName ? titleOfFile(kind, wanted.fileName) : null;
  const title = wanted.title ?? ofFile ?? source?.title ?? null;
  return { ...draftOrderOf(kind, wanted), title, topic, source };
}

async function generatorFor(platform: Platform, source: Source | DraftedSource | null): Promise<Generator> {
  if (source !== null && "drafted" in source) return extractive(source);
  // Imported on first use: a sixth of the program, which many never use.
  const { model } = await import("./model/model.ts");
  return model(platform);
}

function fieldsOf({ kind, title, topic, source, difficulty }: Order, wanted: BuilderInput, { draftedBy }: Generator) {
  return {
    title: title ?? shortened(topic ?? source?.passages[0]?.text ?? "") ?? "Untitled",
    description: wanted.description ?? null,
    sourceType: source?.sourceType ?? ("ai_generated" as const),
    sourceUrl: source?.url ?? null,
    draftedBy,
    showResultsToTakers: kind === "ASSESSMENT" || (wanted.showResultsToTakers ?? false),
    ...(kind === "QUIZ" && { difficulty }),
    ...(kind === "ASSESSMENT" && { skillLevels: selfRatingLevels }),
  };
}

function shortened(text: string): string | null {
  const line = text.trim().split("\n", 1)[0]?.trim() ?? "";
  const most = Math.min(80, limits.title);
  if (line.length <= most) return line || null;
  return `${line.slice(0, most).replace(/\s+\S*$/, "")}…`;
}

function readingLine({ url, pdfPath, text }: BuilderInput): string {
  if (url !== undefined) return `Reading ${new URL(url).hostname}`;
  if (pdfPath !== undefined) return "Reading the PDF";
  return text === undefined ? "Asking the model" : "Reading the text";
}

const writingLine = (written: number, wanted: number) =>
  written < wanted ? `Writing question ${written + 1} of ${wanted}` : "Checking the questions";
