/** Items with every type of question except the single choice of a quiz. */
const scale = { lowLabel: null, highLabel: null, isNps: false };

export const chosen = {
  title: "Lunch, to be chosen",
  questions: [
    {
      questionText: "How do you come here?",
      questionType: "single_choice",
      options: ["By bus", "On foot", "Other"],
      form: { choice: { other: 2, none: null } },
    },
    {
      questionText: "What do you eat?",
      questionType: "multi_select",
      options: ["Soup", "Bread", "Other", "None of these"],
      form: { choice: { other: 2, none: 3 } },
    },
    {
      questionText: "How likely are you to recommend us?",
      questionType: "scale",
      options: Array.from({ length: 11 }, (_, point) => String(point)),
      form: { scale: { look: "numbers", lowLabel: "Not at all likely", highLabel: "Very likely", isNps: true } },
    },
    {
      questionText: "How many stars?",
      questionType: "scale",
      options: ["1", "2", "3", "4", "5"],
      form: { scale: { ...scale, look: "stars" } },
    },
    {
      questionText: "Lunch is worth its price.",
      questionType: "scale",
      options: ["Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree"],
      form: { scale: { ...scale, look: "labels" } },
    },
  ],
};

export const written = {
  title: "Lunch, in your words",
  questions: [
    {
      questionText: "How good are these?",
      questionType: "matrix",
      options: ["Bad", "Fair", "Good"],
      form: { rows: ["The food", "The people who work here"] },
    },
    {
      questionText: "In one word?",
      questionType: "text",
      options: [],
      form: { text: { isLong: false, minLength: 3, maxLength: 30 } },
    },
    {
      questionText: "What should change?",
      questionType: "text",
      options: [],
      required: false,
      form: { text: { isLong: true, minLength: null, maxLength: 500 } },
    },
    { questionText: "What else?", questionType: "text", options: [], required: false },
    {
      questionText: "How far do you walk?",
      questionType: "number",
      options: [],
      form: { number: { decimals: 1, unit: "km", min: 0, max: 20 } },
    },
  ],
};

export const keyed = {
  title: "Norway and numbers",
  questions: [
    {
      question: "Which are primes?",
      questionType: "multi_select",
      options: ["2", "3", "4"],
      answerKey: { options: [0, 1] },
      points: 2,
    },
    {
      question: "Capital of Norway?",
      questionType: "text",
      options: [],
      answerKey: { text: { accepted: ["Oslo", "Christiania"] } },
    },
    {
      question: "How high is Galdhøpiggen?",
      questionType: "number",
      options: [],
      form: { number: { decimals: 0, unit: "m", min: null, max: null } },
      answerKey: { number: { value: 2469, tolerance: 10 } },
    },
  ],
};
