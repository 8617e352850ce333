import { longText, oneToFive, type TemplateOf } from "./item.shared.ts";

export const npsWithWhy: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "nps-with-why",
  summary: "The Net Promoter Score, and the reason behind the number, in half a minute.",
  item: {
    title: "Would you recommend us?",
    description: null,
    language: "en",
    questions: [
      {
        questionText: "How likely are you to recommend us to a friend or colleague?",
        questionType: "scale",
        options: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
        form: { scale: { lowLabel: "Not at all likely", highLabel: "Extremely likely", isNps: true } },
      },
      {
        questionText: "What is the main reason for your number?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const customerEffort: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "customer-effort",
  summary: "Learn right after a request how much trouble it was to get it settled.",
  item: {
    title: "How easy was it?",
    description: "Three questions about your last request to us.",
    language: "en",
    questions: [
      {
        questionText: "“It was easy to get my request settled.”",
        questionType: "scale",
        options: ["1", "2", "3", "4", "5", "6", "7"],
        form: { scale: { lowLabel: "Strongly disagree", highLabel: "Strongly agree" } },
      },
      {
        questionText: "What cost you the most time?",
        options: [
          "Finding the right place to ask",
          "Waiting for an answer",
          "Explaining it more than once",
          "Forms and documents",
          "Nothing, it went smoothly",
          "Something else",
        ],
        form: { choice: { other: 5 } },
      },
      {
        questionText: "How often did you have to get in touch?",
        questionType: "number",
        required: false,
        form: { number: { unit: "times", min: 1, max: 50 } },
      },
      {
        questionText: "What would have made it easier?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const eventFeedback: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "event-feedback",
  summary: "Let guests rate programme, place and people in one table, and tell what they take home.",
  item: {
    title: "How was the event?",
    description: "Thank you for coming. Two minutes of your time make the next one better.",
    language: "en",
    questions: [
      {
        questionText: "How did you like the event as a whole?",
        questionType: "scale",
        options: oneToFive,
        form: { scale: { look: "stars", lowLabel: "Not at all", highLabel: "Very much" } },
      },
      {
        questionText: "How were the parts of it?",
        questionType: "matrix",
        options: ["Poor", "Fair", "Good", "Very good"],
        form: {
          rows: ["Programme", "Speakers", "Time to talk with others", "Rooms and equipment", "Food and drinks"],
        },
      },
      {
        questionText: "How did you hear about it? Choose all that apply.",
        questionType: "multi_select",
        options: ["From a colleague or friend", "By mail", "On social media", "On our website", "In another way"],
        form: { choice: { other: 4 } },
      },
      {
        questionText: "Will you come again?",
        options: ["Certainly", "Probably", "Rather not", "No"],
      },
      {
        questionText: "What do you take home from it?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const quickPoll: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "quick-poll",
  summary: "One question and one link: nobody needs an account, and the bars move while people vote.",
  item: {
    title: "When shall we meet?",
    description: null,
    language: "en",
    showResultsToTakers: true,
    questions: [
      {
        questionText: "Which days suit you next week? Choose all that apply.",
        questionType: "multi_select",
        options: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Another time", "None of these"],
        form: { choice: { other: 5, none: 6 } },
      },
    ],
  },
};
