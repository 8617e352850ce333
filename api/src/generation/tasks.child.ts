import { type DraftOrder, draftFrom } from "./extractive/draft.ts";
import type { Source } from "./source.ts";
import { pastedText } from "./text.ts";

type Page = typeof import("./page.child.ts");
type Pdf = typeof import("./pdf.child.ts");
type Youtube = typeof import("./youtube.child.ts");
type Input<F extends (...inputs: never) => unknown> = Parameters<F>[0];

/** What a child can be asked to do with a source. What takes long to load is loaded when it is asked for. */
export const tasks = {
  text: ({ text, url }: { text: string; url: string | null }) => pastedText(text, url),
  draft: ({ source, order }: { source: Source; order: DraftOrder }) => draftFrom(source, order),
  page: async (input: Input<Page["readPage"]>) => (await import("./page.child.ts")).readPage(input),
  pdf: async (input: Input<Pdf["readFile"]>) => (await import("./pdf.child.ts")).readFile(input),
  video: async (input: Input<Youtube["readVideo"]>) => (await import("./youtube.child.ts")).readVideo(input),
  captions: async (input: Input<Youtube["readCaptions"]>) => (await import("./youtube.child.ts")).readCaptions(input),
};
