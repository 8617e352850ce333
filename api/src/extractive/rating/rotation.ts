import type { Rated } from "./phrases.ts";
import { inOrder, type Theme } from "./themes.ts";

/** A theme and the form of its question. */
export interface Chosen {
  theme: Theme;
  asked: Rated;
}

/**
 * The requested number of themes, each with its next unused form. Themes without a question and long themes come first.
 */
export function chosenFrom(
  themes: readonly Theme[],
  count: number,
  formsOf: (theme: Theme) => readonly Rated[],
  isAsked: (questionText: string) => boolean,
): Chosen[] {
  const candidates = themes.map((theme) => {
    const forms = formsOf(theme);
    const unasked = forms.filter(({ ask }) => !isAsked(ask(theme.label)));
    return { theme, sentence: theme.sentence, unasked, times: forms.length - unasked.length };
  });
  const picks = candidates
    .filter(({ unasked }) => unasked.length > 0)
    .sort((a, b) => a.times - b.times || b.theme.size - a.theme.size)
    .slice(0, Math.max(0, count))
    .sort(inOrder);
  return picks.flatMap(({ theme, unasked }, index) => {
    const asked = unasked[index % unasked.length];
    return asked ? [{ theme, asked }] : [];
  });
}
