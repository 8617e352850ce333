import type { ChatRequest } from "./model.questions.ts";

/** Returns the texts to translate, by their numbers. */
export const textsIn = ({ messages }: ChatRequest): Map<number, string> => {
  const material = /<texts \S+>\n([\s\S]*)\n<\/texts/.exec(messages.at(-1)?.content ?? "")?.[1] ?? "";
  return new Map(
    material.split(/\n\n(?=\d+ \()/).flatMap((part) => {
      const [, number, text = ""] = /^(\d+) \([^)]*\): ([\s\S]*)$/.exec(part) ?? [];
      return number ? [[Number(number), text] as const] : [];
    }),
  );
};

/** Returns the model's answer to a request for a translation; null for other requests. */
export function translationsFor(request: ChatRequest): object | null {
  if (!request.messages[0]?.content.startsWith("You translate")) return null;
  return { translations: [...textsIn(request)].map(([text, words]) => ({ text, translation: `» ${words} «` })) };
}
