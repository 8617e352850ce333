import type { z } from "zod";
import type { Kind } from "../content/content.shared.ts";
import { storeContent } from "../content/create/create.ts";
import { recordEvent, settingsOf } from "../content/event/event.ts";
import { madeContent } from "../content/own.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { parse } from "../platform/errors.ts";
import { requireForAll, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { intentionOf } from "../platform/work/idempotency.ts";
import { builders, type Origin } from "./generation.rules.ts";
import type { Draft, Generator, Order } from "./generator.ts";
import { inSlot, type Watching } from "./in-slot.ts";
import { keepForMissing } from "./missing/keep.ts";
import { type BuilderInput, draftOrderOf, fieldsOf, orderOf } from "./order.ts";
import type { Progress, ProgressState } from "./progress.ts";
import { readSource } from "./reader/source.ts";
import { languageNotice, recognizedWords } from "./source/language.ts";
import { partNotice } from "./source/source.ts";
import { discardUpload } from "./upload/upload.ts";
import { generatorFor, hasModel, requireModel, startOf, writingLine } from "./writing.ts";

export interface Generated {
  content: Content;
  notices: string[];
}

export interface GenerationRequest extends Watching {
  kind: Kind;
  origin: Origin;
  rule?: z.ZodType<BuilderInput>;
  key?: unknown;
}

/** The note that is stored for a generation, so that `generatedBy` finds it. */
export const generatedNote = (platform: Platform) => ({
  note: ({ content, notices }: Generated) => ({ id: content.id, notices }),
  recall: async ({ id, notices }: { id: string; notices: string[] }): Promise<Generated> => ({
    content: await madeContent(platform, id),
    notices,
  }),
});

/** Creates an item from a topic or a source. Stores it only when complete, and holds no locks until then. */
export async function generateContent(
  platform: Platform,
  viewer: Viewer,
  { kind, origin, rule = builders[kind][origin], key, ...watching }: GenerationRequest,
  input: unknown,
): Promise<Generated> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const intention = intentionOf(viewer, key, "generate", kind, origin, input);
  const parsedOrder = parse(rule, input);
  requireModel(platform, kind, origin, parsedOrder);
  return inSlot(platform, intention, watching, {
    userId,
    limits: ["generate", "generateDay", "create"],
    ...generatedNote(platform),
    begin: async () => ({ start: startOf(kind, parsedOrder), write }),
  });

  async function write(progress: Progress, signal: AbortSignal) {
    const reading = { signal, order: hasModel(platform) ? null : draftOrderOf(kind, parsedOrder) };
    const source = await readSource(platform, viewer, parsedOrder, reading);
    const order = orderOf(kind, origin, parsedOrder, source);
    const generator = await generatorFor(platform, source);
    const draft = await draftOf(generator, order, signal, progress);
    const { questions, canGoOn } = draft;
    const ofSource = source ? [partNotice(source), languageNotice(source, order.language)] : [];
    const notices = [...ofSource.filter((notice) => notice !== null), ...draft.notices];
    progress.report({ stage: "SAVING", line: `Saving ${questions.length} questions` });
    return async (tx: Transaction): Promise<Generated> => {
      const fields = {
        ...fieldsOf(order, parsedOrder, generator.draftedBy, questions),
        ...(draft.isUnconfirmed && { isPublic: false }),
      };
      const content = await storeContent(platform, tx, userId, kind, fields, questions);
      await recordEvent(platform, tx, "generation_finished", content, finished(content, draft));
      if (parsedOrder.pdfPath) await discardUpload(tx, viewer, parsedOrder.pdfPath);
      if (canGoOn) await keepForMissing(tx, content, { kind, origin, wanted: parsedOrder, source });
      return { content, notices };
    };
  }
}

/** Data of the event that a generation records. */
export const finished = (content: Content, { questions, usage }: Draft) => ({
  ...settingsOf(content),
  questionCount: questions.length,
  ...(usage && { usage }),
});

/** Lets a generator write, and reports its progress. */
export function draftOf(generator: Generator, order: Order, signal: AbortSignal, progress: Progress): Promise<Draft> {
  const { questionCount } = order;
  const questions: ProgressState["questions"] = [];
  const { title, source } = order;
  const recognized = source && recognizedWords(source);
  progress.report({ stage: "WRITING", title, recognized, line: writingLine(0, questionCount) });
  return generator.draft(order, signal, ({ questionText, options, correctAnswer, passage }) => {
    questions.push({ questionText, options, correctAnswer, passage });
    progress.report({ line: writingLine(questions.length, questionCount), questions: [...questions] });
  });
}
