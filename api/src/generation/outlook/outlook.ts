import { difficulties } from "../../content/content.shared.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { requireForAll, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { headingsOf } from "../drafting/sections.ts";
import { partInSlot, type Watching } from "../in-slot.ts";
import { outlookOf, readSource, type SourcePlace } from "../reader/source.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { typesOfAnswers } from "../types.shared.ts";
import { hasModel, readingLine } from "../writing.ts";
import { type Outlook, OutlookOrder } from "./outlook.contract.ts";

/**
 * Reads a source and counts the questions that it can give without a model. Stores nothing. Throws what refuses a
 * generation.
 */
export async function readOutlook(
  platform: Platform,
  viewer: Viewer,
  input: unknown,
  watching: Watching,
): Promise<Outlook> {
  const { id: userId } = requireForAll(viewer, "content:write");
  const { kind, language, difficulty, answers, ...order } = parse(OutlookOrder, input);
  const { url, text, pdfPath, pages, sourceUrl, more } = order;
  const sent = Object.entries({ url, text, pdfPath }).filter(([, value]) => value != null);
  if (sent.length !== 1) throw invalid("url", "Send one of url, text and pdfPath");
  const place: SourcePlace = { ...Object.fromEntries(sent), pages, sourceUrl };
  const questionTypes = answers && typesOfAnswers[answers];
  const draftOrder = {
    kind,
    questionCount: 1,
    difficulty,
    language,
    types: (kind === "QUIZ" && questionTypes) || null,
  };
  return partInSlot(platform, watching, {
    userId,
    kind,
    wanted: 1,
    line: readingLine(place),
    async write(progress, signal) {
      const source = await readSource(platform, viewer, { ...place, more }, { signal });
      if (source === null) throw invalid("url", "Send one of url, text and pdfPath");
      if (hasModel(platform)) return async () => withoutCounts(source);
      progress.report({ line: "Counting the questions" });
      const { refusal, ...counts } = await outlookOf(platform, viewer, source, draftOrder, { signal });
      if (refusal !== null) throw unreadable("language_unsupported", refusal, source.url);
      return async () => ({ title: source.title, ...counts });
    },
  });
}

const unknown = { choices: null, typed: null };

const withoutCounts = (source: Source): Outlook => ({
  title: source.title,
  ...unknown,
  difficulties: [...difficulties],
  sections: headingsOf(source).map((heading) => ({ heading, ...unknown })),
});
