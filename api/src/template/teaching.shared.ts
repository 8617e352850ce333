import { agreement, longText, oneToFive, type TemplateOf } from "./item.shared.ts";

export const courseFeedback: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "course-feedback",
  summary: "Find out at the end of a course what helped people and what held them back.",
  item: {
    title: "Course feedback",
    description: "Five minutes for those who take this course after you. Your answers are read without your name.",
    language: "en",
    questions: [
      {
        questionText: "How would you rate the course as a whole?",
        questionType: "scale",
        options: oneToFive,
        form: { scale: { look: "stars", lowLabel: "Poor", highLabel: "Excellent" } },
      },
      {
        questionText: "How far do you agree?",
        questionType: "matrix",
        options: agreement,
        form: {
          rows: [
            "I knew what was expected of me",
            "Explanations were easy to follow",
            "The tasks helped me to learn",
            "I could ask whenever I was stuck",
            "I received feedback on my work early enough to use it",
          ],
        },
      },
      {
        questionText: "What helped you most to learn? Choose all that apply.",
        questionType: "multi_select",
        options: [
          "Lectures or presentations",
          "Exercises in class",
          "Homework",
          "Working in groups",
          "Reading material",
          "Something else",
          "None of these",
        ],
        form: { choice: { other: 5, none: 6 } },
      },
      {
        questionText: "How many hours a week did you spend on this course outside of class?",
        questionType: "number",
        form: { number: { decimals: 1, unit: "hours", min: 0, max: 40 } },
      },
      {
        questionText: "What should stay exactly as it is?",
        questionType: "text",
        required: false,
        form: longText,
      },
      {
        questionText: "What is the one thing you would change?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const exitTicket: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "exit-ticket",
  summary: "Three quick questions at the end of a lesson tell you where to begin the next one.",
  item: {
    title: "Exit ticket",
    description: "Before you go: three short answers about today's lesson.",
    language: "en",
    questions: [
      {
        questionText: "How sure are you that you could explain today's topic to somebody else?",
        questionType: "scale",
        options: ["Not at all", "Hardly", "More or less", "Fairly sure", "Completely sure"],
        form: { scale: { look: "labels" } },
      },
      {
        questionText: "Name one thing that you learned today.",
        questionType: "text",
        form: { text: { minLength: 3, maxLength: 200 } },
      },
      {
        questionText: "Which question is still open for you?",
        questionType: "text",
        required: false,
        form: { text: { isLong: true, maxLength: 600 } },
      },
    ],
  },
};

export const labSafety: TemplateOf<"QUIZ"> = {
  kind: "QUIZ",
  name: "lab-safety-quiz",
  summary: "Check before the first experiment that everybody knows how to work safely in a laboratory.",
  item: {
    title: "Laboratory safety",
    description: "Read each question slowly. Where several answers are right, choose all of them.",
    difficulty: "medium",
    language: "en",
    showResultsToTakers: true,
    questions: [
      {
        questionText: "You dilute a concentrated acid. In which order do you mix?",
        options: ["The acid slowly into the water", "The water slowly into the acid", "Both at once", "In any order"],
        correctAnswer: 0,
        explanation: "Mixing sets heat free. Water poured into acid can boil at once and throw acid out of the vessel.",
      },
      {
        questionText: "What do you do before you light a gas burner? Choose all that apply.",
        questionType: "multi_select",
        options: [
          "Tie back long hair",
          "Put on eye protection",
          "Move flammable liquids away",
          "Check the tubing for cracks",
          "Let the gas flow for a minute",
        ],
        points: 2,
        answerKey: { options: [0, 1, 2, 3] },
        explanation: "Gas that flows without a flame gathers, and can explode when it is lit.",
      },
      {
        questionText: "A chemical has splashed into somebody's eye. How long is the eye rinsed under running water?",
        questionType: "number",
        form: { number: { unit: "minutes", min: 0, max: 60 } },
        answerKey: { number: { value: 15, tolerance: 5 } },
        explanation: "Most safety data sheets ask for about 15 minutes; anything from 10 to 20 counts here.",
      },
      {
        questionText: "How much salt do you weigh out for 250 ml of a solution with 0.9 g in 100 ml?",
        questionType: "number",
        points: 2,
        form: { number: { decimals: 2, unit: "g", min: 0, max: 250 } },
        answerKey: { number: { value: 2.25, tolerance: 0.05 } },
        explanation: "250 ml is 2.5 times 100 ml, and 2.5 × 0.9 g is 2.25 g.",
      },
      {
        questionText: "Which document tells you how to handle a chemical and what to do after an accident with it?",
        questionType: "text",
        answerKey: { text: { accepted: ["Safety data sheet", "SDS", "The safety data sheet"], allowTypo: true } },
        explanation: "The safety data sheet (SDS) lists hazards, protection and first aid for each chemical.",
      },
      {
        questionText: "Broken glass belongs in the bin for ordinary waste.",
        options: ["True", "False"],
        correctAnswer: 1,
        explanation: "It goes into the container for sharp waste, so that nobody who empties the bin gets hurt.",
      },
    ],
  },
};

/** Articles and accents matter. Capitals don't. */
const french = (...accepted: string[]) => ({ text: { accepted, matchAccents: true } });

export const vocabulary: TemplateOf<"QUIZ"> = {
  kind: "QUIZ",
  name: "vocabulary-quiz",
  summary: "Let learners write words instead of recognising them: accents count, capitals do not.",
  item: {
    title: "French vocabulary: at home and at school",
    description: "Write the French word with its article. Accents count.",
    difficulty: "easy",
    language: "en",
    showResultsToTakers: true,
    questions: [
      {
        questionText: "the house",
        questionType: "text",
        answerKey: french("la maison"),
        explanation: "la maison",
      },
      {
        questionText: "the school",
        questionType: "text",
        answerKey: french("l'école", "l’école"),
        explanation: "l’école; the article loses its vowel before another one.",
      },
      {
        questionText: "the window",
        questionType: "text",
        answerKey: french("la fenêtre"),
        explanation: "la fenêtre; the circumflex stands where an s once was, as in the Latin fenestra.",
      },
      {
        questionText: "the pupil (either form)",
        questionType: "text",
        answerKey: french("l'élève", "l’élève"),
        explanation: "l’élève, for girls and boys alike.",
      },
      {
        questionText: "Which of these words are feminine? Choose all that apply.",
        questionType: "multi_select",
        options: ["table", "livre", "chaise", "crayon", "porte"],
        points: 2,
        answerKey: { options: [0, 2, 4] },
        explanation: "la table, la chaise, la porte; but le livre and le crayon.",
      },
      {
        questionText: "Complete: “Nous ___ à la maison.” (être)",
        questionType: "text",
        answerKey: french("sommes"),
        explanation: "être: je suis, tu es, il est, nous sommes, vous êtes, ils sont.",
      },
    ],
  },
};
