import type { Kind } from "../../content/content.shared.ts";

interface Example {
  isGood: boolean;
  question: string;
  /** The first option of a quiz is the right one. */
  options: readonly string[];
  why: string;
}

/** Examples for a model that writes questions: two good ones and two bad ones for each kind of item. */
const examples: Record<Kind, readonly Example[]> = {
  QUIZ: [
    {
      isGood: true,
      question: "A baker forgets the yeast. What does the dough do in the oven?",
      options: ["It stays flat", "It rises late", "It browns sooner", "It turns sour"],
      why: "applies the material to a case; each wrong option is a mistake that people make, as long as the right one",
    },
    {
      isGood: true,
      question: "Which gas does yeast release while it feeds on sugar?",
      options: ["Carbon dioxide", "Oxygen", "Nitrogen", "Hydrogen"],
      why: "asks one thing that matters; all options are of one kind",
    },
    {
      isGood: false,
      question: "According to the text, which is not true of yeast?",
      options: [
        "Yeast is a fungus that feeds on the sugar in dough",
        "It never dies",
        "It always sinks",
        "All of these",
      ],
      why: "refers to the text, is negative, the right option is the longest, absolute words give the others away",
    },
    {
      isGood: false,
      question: "When was yeast described?",
      options: ["1857", "In the 1850s", "In the nineteenth century", "Last Tuesday"],
      why: "options overlap, so that three are right; one is a joke; nobody needs the date",
    },
  ],
  SURVEY: [
    {
      isGood: true,
      question: "How easy or difficult was it to find the room?",
      options: ["Very easy", "Easy", "Neither", "Difficult", "Very difficult"],
      why: "asks one thing, on a balanced scale",
    },
    {
      isGood: true,
      question: "How often did you come by bus in the last seven days?",
      options: ["Not at all", "On 1 or 2 days", "On 3 to 5 days", "On 6 or 7 days"],
      why: "names a period; every answer has one option",
    },
    {
      isGood: false,
      question: "Don't you agree that our staff was friendly and quick?",
      options: ["Yes, very", "Yes", "Mostly", "No"],
      why: "leads to an answer, asks two things at once, the scale is not balanced",
    },
    {
      isGood: false,
      question: "Do you often exercise?",
      options: ["Sometimes", "1 to 3 times", "3 to 5 times", "A lot"],
      why: "vague words without a period, options overlap",
    },
  ],
  ASSESSMENT: [
    {
      isGood: true,
      question: "How do you plan a lesson?",
      options: ["I follow a given plan", "I adapt a given plan", "I plan from the goals", "I coach others in planning"],
      why: "each level says what somebody does",
    },
    {
      isGood: true,
      question: "What do you do when two colleagues disagree?",
      options: ["I stay out of it", "I listen to both", "I lead them to a solution", "I prevent such disputes"],
      why: "one skill, in a situation that everybody knows",
    },
    {
      isGood: false,
      question: "How good are you at planning and teaching?",
      options: ["Bad", "Average", "Good", "Excellent"],
      why: "two skills at once, levels that everybody understands differently",
    },
    {
      isGood: false,
      question: "Do you know what feedback is?",
      options: ["No", "A little", "Yes", "Of course"],
      why: "asks what people know, not what they do; the last level is no higher than the third",
    },
  ],
};

/** The examples as lines of a prompt. */
export const exampleLines = (kind: Kind): string[] =>
  examples[kind].map(({ isGood, question, options, why }) => {
    const given = options.map((option, place) => (kind === "QUIZ" && place === 0 ? `${option} (right)` : option));
    return `${isGood ? "Good" : "Bad"}: ${question} | ${given.join(" | ")} - ${why}.`;
  });
