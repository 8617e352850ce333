import type { TemplateOf } from "./item.shared.ts";

const often = ["Hardly ever", "Seldom", "Sometimes", "Often", "Nearly always"];
const statement = (questionText: string): TemplateOf<"ASSESSMENT">["item"]["questions"][number] => ({
  questionText,
  questionType: "scale",
  options: often,
  optionWeights: [1, 2, 3, 4, 5],
  form: { scale: { look: "labels" } },
});

export const selfAssessment: TemplateOf<"ASSESSMENT"> = {
  kind: "ASSESSMENT",
  name: "360-self-assessment",
  summary: "Eight statements about working with others, to answer about oneself and have answered by colleagues.",
  item: {
    title: "Working with others: a 360° view",
    description:
      "Answer for yourself, then send the same link to people you work with and compare. Think of the last three months.",
    language: "en",
    showResultsToTakers: true,
    skillLevels: [
      {
        name: "Beginning",
        range: [8, 18],
        description: "Cooperation happens when a situation calls for it, and much of it is left to others.",
        encouragingMessage: "Seeing that clearly is the hardest part, and it is done.",
        followUpContent: "Pick the statement with the lowest answer and do it once on purpose this week.",
      },
      {
        name: "Growing",
        range: [19, 26],
        description: "Good habits are there and show on good days; under pressure some of them get lost.",
        encouragingMessage: "You know how it goes. Now make it a habit.",
        followUpContent: "Ask one colleague which of the eight they notice least, and listen without answering.",
      },
      {
        name: "Reliable",
        range: [27, 33],
        description: "Others can count on openness, help and clear words, even when time is short.",
        encouragingMessage: "People like to work with you, and for good reasons.",
        followUpContent: "Compare your answers with those of others: the largest gap is the most worth talking about.",
      },
      {
        name: "Leading by example",
        range: [34, 40],
        description: "The people around you have adopted the way you work.",
        encouragingMessage: "You raise the standard by keeping it yourself.",
        followUpContent: "Help somebody else to grow in what comes easily to you.",
      },
    ],
    questions: [
      statement("Lets others finish before answering"),
      statement("Says early when something is going wrong"),
      statement("Asks for the view of those who have not spoken"),
      statement("Keeps what was agreed, or says in time that it will not work"),
      statement("Gives criticism in a way that helps"),
      statement("Takes criticism without defending at once"),
      statement("Shares what they know without being asked"),
      statement("Says thank you for what others have done"),
    ],
  },
};

const situation = (questionText: string, options: string[]) => ({
  questionText,
  options,
  optionWeights: options.map((_, place) => place + 1),
});

export const digitalSkills: TemplateOf<"ASSESSMENT"> = {
  kind: "ASSESSMENT",
  name: "digital-skills",
  summary: "Place people before a training by what they would do, not by what they say they know.",
  item: {
    title: "Digital skills at work",
    description: "Choose what you would really do. There is nothing to pass; the result tells where to begin.",
    language: "en",
    showResultsToTakers: true,
    skillLevels: [
      {
        name: "Explorer",
        range: [5, 9],
        description: "The usual tools work as long as nothing unexpected happens.",
        encouragingMessage: "Everybody starts here, and the first steps save the most time.",
        followUpContent: "Begin with the course on files, folders and searching.",
      },
      {
        name: "Practitioner",
        range: [10, 15],
        description: "Everyday work goes quickly, and new tools are learned when they are needed.",
        encouragingMessage: "You have a solid base. A few shortcuts will take you far.",
        followUpContent: "Begin with the course on shared documents and tables.",
      },
      {
        name: "Guide",
        range: [16, 20],
        description: "Tools are chosen for the task, and others come to ask how it is done.",
        encouragingMessage: "You could show others how; teaching is the best way to learn the rest.",
        followUpContent: "Begin with the course on automating what repeats itself.",
      },
    ],
    questions: [
      situation("You need a document that you wrote last year. How do you find it?", [
        "I write it again from the start",
        "I open folders until I see it",
        "I search for its name",
        "I search for words in it, by date or by type",
      ]),
      situation("Three people have to work on one text. What do you do?", [
        "I print it and collect notes",
        "I email it to one person at a time",
        "I share one document and we take turns",
        "I share one document, with comments and tracked changes",
      ]),
      situation("A program shows an error that you do not understand.", [
        "I close it and hope",
        "I ask somebody to do it for me",
        "I search for the words of the message",
        "I search, try, and write down what helped for the others",
      ]),
      situation("A table has 500 rows, and you need the sum for each month.", [
        "I add them up by hand",
        "I sort it and use the calculator",
        "I use formulas",
        "I use a pivot table or a formula that stays right when rows are added",
      ]),
      situation("Each Friday you do the same ten steps in two programs.", [
        "That is how it is",
        "I keep a list so that I forget none",
        "I look for ways to save some of the steps",
        "I let a rule, a macro or a script do them",
      ]),
    ],
  },
};
