import type { ChatRequest } from "./model.questions.ts";

/** The model's themes: an answer that contains one of these words is about that theme. */
const words = ["bus", "soup", "light"];

interface Numbered {
  answer: number;
  text: string;
}

/** Returns the answers contained in a request. */
export const answersIn = ({ messages }: ChatRequest): Numbered[] =>
  (/<answers \S+>\n([\s\S]*)\n<\/answers/.exec(messages.at(-1)?.content ?? "")?.[1] ?? "")
    .split(/\n\n(?=\d+: )/)
    .flatMap((part) => {
      const [, number, text = ""] = /^(\d+): ([\s\S]*)$/.exec(part) ?? [];
      return number ? [{ answer: Number(number), text }] : [];
    });

/** Returns the model's answer to a request for themes; null for other requests. One quote of each theme is made up. */
export function themesFor(request: ChatRequest): object | null {
  const task = request.messages[0]?.content ?? "";
  const answers = answersIn(request);
  const about = (word: string) => answers.filter(({ text }) => text.toLowerCase().includes(word));
  if (task.includes("Find 3 to"))
    return {
      themes: words.map((word) => ({
        name: `The ${word}`,
        sentence: `People wish for another ${word}.`,
        quotes: [
          ...about(word)
            .slice(0, 2)
            .map(({ answer, text }) => ({ answer, quote: text })),
          { answer: 1, quote: `Nobody wrote this about the ${word}.` },
        ],
      })),
    };
  if (!task.includes("For each answer")) return null;
  return {
    answers: answers.map(({ answer, text }) => ({
      answer,
      themes: words.flatMap((word, place) => (text.toLowerCase().includes(word) ? [place + 1] : [])),
    })),
  };
}
