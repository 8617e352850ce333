import { imageHashes } from "../image/image.shared.ts";
import { touchedSizes } from "../image/image.ts";
import { DomainError, OutdatedError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Shape } from "./markdown.shared.ts";
import { rendered } from "./rendering.ts";

/** A text of an item with its path. `html` is set if it has been rendered already. */
export interface RichText {
  path: string;
  text: string;
  shape: Shape;
  html?: string | null | undefined;
}

/** Returns the HTML of a text that was prepared. */
export type HtmlOf = (text: string, shape: Shape) => string;

/**
 * Makes the HTML of texts, outside any transaction. Throws VALIDATION_FAILED with the text's path if an image is
 * missing or has no description.
 */
export async function prepared(platform: Platform, userId: string, texts: readonly RichText[]): Promise<HtmlOf> {
  const htmlByKey = new Map(texts.flatMap(({ text, shape, html }) => (html ? [[keyOf(text, shape), html]] : [])));
  const missing = new Map(
    texts.flatMap((text) =>
      htmlByKey.has(keyOf(text.text, text.shape)) ? [] : [[keyOf(text.text, text.shape), text]],
    ),
  );
  const fresh = [...missing.values()];
  if (fresh.length > 0) {
    const sizes = await touchedSizes(platform, [...new Set(fresh.flatMap(({ text }) => imageHashes(text)))]);
    const answers = await rendered(platform, userId, {
      texts: fresh.map(({ text, shape }) => ({ text, shape })),
      sizes: [...sizes],
    });
    const issues = fresh.flatMap(({ path }, index) => {
      const message = answers[index]?.problem;
      return message ? [{ path, message }] : [];
    });
    if (issues[0]) throw new DomainError("VALIDATION_FAILED", issues[0].message, { issues });
    for (const [index, { text, shape }] of fresh.entries())
      htmlByKey.set(keyOf(text, shape), answers[index]?.html ?? "");
  }
  return (text, shape) => {
    const html = htmlByKey.get(keyOf(text, shape));
    if (html === undefined) throw new OutdatedError();
    return html;
  };
}

const keyOf = (text: string, shape: RichText["shape"]) => `${shape} ${text}`;
