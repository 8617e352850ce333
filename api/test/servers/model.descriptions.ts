import type { ChatRequest } from "./model.questions.ts";

/** Returns the image in a request; null without one. */
export function imageIn({ messages }: ChatRequest): Buffer | null {
  const [, base64] = /"data:image\/webp;base64,([^"]*)"/.exec(JSON.stringify(messages.at(-1)?.content)) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, "base64");
}

/** Returns the model's answer to a request for a description; null for other requests. */
export function descriptionFor(request: ChatRequest): object | null {
  if (!request.messages[0]?.content.startsWith("You describe an image")) return null;
  const language = /Write in (\w+)/.exec(request.messages[0].content)?.[1];
  return { description: `An image of  a red square,\nin ${language}.` };
}
