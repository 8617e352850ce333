import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { z } from "zod";
import type { Kind } from "../../content/content.shared.ts";
import { questionLevels } from "../../content/question/evidence.ts";
import { marking } from "../../platform/marking.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import type { Order } from "../generator.ts";
import { alreadyWritten, type Goal, languageRule, material, materialRule } from "./prompt.ts";
import { wordsOf } from "./review.ts";
import type { Talk } from "./server/talk.ts";

/** Characters of a goal, tokens of an answer (its base and for each goal), and goals of a usable plan. */
const limits = { goal: 300, base: 1000, each: 80, fewest: 2 };

const parts = {
  section: z.string().describe("The heading of the source that it belongs to; empty without one"),
  goal: z.string(),
};
const level = z.enum(questionLevels);
const shapes = {
  QUIZ: z.object({ goals: z.array(z.object({ ...parts, level })) }),
  SURVEY: z.object({ goals: z.array(z.object(parts)) }),
  ASSESSMENT: z.object({ goals: z.array(z.object(parts)) }),
};
const Planned = z.object({
  section: z.string().nullish().catch(null),
  goal: z.string().trim().min(1).max(limits.goal),
  level: level.nullish().catch(null),
});

interface Planning {
  wanted: number;
  /** Text of the source; empty without one. */
  text: string;
  mostTokens: number | null;
}

/** Has the model plan questions before they are written. Empty for an unusable plan. Throws the server's error. */
export async function planFor(
  order: Order,
  talk: Talk,
  { wanted, text, mostTokens }: Planning,
  signal: AbortSignal,
): Promise<Goal[]> {
  const headings = new Set(order.source?.passages.map(({ section }) => section));
  const goals: Goal[] = [];
  const known = new Set<string>();
  const wish = {
    messages: planMessages(order, wanted, text),
    shape: shapes[order.kind],
    limit: Math.min(mostTokens ?? limits.base + limits.each * wanted, Math.floor(talk.contextTokens() / 4)),
    isWanted: (value: object) => "goal" in value,
  };
  for await (const object of talk.objects(wish, signal)) {
    const { data } = Planned.safeParse(object);
    const words = wordsOf(data?.goal ?? "").join(" ");
    if (!data || words === "" || known.has(words) || goals.length === wanted) continue;
    known.add(words);
    const { section = null } = data;
    goals.push({
      section: section !== null && headings.has(section) ? section : null,
      text: data.goal.replace(/\s+/g, " "),
      level: order.kind === "QUIZ" ? (data.level ?? null) : null,
    });
  }
  return goals.length < limits.fewest ? [] : goals;
}

const plans: Record<Kind, string> = {
  QUIZ: "You plan a quiz before its questions are written. Each goal is one thing that someone who has understood the material remembers, understands or applies to a new case, that matters, and that one question can test.",
  SURVEY:
    "You plan a survey before its questions are written. Each goal is one thing to find out about what people think, know or do.",
  ASSESSMENT: "You plan a skill self-assessment before its questions are written. Each goal is one skill to rate.",
};

const levels = {
  easy: "Most goals are to remember, some to understand.",
  medium: "Some goals are to remember, most to understand, some to apply.",
  hard: "Most goals are to understand or to apply.",
};

/** The prompt for the plan of as many questions. */
export function planMessages(order: Order, wanted: number, text: string): ChatCompletionMessageParam[] {
  const { kind, difficulty, language, written } = order;
  const { mark, marked: data } = marking();
  const rules = [
    plans[kind],
    ...(kind === "QUIZ" ? [levels[difficulty]] : []),
    materialRule(mark),
    "A goal is a few words. No two goals are about the same, and none is about the text itself or its author.",
    ...(text
      ? ["Goals are spread evenly over the source, in its order. section is the heading that a goal belongs to."]
      : []),
    languageRule(language),
  ];
  const request = [
    `Plan exactly ${countOf(wanted, "goal")}.`,
    ...material(order, text, data),
    ...alreadyWritten(written, data),
  ];
  return [
    { role: "system", content: rules.join("\n") },
    { role: "user", content: request.join("\n\n") },
  ];
}
