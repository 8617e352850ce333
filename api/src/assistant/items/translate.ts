import { z } from "zod";
import { limits } from "../../content/content.shared.ts";
import { readTranslation, saveTranslation } from "../../content/translation/translation.ts";
import { text, writing } from "../../platform/shared/text.rules.ts";
import { tool, writes } from "../tool.ts";
import { itemId } from "./publish.ts";

const path = z.string().describe("Path of the text, as returned by a call without texts.");

export const translate = tool({
  name: "translate",
  title: "Translate an item",
  description:
    "Without texts, returns the texts of an item that have no translation into a language, or have changed since they were translated. With texts, stores these translations and keeps the others. Keep formulas between dollar signs, links, image addresses and other Markdown as they are. Responses in all languages are counted together.",
  scope: "content:write",
  hints: { ...writes, idempotentHint: true },
  input: z.strictObject({
    id: itemId,
    language: text(35).describe("Language tag, such as de or pt-BR."),
    texts: z
      .array(z.strictObject({ path, text: writing(limits.mail.message).describe("The translation.") }))
      .optional(),
  }),
  output: z.object({
    language: z.string(),
    missing: z.int().describe("Number of texts without a translation."),
    outdated: z.int().describe("Number of texts with a translation of an earlier original."),
    texts: z
      .array(
        z.object({
          path,
          original: z.string(),
          text: z.string().nullable().describe("Current translation; null if there is none."),
        }),
      )
      .describe("Texts that have no translation or have changed since."),
  }),
  async run({ platform, viewer }, { id, language, texts }) {
    const before = await readTranslation(platform, viewer, id, language);
    const givenPaths = new Set(texts?.map(({ path }) => path));
    const otherTexts = before.texts.filter(({ path, text }) => text !== null && !givenPaths.has(path));
    const after = texts
      ? await saveTranslation(platform, viewer, id, language, {
          revision: before.revision,
          texts: [...otherTexts.map(({ path, text, isOutdated }) => ({ path, text, isOutdated })), ...texts],
        })
      : before;
    const open = after.texts.filter(({ text, isOutdated }) => text === null || isOutdated);
    return {
      says:
        open.length === 0
          ? "All its texts are translated. Have a person who speaks the language read them."
          : "These texts are not translated yet. Give them back with their paths.",
      gives: {
        language: after.language,
        missing: after.missing,
        outdated: after.outdated,
        texts: open.map(({ path, original, text }) => ({ path, original, text })),
      },
    };
  },
});
