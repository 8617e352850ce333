import { languageOf } from "../../../../../api/src/platform/shared/language.shared.ts";
import { type Draft, type DraftQuestion, textOf } from "../../draft/draft.ts";
import stock from "./stock.json" with { type: "json" };

const [english, languages] = [stock.en.split("|"), new Map(Object.entries(stock))];

/** A question whose ready-made English options and ends of a scale are in the language of its item. */
export function inItemLanguage(question: DraftQuestion, item: Draft): DraftQuestion {
  const language = item.language || languageOf(textOf(item));
  const words = languages.get(language.split("-")[0] ?? "")?.split("|") ?? english;
  const translated = (text: string) => words[english.indexOf(text)] ?? text;
  const { options, scale } = question;
  return {
    ...question,
    options: options.map((option) => ({ ...option, text: translated(option.text) })),
    scale: scale && { ...scale, lowLabel: translated(scale.lowLabel), highLabel: translated(scale.highLabel) },
  };
}
