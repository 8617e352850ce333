import type { FieldErrors, Resolver } from "react-hook-form";
import { z } from "zod";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { builders, LinkQuiz, type Origin, questionCounts } from "../../../../api/src/generation/generation.rules.ts";
import { answerWishes, writtenTypes } from "../../../../api/src/generation/types.shared.ts";
import { capitals } from "../../editor/saving/input.ts";
import type { Kind } from "../../product/kind.ts";
import { tabStore } from "../../ui/storage.ts";
import { linkFrom } from "../../ui/text/link.ts";
import { type GeneratedMode, origins } from "./modes.ts";

const allTypes = Object.values(writtenTypes).flat();

export const GenerationForm = z.object({
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  url: z.string(),
  text: z.string(),
  isPasted: z.boolean(),
  pdf: z.object({ pdfPath: z.string(), fileName: z.string() }).nullable(),
  pages: z.string().default(""),
  /** Links of further sources. */
  more: z.array(z.object({ url: z.string() })).default([]),
  language: z.string().default(""),
  questionCount: z.number(),
  /** Null for the default types. */
  questionTypes: z.array(z.enum(allTypes)).nullable().default(null),
  /** Ways to answer without a model, instead of types. */
  answers: z.enum(answerWishes).default("mixed"),
  audience: z.string().default(""),
  focus: z.string().default(""),
  sections: z.array(z.string()).default([]),
  difficulty: z.enum(difficulties),
  showResultsToTakers: z.boolean(),
});
export type GenerationForm = z.infer<typeof GenerationForm>;

export const blankForm = (kind: Kind, mode: GeneratedMode): GenerationForm => ({
  title: "",
  topic: "",
  description: "",
  url: "",
  text: "",
  isPasted: false,
  pdf: null,
  pages: "",
  more: [],
  language: "",
  questionCount: questionCounts[kind][origins[mode]].default,
  questionTypes: null,
  answers: "mixed",
  audience: "",
  focus: "",
  sections: [],
  difficulty: "medium",
  showResultsToTakers: false,
});

const originOf = (mode: GeneratedMode, { isPasted }: Pick<GenerationForm, "isPasted">): Origin =>
  mode === "url" && isPasted ? "text" : origins[mode];

/** Whether a choice between options and typed answers is offered, instead of types that a model writes. */
export const choosesAnswers = (kind: Kind, mode: GeneratedMode, hasModel: boolean) =>
  kind === "QUIZ" && mode !== "ai" && !hasModel;

export function inputOf(kind: Kind, mode: GeneratedMode, values: GenerationForm, hasModel: boolean) {
  const { questionCount, questionTypes, answers, difficulty, showResultsToTakers } = values;
  const title = values.title.trim();
  return {
    kind,
    title: title || null,
    questionCount,
    questionTypes: (hasModel && questionTypes?.map(capitals)) || null,
    answers: choosesAnswers(kind, mode, hasModel) ? capitals(answers) : null,
    difficulty: capitals(difficulty),
    language: values.language || null,
    showResultsToTakers,
    description: mode === "pdf" ? values.description : null,
    source: sourceOf(kind, originOf(mode, values), values),
    more: mode === "ai" ? null : values.more.map(({ url }) => ({ link: linkFrom(url) })),
    sourceUrl:
      originOf(mode, values) === "text" ? (LinkQuiz.shape.url.safeParse(linkFrom(values.url)).data ?? null) : null,
  };
}

/** The source of a form, and what is counted in it. */
export function outlookInput(kind: Kind, mode: GeneratedMode, values: GenerationForm, hasModel: boolean) {
  const { source, more, sourceUrl, language, difficulty, answers } = inputOf(kind, mode, values, hasModel);
  return { kind, source, more, sourceUrl, language, difficulty, answers };
}

/** Errors of the fields that name the source. */
export function sourceErrors(kind: Kind, mode: GeneratedMode, values: GenerationForm): FieldErrors<GenerationForm> {
  const { url, text, pdf, pages, more } = validate(kind, mode, values);
  return Object.fromEntries(Object.entries({ url, text, pdf, pages, more }).filter(([, error]) => error !== undefined));
}

/** Preferences shown only while questions are drafted one by one. */
export const wishesOf = ({ audience, focus, sections }: GenerationForm) => ({
  audience: audience.trim() || null,
  focus: focus.trim() || null,
  sections,
});

function sourceOf(kind: Kind, origin: Origin, { topic, description, url, text, pdf, pages }: GenerationForm) {
  if (origin === "topic") return { topic: kind === "SURVEY" ? description : topic };
  if (origin === "link") return { link: linkFrom(url) };
  if (origin === "text") return { text };
  return { pdf: { path: pdf?.pdfPath ?? "", fileName: pdf?.fileName, pages: pages.trim() || null } };
}

export const resolverFor =
  (kind: Kind, mode: GeneratedMode): Resolver<GenerationForm> =>
  (values) => {
    const errors = validate(kind, mode, values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

function validate(kind: Kind, mode: GeneratedMode, values: GenerationForm): FieldErrors<GenerationForm> {
  const { pdf, questionTypes, ...rest } = values;
  const result = builders[kind][originOf(mode, values)].safeParse({
    ...rest,
    questionTypes: questionTypes ?? undefined,
    url: linkFrom(values.url),
    more: values.more.map(({ url }) => ({ url: linkFrom(url) })),
    pdfPath: pdf?.pdfPath ?? "",
  });
  return result.success ? {} : errorsOf(result.error.issues);
}

export function errorsOf(
  issues: readonly { path: PropertyKey[] | string; message: string }[],
): FieldErrors<GenerationForm> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const steps = typeof path === "string" ? path.split(".") : path;
    if (steps[0] === "more" && steps.length > 1) {
      errors.more ??= { type: "rule", message: `Source ${Number(steps[1]) + 2}: ${message}` };
      continue;
    }
    const last = String(steps.at(-1) ?? "");
    const field = last === "pdfPath" ? "pdf" : last;
    if (field in GenerationForm.shape) errors[field] ??= { type: "rule", message };
  }
  return errors;
}

const place = (owner: string | null, kind: Kind, mode: GeneratedMode) => `order:${owner ?? "visitor"}:${kind}-${mode}`;

export function storeForm(owner: string | null, kind: Kind, mode: GeneratedMode, values: GenerationForm) {
  tabStore.setItem(place(owner, kind, mode), JSON.stringify(values));
}

export function loadForm(owner: string | null, kind: Kind, mode: GeneratedMode): GenerationForm {
  for (const person of owner === null ? [null] : [owner, null]) {
    const text = tabStore.getItem(place(person, kind, mode));
    if (text === null) continue;
    tabStore.removeItem(place(null, kind, mode));
    const form = GenerationForm.safeParse(JSON.parse(text));
    if (form.success) return form.data;
  }
  return blankForm(kind, mode);
}

export const deleteStoredForm = (owner: string | null, kind: Kind, mode: GeneratedMode) =>
  tabStore.removeItem(place(owner, kind, mode));
