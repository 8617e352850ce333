import type { FieldErrors, Resolver } from "react-hook-form";
import { z } from "zod";
import { difficulties } from "../../../../api/src/content/content.shared.ts";
import { builders, LinkQuiz, type Origin, questionCounts } from "../../../../api/src/generation/generation.rules.ts";
import { capitals } from "../../editor/saving/input.ts";
import type { Kind } from "../../product/kind.ts";
import { tabStore } from "../../ui/storage.ts";
import { linkFrom } from "../../ui/text/link.ts";
import { type GeneratedMode, origins } from "./modes.ts";

export const Order = z.object({
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  url: z.string(),
  text: z.string(),
  isPasted: z.boolean(),
  pdf: z.object({ pdfPath: z.string(), fileName: z.string() }).nullable(),
  questionCount: z.number(),
  difficulty: z.enum(difficulties),
  showResultsToTakers: z.boolean(),
});
export type Order = z.infer<typeof Order>;

export const blankOrder = (kind: Kind, mode: GeneratedMode): Order => ({
  title: "",
  topic: "",
  description: "",
  url: "",
  text: "",
  isPasted: false,
  pdf: null,
  questionCount: questionCounts[kind][origins[mode]].default,
  difficulty: "medium",
  showResultsToTakers: false,
});

const originOf = (mode: GeneratedMode, { isPasted }: Pick<Order, "isPasted">): Origin =>
  mode === "url" && isPasted ? "text" : origins[mode];

export function inputOf(kind: Kind, mode: GeneratedMode, order: Order) {
  const { questionCount, difficulty, showResultsToTakers } = order;
  const title = order.title.trim();
  return {
    kind,
    title: title || null,
    questionCount,
    difficulty: capitals(difficulty),
    showResultsToTakers,
    description: mode === "pdf" ? order.description : null,
    source: sourceOf(kind, originOf(mode, order), order),
    sourceUrl:
      originOf(mode, order) === "text" ? (LinkQuiz.shape.url.safeParse(linkFrom(order.url)).data ?? null) : null,
  };
}

function sourceOf(kind: Kind, origin: Origin, { topic, description, url, text, pdf }: Order) {
  if (origin === "topic") return { topic: kind === "SURVEY" ? description : topic };
  if (origin === "link") return { link: linkFrom(url) };
  if (origin === "text") return { text };
  return { pdf: { path: pdf?.pdfPath ?? "", fileName: pdf?.fileName } };
}

export const resolverFor =
  (kind: Kind, mode: GeneratedMode): Resolver<Order> =>
  (values) => {
    const errors = faultsIn(kind, mode, values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

function faultsIn(kind: Kind, mode: GeneratedMode, order: Order): FieldErrors<Order> {
  const { pdf, ...rest } = order;
  const result = builders[kind][originOf(mode, order)].safeParse({
    ...rest,
    url: linkFrom(order.url),
    pdfPath: pdf?.pdfPath ?? "",
  });
  return result.success ? {} : errorsOf(result.error.issues);
}

export function errorsOf(issues: readonly { path: PropertyKey[] | string; message: string }[]): FieldErrors<Order> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    const last = String((typeof path === "string" ? path.split(".") : path).at(-1) ?? "");
    const field = last === "pdfPath" ? "pdf" : last;
    if (field in Order.shape) errors[field] ??= { type: "rule", message };
  }
  return errors;
}

const place = (owner: string | null, kind: Kind, mode: GeneratedMode) => `order:${owner ?? "visitor"}:${kind}-${mode}`;

export function keepOrder(owner: string | null, kind: Kind, mode: GeneratedMode, order: Order) {
  tabStore.setItem(place(owner, kind, mode), JSON.stringify(order));
}

export function takeOrder(owner: string | null, kind: Kind, mode: GeneratedMode): Order {
  for (const person of owner === null ? [null] : [owner, null]) {
    const text = tabStore.getItem(place(person, kind, mode));
    if (text === null) continue;
    tabStore.removeItem(place(null, kind, mode));
    const kept = Order.safeParse(JSON.parse(text));
    if (kept.success) return kept.data;
  }
  return blankOrder(kind, mode);
}

export const forgetOrder = (owner: string | null, kind: Kind, mode: GeneratedMode) =>
  tabStore.removeItem(place(owner, kind, mode));
