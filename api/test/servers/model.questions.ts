export interface ChatRequest {
  model: string;
  stream: boolean;
  stream_options?: object;
  /** Contents are lists of parts when there is an image. */
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
  const types = wishedTypes(request);
  const make = types
    ? (index: number) => typedItems(types[index % types.length] ?? "", schema.includes("correctOptions"))(index)
    : schema.includes("correctOption")
      ? quizItem
      : schema.includes("multi_select")
        ? surveyItem
        : ratingItem;
  const goals = [...planIn(request).keys()];
  return Array.from({ length: count }, (_, index) => {
    written += 1;
    const passage = sentences[Math.floor((index * sentences.length) / count)];
    const goal = goals[index % goals.length];
    return { ...(goal && { goal }), ...(passage && { passage }), ...make(written) };
  });
}

/** Returns the goals of the plan in a request to write questions, by their numbers. */
export const planIn = ({ messages }: ChatRequest): Map<number, string> => {
  const [, plan = ""] = /<plan \S+>\n([\s\S]*?)\n<\/plan/.exec(messages.at(-1)?.content ?? "") ?? [];
  return new Map([...plan.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, goal = ""]) => [Number(number), goal]));
};

const colours = ["amber", "black", "coral", "dun", "ebony", "fawn", "green"];
const things = ["birch", "canal", "delta", "ember", "fjord", "grove", "hedge", "island", "jetty", "knoll", "lagoon"];
const word = (index: number) => `${colours[index % 7]} ${things[index % 11]} of number ${index}`;

export const quizItem = (index: number) => ({
  question: `Which is ${word(index)}?`,
  options: [`The right one ${index}`, `The wrong one ${index}`, `Another wrong ${index}`, `The last wrong ${index}`],
  correctOption: 0,
  level: "remember",
  explanation: `Because it is ${word(index)}.`,
  optionFeedback: ["", "It is wrong.", "It is wrong as well.", "It comes last."].map(
    (text) => text && `${text} ${index}`,
  ),
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

/** Returns the types that the task names line by line; null for the usual types. */
function wishedTypes({ messages: [system] }: ChatRequest): string[] | null {
  const types = [...(system?.content ?? "").matchAll(/^- (\w+): /gm)].flatMap(([, type]) => type ?? []);
  return types.length > 0 ? types : null;
}

/** Returns an item of a type. Items of quizzes have a key. */
export const typedItems = (type: string, hasKey: boolean) => (index: number) => {
  const blank = { type, options: [], explanation: `Because it is ${word(index)}.`, level: "remember" };
  switch (type) {
    case "multi_select":
      if (!hasKey) return { ...surveyItem(index), type };
      return {
        ...blank,
        question: `Which two are ${word(index)}?`,
        options: [
          `The right one ${index}`,
          `The right one, too ${index}`,
          `Another wrong ${index}`,
          `The last wrong ${index}`,
        ],
        correctOptions: [0, 1],
      };
    case "text":
      if (!hasKey) return { type, question: `What would you change about ${word(index)}?`, options: [] };
      return {
        ...blank,
        question: `What is ${word(index)} called?`,
        correctOptions: [],
        acceptedAnswers: [`Name ${index}`],
      };
    case "number":
      return {
        ...blank,
        question: `How many km has ${word(index)}?`,
        correctOptions: [],
        correctNumber: 1200 + index,
        tolerance: 5,
        unit: "km",
      };
    case "scale":
      return {
        type,
        question: `How content are you with ${word(index)}?`,
        options: ["1", "2", "3", "4", "5"],
        lowLabel: "Not at all",
        highLabel: "Very",
      };
    case "single_choice":
      return { ...surveyItem(index), type };
    default:
      return hasKey ? { ...quizItem(index), type, correctOptions: [0] } : { ...ratingItem(index), type };
  }
};

/** Recognizes requests by the fields of the requested shape. */
export const asksForAnswers = (request: ChatRequest): boolean =>
  JSON.stringify([request.response_format, request.tools, request.messages[0]]).includes("The number of the question");

export type Reading = "passage" | "around" | "blind";

export const readingOf = ({ messages: [system] }: ChatRequest): Reading =>
  system?.content.includes("do not see the source")
    ? "blind"
    : system?.content.includes("alsoRight")
      ? "around"
      : "passage";

export interface Posed {
  number: number;
  text: string;
  options: { letter: string; text: string }[];
}

/** The letter that answers a question, or none, and the letters of other correct options. */
export type Answering = Partial<Record<Reading, (posed: Posed) => string | { option: string; alsoRight: string[] }>>;

function rightLetter({ text, options }: Posed): string {
  const number = /number (\d+)/.exec(text)?.[1];
  if (text.startsWith("What is")) return `Name ${number}`;
  if (text.startsWith("How many km")) return `${1200 + Number(number)} km`;
  const letters = options.filter((option) => option.text.startsWith("The right one")).map(({ letter }) => letter);
  return letters.join(", ") || "A";
}

/** Returns the questions of a check, as they are put to the model. */
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
