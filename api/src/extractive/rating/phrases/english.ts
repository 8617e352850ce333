import type { RatingPhrases } from "./phrases.ts";

export const english: RatingPhrases = {
  quotes: ["“", "”", "‘", "’"],
  bareHeading:
    /^((chapter|section|unit|module|lesson|part) )?(introduction|intro|summary|conclusions?|overview|abstract|preface|foreword|background|(learning )?(objectives|outcomes|goals)|in this (chapter|section|unit)|key (points|takeaways|facts|concepts)|takeaways|discussion|results|methods|acknowledge?ments|examples?|general|miscellaneous|details|definitions?|terminology|etymology|(chapter|section|part|unit|lesson|box|case|table|figure)( \S{1,4})?)( and (summary|conclusions?|overview|outlook))?$/,
  defines: /^(, (also|or) [^,]{3,40},)?\s((is|are)\s(an?|the|any|one of|when|defined)\s|refers?\sto\s|means?\s)/,
  judges:
    /\b(should|ought to|needs? to|must|deserves?|(is|are) (\w+ )?(important|essential|crucial|vital|better|worse|best|worst|unfair|unjust|wrong|worth|beneficial|harmful|too (much|little|many|few)))\b/i,
  reports:
    /\b(was|were|had|did|been|could|would|might|said|says|felt|thought|believed?s?|argued?s?|claimed?s?|ordered|declared|demanded|decided|feared|wanted|\p{L}+ed (that|to)|according to)\b/iu,
  parts: [
    {
      ask: (title) => `Which of these parts${title ? ` of ${title}` : ""} would you like to know more about?`,
      scale: [],
    },
    { ask: (title) => `In which of these parts${title ? ` of ${title}` : ""} did you learn something new?`, scale: [] },
  ],
  noneOfThese: "None of these",
  agreement: {
    ask: (claim, part) =>
      `${part ? `In the part ${part}, the text says` : "The text says"}: ${claim} How far do you agree?`,
    scale: ["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"],
  },
  part: [
    {
      ask: (name) => `Before you read the part ${name}, how familiar were you with its subject?`,
      scale: ["Not at all familiar", "Slightly familiar", "Moderately familiar", "Very familiar", "Extremely familiar"],
    },
    {
      ask: (name) => `How useful is the part ${name} to you?`,
      scale: ["Not at all", "Slightly", "Moderately", "Very", "Extremely"],
    },
    {
      ask: (name) => `How clear or unclear did you find the part ${name}?`,
      scale: ["Very unclear", "Rather unclear", "Neither clear nor unclear", "Rather clear", "Very clear"],
    },
  ],
  term: [
    {
      ask: (name) => `Before you read this, how well did you know what is meant by ${name}?`,
      scale: ["Not at all", "Slightly", "Moderately", "Well", "Very well"],
    },
    {
      ask: (name) => `How clear or unclear is it to you now what is meant by ${name}?`,
      scale: ["Very unclear", "Rather unclear", "Neither clear nor unclear", "Rather clear", "Very clear"],
    },
  ],
  text: [
    {
      ask: (title) => `How much of ${title ? `the text ${title}` : "this text"} was new to you?`,
      scale: ["Nothing", "Less than half", "About half", "More than half", "Everything"],
    },
    {
      ask: (title) => `How short or long did you find ${title ? `the text ${title}` : "this text"}?`,
      scale: ["Much too short", "A little too short", "Just right", "A little too long", "Much too long"],
    },
    {
      ask: (title) => `Would you recommend ${title ? `the text ${title}` : "this text"} to somebody else?`,
      scale: ["Definitely not", "Probably not", "Perhaps", "Probably", "Definitely"],
    },
  ],
  skill: [
    {
      ask: (name) => `How well could you explain ${name} to somebody else?`,
      scale: [
        "I could not explain it yet",
        "I could explain the main idea",
        "I could explain most of it with examples",
        "I could explain all of it and answer questions",
      ],
    },
    {
      ask: (name) => `What do you know about ${name}?`,
      scale: ["This is new to me", "I have heard of it", "I know the main points", "I know it in detail"],
    },
    {
      ask: (name) => `How well could you answer questions about ${name}?`,
      scale: [
        "I could not answer yet",
        "I would have to look most things up",
        "I could answer most questions",
        "I could answer and give reasons",
      ],
    },
  ],
  question: {
    ask: (name) => `How well could you answer the question ${name}`,
    scale: [
      "I could not answer it yet",
      "I could give a rough answer",
      "I could answer it with an example",
      "I could answer it and defend my answer",
    ],
  },
};
