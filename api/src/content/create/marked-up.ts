import { z } from "zod";

/** `$x^2$`, but not "$5 or $10", and `**word**`. */
const markup = /\$(?!\s)[^$\n]*[^$\s]\$(?!\d)|\*\*(?!\s)[^*\n]+\*\*/;

const Text = z.string().refine((text) => !markup.test(text));
const Texts = z.array(Text);
/** Texts that a format applies to. Anything else is checked elsewhere. */
const Plain = z.object({
  description: Text,
  questions: z.array(
    z
      .object({ questionText: Text, question: Text, options: Texts, explanation: Text, optionFeedback: Texts })
      .partial(),
  ),
});

/**
 * Paths of a new item's texts with formulas or bold words that are shown as they are, because the request names no
 * format. Edits may repeat texts that were shown so before.
 */
export function markedUp(body: unknown): string[] {
  if (z.object({ format: z.unknown() }).safeParse(body).data?.format !== undefined) return [];
  const { error } = Plain.partial().safeParse(body);
  return error?.issues.filter(({ code }) => code === "custom").map(({ path }) => path.join(".")) ?? [];
}

export const needsFormat = "Formulas and Markdown need the format rich";
