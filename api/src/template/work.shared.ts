import { agreement, longText, type TemplateOf } from "./item.shared.ts";

export const onboardingCheck: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "onboarding-check",
  summary: "Ask new colleagues after their first weeks whether they have what they need.",
  item: {
    title: "Your first weeks",
    description: "You see us with fresh eyes. Tell us what worked and what was missing when you started.",
    language: "en",
    questions: [
      {
        questionText: "How many working days did it take until you had everything you needed to work?",
        questionType: "number",
        form: { number: { unit: "days", min: 0, max: 60 } },
      },
      {
        questionText: "How far do you agree?",
        questionType: "matrix",
        options: agreement,
        form: {
          rows: [
            "I know what is expected of me in the first three months",
            "I know who can help when I am stuck",
            "I felt welcome in my team",
            "The job matches its description",
          ],
        },
      },
      {
        questionText: "What was missing on your first day? Choose all that apply.",
        questionType: "multi_select",
        options: [
          "Computer or phone",
          "Accounts and passwords",
          "A place to work",
          "Somebody to show me around",
          "Something else",
          "Nothing was missing",
        ],
        form: { choice: { other: 4, none: 5 } },
      },
      {
        questionText: "How is the pace so far?",
        options: ["Much too slow", "A little slow", "Just right", "A little fast", "Much too fast"],
      },
      {
        questionText: "What would have been useful to know on your first day?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const retrospective: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "meeting-retrospective",
  summary: "Look back on a meeting or a sprint, and collect what to keep, stop and try.",
  item: {
    title: "Looking back",
    description: "Answer for yourself before we talk; nobody sees names.",
    language: "en",
    questions: [
      {
        questionText: "Was this time well spent?",
        questionType: "scale",
        options: ["1", "2", "3", "4", "5"],
        form: { scale: { look: "numbers", lowLabel: "Time lost", highLabel: "Time well spent" } },
      },
      {
        questionText: "How did it go?",
        questionType: "matrix",
        options: ["No", "Partly", "Yes"],
        form: {
          rows: ["We knew what it was for", "Everybody was heard", "We decided something", "We ended on time"],
        },
      },
      { questionText: "What should we keep doing?", questionType: "text", required: false, form: longText },
      { questionText: "What should we stop doing?", questionType: "text", required: false, form: longText },
      { questionText: "What should we try next time?", questionType: "text", required: false, form: longText },
    ],
  },
};

export const accessibilityNeeds: TemplateOf<"SURVEY"> = {
  kind: "SURVEY",
  name: "accessibility-needs",
  summary: "Ask before an event or a course what people need to take part, without asking for a diagnosis.",
  item: {
    title: "What do you need to take part?",
    description:
      "Tell us only what helps us to prepare. Nobody has to give reasons, and only the organisers read the answers.",
    language: "en",
    questions: [
      {
        questionText: "Which of these would help you? Choose all that apply.",
        questionType: "multi_select",
        options: [
          "A way in without steps",
          "A seat near the front",
          "Captions or an interpreter for sign language",
          "Material in large print or for screen readers",
          "A quiet room to withdraw to",
          "Breaks at fixed times",
          "Something else",
          "None of these",
        ],
        form: { choice: { other: 6, none: 7 } },
      },
      {
        questionText: "Will somebody come along to assist you?",
        options: ["Yes", "No", "I do not know yet"],
        required: false,
      },
      {
        questionText: "Is there anything we should know about food?",
        questionType: "multi_select",
        options: ["Vegetarian", "Vegan", "Halal", "Kosher", "Gluten-free", "An allergy or something else", "No needs"],
        required: false,
        form: { choice: { other: 5, none: 6 } },
      },
      {
        questionText: "What else helps you to take part?",
        questionType: "text",
        required: false,
        form: longText,
      },
    ],
  },
};

export const securityBasics: TemplateOf<"QUIZ"> = {
  kind: "QUIZ",
  name: "security-basics",
  summary: "Five everyday situations show whether a team recognises what attackers count on.",
  item: {
    title: "Safe at work: the basics",
    description: "Situations from an ordinary day. Where several answers are right, choose all of them.",
    difficulty: "easy",
    language: "en",
    showResultsToTakers: true,
    questions: [
      {
        questionText: "What should make you suspicious of a message? Choose all that apply.",
        questionType: "multi_select",
        options: [
          "It threatens you with a deadline in an hour",
          "Its link leads to another address than the text says",
          "It asks for your password",
          "It is signed by a colleague you know, in their usual words",
        ],
        points: 2,
        answerKey: { options: [0, 1, 2] },
        explanation: "Haste, links that lie and questions for secrets are the three oldest tricks.",
      },
      {
        questionText: "You clicked on the link in a false message and typed your password. What comes first?",
        options: [
          "Report it, then choose another one",
          "Wait and see whether anything happens",
          "Delete the message so that nobody sees it",
          "Turn the computer off and on again",
        ],
        correctAnswer: 0,
        explanation: "The first minutes count, and an early report of a mistake helps everybody.",
      },
      {
        questionText: "Which password is hardest to guess for a machine?",
        options: ["Summer2026-Winter2027", "P@ssw0rd-P@ssw0rd-123", "umbrella-tractor-soup", "qwertzuiop1234567890"],
        correctAnswer: 2,
        explanation: "Length helps only where nothing repeats or follows a pattern; words chosen at random do neither.",
      },
      {
        questionText: "A second proof besides the password, such as a code from an app: what is that called, in short?",
        questionType: "text",
        answerKey: {
          text: {
            accepted: [
              "2FA",
              "MFA",
              "Two-factor authentication",
              "Two factor authentication",
              "Multi-factor authentication",
            ],
            allowTypo: true,
          },
        },
        explanation: "Two-factor or multi-factor authentication, 2FA or MFA.",
      },
      {
        questionText: "A visitor without a badge asks you to hold the door to the office open.",
        options: ["I hold it open, to be polite", "I ask which person they want to see", "I look the other way"],
        correctAnswer: 1,
        explanation: "Ask, and take them there or to the desk: being helpful and being careful go together.",
      },
    ],
  },
};
