import type { ChatRequest } from "./model.questions.ts";

/** Recognizes requests for a plan by their text. */
export const asksForPlan = ({ messages }: ChatRequest): boolean =>
  /^Plan exactly \d+ /.test(String(messages.at(-1)?.content));

const levels = ["remember", "understand", "apply"];

/** Returns as many goals as requested, spread over the headings of the source. */
export function goalsFor({ messages }: ChatRequest): object[] {
  const text = messages.at(-1)?.content ?? "";
  const count = Number(/^Plan exactly (\d+)/.exec(text)?.[1]);
  const headings = [...text.matchAll(/^# (.+)$/gm)].map(([, heading = ""]) => heading);
  return Array.from({ length: count }, (_, index) => ({
    section: headings[Math.floor((index * headings.length) / count)] ?? "",
    goal: `Knows part ${index + 1} of ${count}`,
    level: levels[index % 3],
  }));
}

/** Returns the goals of the plan in a request to write questions, by their numbers. */
export const planIn = ({ messages }: ChatRequest): Map<number, string> => {
  const [, plan = ""] = /<plan \S+>\n([\s\S]*?)\n<\/plan/.exec(messages.at(-1)?.content ?? "") ?? [];
  return new Map([...plan.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, goal = ""]) => [Number(number), goal]));
};
