const breaks = /<br>|<\/(?:p|pre|li|ul|ol)>/g;
const formula = /<math\b[^<>]*>(?:(?!<\/?math\b)[\s\S])*<\/math>/g;
const tex = / alttext="([^"]*)"/;
const image = /<img\b[^<>]*>/g;
const description = / alt="([^"]*)"/;
const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/**
 * The words of rendered text, for emails, previews and files: lines for blocks, the description of an image, the TeX
 * source of a formula. Only reads HTML written by `richHtml`.
 */
export function plainOf(html: string): string {
  return html
    .replace(formula, (written) => tex.exec(written)?.[1] ?? "")
    .replace(image, (written) => description.exec(written)?.[1] ?? "")
    .replace(/<li>/g, "\n• ")
    .replace(breaks, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/(?<![ \t])[ \t]*\n\s*/g, "\n")
    .trim();
}

type Ends = { readonly lowLabel?: string | null | undefined; readonly highLabel?: string | null | undefined };

/** The labels of a scale's ends, in plain words. */
export const endsInWords = (scale: Ends, html: Ends | null | undefined) => ({
  lowLabel: html?.lowLabel ? plainOf(html.lowLabel) : (scale.lowLabel ?? null),
  highLabel: html?.highLabel ? plainOf(html.highLabel) : (scale.highLabel ?? null),
});
