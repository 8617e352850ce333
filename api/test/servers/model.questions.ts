export interface ChatRequest {
  model: string;
  stream: boolean;
  stream_options?: object;
  /** Parts where there is an image. */
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: string; json_schema?: { strict: boolean; schema: object } };
  tools?: { type: string; function: { name: string; parameters: object } }[];
  key: string;
}

let written = 0;

export function itemsFor(request: ChatRequest): object[] {
  const text = request.messages.at(-1)?.content ?? "";
  const count = Number(/Write exactly (\d+)/.exec(text)?.[1]);
  const sentences = [...text.matchAll(/<source \S+>\n([\s\S]*?)\n<\/source/g)].flatMap(([, source = ""]) =>
    source
      .replace(/^(# .*|\[…\])$/gm, "")
      .split(/(?<=[.?!])\s+/)
      .filter(({ length }) => length > 40),
  );
  const schema = JSON.stringify([request.response_format, request.tools, request.messages[0]]);
  const make = schema.includes("correctOption") ? quizItem : schema.includes("multi_select") ? surveyItem : ratingItem;
  return Array.from({ length: count }, (_, index) => {
    written += 1;
    const passage = sentences[Math.floor((index * sentences.length) / count)];
    return { ...(passage && { passage }), ...make(written) };
  });
}

const colours = ["amber", "black", "coral", "dun", "ebony", "fawn", "green"];
const things = ["birch", "canal", "delta", "ember", "fjord", "grove", "hedge", "island", "jetty", "knoll", "lagoon"];
const word = (index: number) => `${colours[index % 7]} ${things[index % 11]} of number ${index}`;

export const quizItem = (index: number) => ({
  question: `Which is ${word(index)}?`,
  options: [`The right one ${index}`, `The wrong one ${index}`, `Another wrong ${index}`, `The last wrong ${index}`],
  correctOption: 0,
  level: "remember",
  explanation: `Because it is ${word(index)}.`,
});

const surveyItem = (index: number) => ({
  question: `What do you think of ${word(index)}?`,
  type: index % 3 === 0 ? "multi_select" : "single_choice",
  options: ["Much", "Some", "Little", "Nothing"],
});

const ratingItem = (index: number) => ({
  question: `How well do you handle ${word(index)}?`,
  options: ["I have never done it", "I do it with help", "I do it alone", "I teach it"],
});

/** The fields of an answer's shape tell what is asked for. */
export const asksForAnswers = (request: ChatRequest): boolean =>
  JSON.stringify([request.response_format, request.tools, request.messages[0]]).includes("The number of the question");

export type Reading = "passage" | "around" | "blind";

export const readingOf = ({ messages: [system] }: ChatRequest): Reading =>
  system?.content.includes("do not see the source")
    ? "blind"
    : system?.content.includes("alsoRight")
      ? "around"
      : "passage";

interface Posed {
  number: number;
  text: string;
  options: { letter: string; text: string }[];
}

/** The letter that answers a question, or none; and letters of others that are right as well. */
export type Answering = Partial<Record<Reading, (posed: Posed) => string | { option: string; alsoRight: string[] }>>;

const rightLetter = ({ options }: Posed) => options.find(({ text }) => text.startsWith("The right one"))?.letter ?? "A";

/** The questions of a check, as they are put to the model. */
export const posedIn = (request: ChatRequest): Posed[] =>
  (request.messages.at(-1)?.content ?? "").split(/\n\n(?=\d+\. )|<questions \S+>\n/).flatMap((part) => {
    const [, number, text = ""] = /^(\d+)\. (.*)/.exec(part) ?? [];
    const options = [...part.matchAll(/^([A-J])\) (.*)$/gm)].map(([, letter = "", text = ""]) => ({ letter, text }));
    return number ? [{ number: Number(number), text, options }] : [];
  });

export function answersFor(request: ChatRequest, answering: Answering): object[] {
  const reading = readingOf(request);
  const answer = answering[reading] ?? (reading === "blind" ? () => "none" : rightLetter);
  return posedIn(request).map((posed) => {
    const given = answer(posed);
    return { question: posed.number, ...(typeof given === "string" ? { option: given, alsoRight: [] } : given) };
  });
}
