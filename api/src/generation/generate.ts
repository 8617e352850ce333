import type { Kind } from "../content/content.shared.ts";
import { storeContent } from "../content/create/create.ts";
import { recordEvent, settingsOf } from "../content/event/event.ts";
import { madeContent } from "../content/own.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Transaction } from "../platform/data/database.ts";
import { requireForAll, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { intentionOf } from "../platform/work/idempotency.ts";
import { builders, type Origin } from "./generation.rules.ts";
import type { Draft, Generator, Order } from "./generator.ts";
import { inSlot, type Watching } from "./in-slot.ts";
import { keepForMissing } from "./missing/keep.ts";
import { type AskedRule, askedOf, type BuilderInput, draftOrderOf, fieldsOf, orderFrom } from "./order.ts";
import { readSource } from "./reader/source.ts";
import { languageNotice } from "./source/language.ts";
import { partNotice, type Source } from "./source/source.ts";
import { discardUploads } from "./upload/upload.ts";
import { drafterOf, hasModel, requireModel, startOf, writeQuestions } from "./writing.ts";

export interface Generated {
  content: Content;
  notices: string[];
}

export interface GenerationRequest extends Watching {
  kind: Kind;
  origin: Origin;
  rule?: AskedRule;
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
  const asked = askedOf(kind, origin, rule, input);
  requireModel(platform, asked);
  const { wanted, sections } = asked;
  return inSlot(platform, intention, watching, {
    userId,
    limits: ["generate", "generateDay", "create"],
    ...generatedNote(platform),
    begin: async () => ({
      start: startOf(asked),
      async write(progress, signal) {
        // Drafting without a model follows reading at once, unless the sections must be known first.
        const isDraftedAtOnce = !hasModel(platform) && sections.length === 0;
        const draftOrder = isDraftedAtOnce ? draftOrderOf(orderFrom(asked, null, [], wanted.questionCount)) : null;
        const source = await readSource(platform, viewer, wanted, { signal, order: draftOrder });
        const { order, draft } = await writeQuestions(platform, viewer, asked, source, { progress, signal });
        const { questions } = draft;
        const notices = [...noticesOf(source, order), ...draft.notices];
        progress.report({ stage: "SAVING", line: `Saving ${questions.length} questions` });
        return async (tx) => {
          const content = await storeItem(platform, tx, userId, {
            order,
            wanted,
            draftedBy: drafterOf(platform),
            ...draft,
          });
          await discardUploads(tx, viewer, wanted);
          if (draft.canGoOn) await keepForMissing(tx, content, asked, source);
          return { content, notices };
        };
      },
    }),
  });
}

/** Notices about a source, and what of it was read. */
export const noticesOf = (source: Source | null, { language }: Pick<Order, "language">): string[] =>
  source === null ? [] : [partNotice(source), languageNotice(source, language)].filter((notice) => notice !== null);

interface Finished extends Pick<Draft, "isUnconfirmed" | "usage"> {
  order: Order;
  wanted: BuilderInput;
  draftedBy: Generator["draftedBy"];
  questions: QuestionDraft[];
}

/** Stores an item with its questions. Private if its check confirmed none of them. */
export async function storeItem(
  platform: Platform,
  tx: Transaction,
  userId: string,
  { order, wanted, draftedBy, questions, isUnconfirmed, usage }: Finished,
): Promise<Content> {
  const fields = { ...fieldsOf(order, wanted, draftedBy, questions), ...(isUnconfirmed && { isPublic: false }) };
  const content = await storeContent(platform, tx, userId, order.kind, fields, questions);
  await recordFinished(platform, tx, content, { questions, usage });
  return content;
}

export const recordFinished = (
  platform: Platform,
  tx: Transaction,
  content: Content,
  { questions, usage }: { questions: readonly unknown[]; usage?: Draft["usage"] },
) =>
  recordEvent(platform, tx, "generation_finished", content, {
    ...settingsOf(content),
    questionCount: questions.length,
    ...(usage && { usage }),
  });
