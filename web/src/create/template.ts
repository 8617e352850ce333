import { type Draft, type DraftLevel, level, option, question } from "../editor/draft/draft.ts";

export const usualLevels = (): DraftLevel[] => [
  level({
    name: "Developing",
    from: "0",
    to: "5",
    description: "The foundations are being laid; most situations still call for guidance.",
    encouragingMessage: "Everyone who is good at this started here. Pick one thing and practise it this week.",
  }),
  level({
    name: "Proficient",
    from: "6",
    to: "15",
    description: "Familiar situations are handled well and without help.",
    encouragingMessage: "You can rely on what you know. Now look for the situations that still surprise you.",
  }),
  level({
    name: "Advanced",
    from: "16",
    to: "20",
    description: "Unfamiliar situations are handled with judgement, and others come for advice.",
    encouragingMessage: "Well done. Teaching someone else will take you further from here.",
  }),
];

const rated = (questionText: string, answers: readonly string[]) =>
  question({ questionText, options: answers.map((text, place) => option(text, String(place + 1))) });

/** A sample assessment: four questions of 1 to 5 points, so totals from 4 to 20. */
export const sampleAssessment = (): Pick<Draft, "title" | "description" | "skillLevels" | "questions"> => ({
  title: "Leadership assessment",
  description:
    "Four everyday situations. Choose what you would really do, not what you think is expected: only you see the result.",
  skillLevels: [
    level({
      name: "Emerging Leader",
      from: "4",
      to: "7",
      description: "You do your own work well and are starting to take responsibility for the work of others.",
      encouragingMessage: "Noticing what others need is the first step, and you are taking it.",
      followUpContent: "This week, ask one colleague what would make their work easier, and only listen.",
    }),
    level({
      name: "Developing Leader",
      from: "8",
      to: "11",
      description: "You lead when you have to and are finding out which of your habits help others.",
      encouragingMessage: "You have the will and a good part of the tools. Practice will do the rest.",
      followUpContent: "Hand over one task that you would rather keep, and agree on the result, not on the way.",
    }),
    level({
      name: "Proficient Leader",
      from: "12",
      to: "16",
      description: "People know what you expect and trust that you will hear them out.",
      encouragingMessage: "Your team is better off for having you. Keep asking what they see that you do not.",
      followUpContent: "Invite a disagreement: ask in your next meeting what speaks against your favourite idea.",
    }),
    level({
      name: "Strategic Leader",
      from: "17",
      to: "20",
      description: "You make others effective, even when you are not in the room.",
      encouragingMessage: "You lead by making leaders. There are few things worth more.",
      followUpContent: "Name one person who could do your work in a year, and start handing it over to them.",
    }),
  ],
  questions: [
    rated("A project of your team is two weeks late. What do you do first?", [
      "Wait and see whether it catches up",
      "Tell everyone to work faster",
      "Take over the most urgent task myself",
      "Find out with the team what holds it up and adjust the plan",
      "Find out what holds it up, adjust the plan and tell everyone concerned what changes for them",
    ]),
    rated("Two people you work with disagree, and it is getting personal. What do you do?", [
      "Stay out of it",
      "Ask them to keep it away from work",
      "Decide the matter myself, so that it is over",
      "Talk to each of them alone, then decide",
      "Bring them together, have each put the other's view into words, and look for a way both can stand by",
    ]),
    rated("Someone tells you in front of others that your plan will not work. How do you react?", [
      "I defend the plan until the others agree",
      "I move on and think about it later",
      "I ask them to see me after the meeting",
      "I ask why, and answer what I can",
      "I thank them, ask what they would do instead, and change the plan if they are right",
    ]),
    rated("How do you help the people around you to get better at what they do?", [
      "They will find their own way",
      "I point out mistakes when I see them",
      "I show them how I would do it",
      "I give them harder tasks and am there for questions",
      "I agree with each of them on where they want to go, and give them tasks and feedback that lead there",
    ]),
  ],
});
