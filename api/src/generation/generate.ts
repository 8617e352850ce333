import type { z } from "zod";
import type { Kind } from "../content/content.shared.ts";
import { madeContent, storeContent } from "../content/content.ts";
import { recordEvent, settingsOf } from "../content/event/event.ts";
import type { Content } from "../generated/prisma/client.ts";
import { DomainError, parse } from "../platform/errors.ts";
import { requireForAll, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { intentionOf, once } from "../platform/work/idempotency.ts";
import { builders, type Origin } from "./generation.rules.ts";
import type { Draft, Generator, Order } from "./generator.ts";
import { type BuilderInput, draftOrderOf, fieldsOf, orderOf } from "./order.ts";
import { beginProgress, type Progress, type ProgressState } from "./progress.ts";
import { readSource } from "./reader/source.ts";
import { interrupted } from "./slots.ts";
import { partNotice } from "./source/source.ts";
import { discardUpload } from "./upload/upload.ts";
import { generatorFor, hasModel, requireModel, startOf, stopping, wasStopped, writingLine } from "./writing.ts";

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
  /** Called once it has a slot. What fails earlier concerns the request, what fails later the generation. */
  onBegun?: () => void;
}

/** Creates an item from a topic or a source. It is stored only when complete, and nothing is locked meanwhile. */
export async function generateContent(
  platform: Platform,
  viewer: Viewer,
  {
    kind,
    origin,
    rule = builders[kind][origin],
    progressId = null,
    disconnected = null,
    key,
    onBegun,
  }: GenerationRequest,
  input: unknown,
): Promise<Generated> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const intention = intentionOf(viewer, key, "generate", kind, origin, input);
  const wanted = parse(rule, input);
  requireModel(platform, origin);

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
        onBegun?.();
        signal = AbortSignal.any([...endings, begun.stopped]);
        const reading = { signal, order: hasModel(platform) ? null : draftOrderOf(kind, wanted) };
        const source = await readSource(platform, viewer, wanted, reading);
        const order = orderOf(kind, origin, wanted, source);
        const generator = await generatorFor(platform, source);
        const draft = await written(generator, order, signal, begun);
        const part = source && partNotice(source);
        const notices = part ? [part, ...draft.notices] : draft.notices;
        signal.throwIfAborted();
        begun.report({ stage: "SAVING", line: `Saving ${draft.questions.length} questions` });
        return async (tx, announce) => {
          isStoring = true;
          if (!(await begun.finish(tx, announce))) throw wasStopped();
          const content = await storeContent(
            platform,
            tx,
            userId,
            kind,
            fieldsOf(order, wanted, generator.draftedBy, draft.questions),
            draft.questions,
          );
          const { questions, usage } = draft;
          const finished = { ...settingsOf(content), questionCount: questions.length, ...(usage && { usage }) };
          await recordEvent(platform, tx, "generation_finished", content, finished);
          if (wanted.pdfPath) await discardUpload(tx, viewer, wanted.pdfPath);
          return { content, notices };
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

function written(generator: Generator, order: Order, signal: AbortSignal, progress: Progress): Promise<Draft> {
  const { questionCount } = order;
  const questions: ProgressState["questions"] = [];
  progress.report({ stage: "WRITING", title: order.title, line: writingLine(0, questionCount) });
  return generator.draft(order, signal, ({ questionText, options, correctAnswer, passage }) => {
    questions.push({ questionText, options, correctAnswer, passage });
    progress.report({ line: writingLine(questions.length, questionCount), questions: [...questions] });
  });
}
