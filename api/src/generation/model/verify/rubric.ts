import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { z } from "zod";
import { marking } from "../../../platform/marking.ts";
import type { GeneratedQuestion } from "../../generator.ts";
import { materialRule } from "../prompt.ts";

/**
 * Writing flaws that no rule finds, after Haladyna, Downing and Rodriguez (2002), "A Review of Multiple-Choice
 * Item-Writing Guidelines", and Tarrant, Knierim, Hayes and Ware (2006), "The Frequency of Item Writing Flaws". The
 * question clinic (`api/src/clinic`) finds the others.
 */
const rubric = {
  "right-distractor": "a wrong option is right as well, or cannot be ruled out",
  "overlapping-options": "options overlap, or one includes another",
  "implausible-option": "nobody would choose one of the wrong options",
  "unequal-options": "the options are of different kinds, or of different detail",
  convergence: "the right option shares most parts with the others, which points to it",
  "grammatical-cue": "some options do not fit the grammar of the question",
  "unclear-question": "the question has several meanings, or cannot be understood without the source",
  "trivial-detail": "it asks for a detail that nobody needs to know",
};

type Flaw = keyof typeof rubric;

export const flawNames = Object.keys(rubric) as Flaw[];

/** Description of a flaw. */
export const inWords = (flaw: Flaw) => rubric[flaw];

interface Review {
  flaws: Flaw[];
  /** Indexes of options that are right as well. */
  alsoRight: number[];
  /** The expected share of correct answers, 0 to 1; null without one. */
  difficulty: number | null;
}

export interface Reviewing {
  messages: ChatCompletionMessageParam[];
  shape: z.ZodObject;
  /** The reviews by question; null for questions that were left out. */
  reviewsIn(objects: readonly unknown[]): (Review | null)[];
}

const review = z.object({
  question: z.int().describe("The number of the question"),
  flaws: z.array(z.enum(flawNames)).describe("Its flaws, by their names; mostly none"),
  alsoRight: z.array(z.string()).describe("For right-distractor: the letters of the wrong options that are right"),
  rightOfTen: z.int().describe("How many of ten people who have read the source answer it correctly"),
});
const Told = z.object({
  question: z.int(),
  flaws: z.array(z.string()).catch([]),
  alsoRight: z.array(z.string()).catch([]),
  rightOfTen: z.int().min(0).max(10).nullable().catch(null),
});

const letters = "ABCDEFGHIJ";

/** Lets a model judge questions whose right answers it sees. */
export function reviewOf(questions: readonly GeneratedQuestion[], around: string): Reviewing {
  const { mark, marked } = marking();
  const system = [
    "You review test questions before anyone answers them, as an experienced examiner. The right answers are marked.",
    "Name a flaw only if you are sure. Most questions have none. The flaws:",
    ...flawNames.map((name) => `- ${name}: ${rubric[name]}`),
    materialRule(mark),
    "alsoRight has the letters of the options with the flaw right-distractor. rightOfTen is how many of ten people who have read the source would answer correctly.",
    "Review every question by its number.",
  ];
  return {
    messages: [
      { role: "system", content: system.join("\n") },
      { role: "user", content: [marked("source", around), marked("questions", sheetOf(questions))].join("\n\n") },
    ],
    shape: z.object({ reviews: z.array(review) }),
    reviewsIn(objects) {
      const told = objects.flatMap((object) => Told.safeParse(object).data ?? []);
      return questions.map((question, index) => {
        const own = told.find(({ question }) => question === index + 1);
        return own ? checked(own, question) : null;
      });
    },
  };
}

/** Whether an object is a review, rather than a list of them. */
export const isReview = (value: Record<string, unknown>) => "question" in value && "flaws" in value;

const sheetOf = (questions: readonly GeneratedQuestion[]) =>
  questions
    .map(({ questionText, options, correctAnswer, answerKey }, index) => {
      const isRight = (option: number) => option === correctAnswer || answerKey?.options?.includes(option);
      const key = answerKey?.text?.accepted.join(" or ") ?? answerKey?.number?.value;
      return [
        `${index + 1}. ${questionText}`,
        ...options.map((option, place) => `${letters[place]}) ${option}${isRight(place) ? " (right)" : ""}`),
        ...(key === undefined ? [] : [`Right: ${key}`]),
      ].join("\n");
    })
    .join("\n\n");

/** A right distractor counts only if it is one of the wrong options. */
function checked(told: z.output<typeof Told>, { options, correctAnswer, answerKey }: GeneratedQuestion): Review {
  const wrong = options.flatMap((_, option) =>
    option === correctAnswer || answerKey?.options?.includes(option) ? [] : [option],
  );
  const named = told.alsoRight.map((letter) => letters.indexOf(/[A-J]/i.exec(letter)?.[0].toUpperCase() ?? "-"));
  const isRightDistractor = told.flaws.includes("right-distractor");
  const alsoRight = isRightDistractor ? wrong.filter((option) => named.includes(option)) : [];
  const isAboutOptions = (flaw: Flaw) => flaw !== "unclear-question" && flaw !== "trivial-detail";
  return {
    flaws: flawNames.filter(
      (flaw) =>
        told.flaws.includes(flaw) &&
        (flaw !== "right-distractor" || alsoRight.length > 0) &&
        (options.length > 0 || !isAboutOptions(flaw)),
    ),
    alsoRight,
    difficulty: told.rightOfTen === null ? null : told.rightOfTen / 10,
  };
}
