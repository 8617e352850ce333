import type { DraftOrder } from "../../extractive/draft.ts";
import type { DraftedSource } from "../extractive.ts";
import type { Source } from "../source/source.ts";
import { pastedText } from "../source/text.ts";

type Page = typeof import("../source/page.child.ts");
type Pdf = typeof import("../source/pdf/pdf.child.ts");
type Document = typeof import("../source/document/document.child.ts");
type Youtube = typeof import("../source/youtube.child.ts");
type Input<F extends (...inputs: never) => unknown> = Parameters<F>[0];

/** Tasks of a child. Slow modules load on demand. */
export const tasks = {
  /** A source that was read before, to draft from. */
  known: (source: Source) => source,
  /** Counts the questions that a source which was read before can give. */
  outlook: async ({ source, order }: { source: Source; order: DraftOrder }) =>
    (await import("../../extractive/outlook.ts")).outlook(source, order),
  text: ({ text, url }: { text: string; url: string | null }) => pastedText(text, url),
  page: async (input: Input<Page["readPage"]>) => (await import("../source/page.child.ts")).readPage(input),
  pdf: async (input: Input<Pdf["readFile"]>) => (await import("../source/pdf/pdf.child.ts")).readFile(input),
  document: async (input: Input<Document["readDocument"]>) =>
    (await import("../source/document/document.child.ts")).readDocument(input),
  video: async (input: Input<Youtube["readVideo"]>) => (await import("../source/youtube.child.ts")).readVideo(input),
  captions: async (input: Input<Youtube["readCaptions"]>) =>
    (await import("../source/youtube.child.ts")).readCaptions(input),
};

export interface Call {
  task: keyof typeof tasks;
  input: unknown;
  order: DraftOrder | null;
}

export async function perform({ task, input, order }: Call): Promise<unknown> {
  const result = await tasks[task](input as never);
  if (!result || !("passages" in result)) return result;
  const { recognize } = await import("../../extractive/detect.ts");
  const source: Source = { ...result, recognized: recognize(result.passages, result.language) };
  return order ? draftedFrom(source, order) : source;
}

async function draftedFrom(source: Source, order: DraftOrder): Promise<DraftedSource> {
  const { draft } = await import("../../extractive/draft.ts");
  const { questions: drafted, isPlain, refusal, shortfall, more } = await draft(source, order);
  const canGoOn = more > 0;
  const passages = canGoOn ? source.passages : source.passages.slice(0, 1);
  return { ...source, passages, drafted, isPlain, refusal, shortfall, more, canGoOn };
}
