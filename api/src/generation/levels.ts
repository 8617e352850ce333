import type { SkillLevel } from "../content/content.rules.ts";

/** The levels of a generated assessment: a mean of 0 to 1 over answers from "new to me" to "could teach it". */
export const selfRatingLevels: SkillLevel[] = [
  {
    name: "Developing",
    range: [0, 0.3],
    description: "Most of this is new, or known by name only.",
    encouragingMessage: "Everybody starts here. Pick the one topic that matters most to you and begin with that.",
    followUpContent: null,
  },
  {
    name: "Progressing",
    range: [0.3, 0.6],
    description: "The basics are there, and some parts go beyond them.",
    encouragingMessage: "You have a base to build on. Practise what you rated lowest, and come back to see the change.",
    followUpContent: null,
  },
  {
    name: "Proficient",
    range: [0.6, 0.85],
    description: "The work is done well and without help in most areas.",
    encouragingMessage: "Well done. Take on something harder, or help somebody who is where you were.",
    followUpContent: null,
  },
  {
    name: "Advanced",
    range: [0.85, 1],
    description: "The subject is known thoroughly enough to explain and teach it.",
    encouragingMessage: "Excellent. Sharing what you know is the best way to keep it.",
    followUpContent: null,
  },
];
