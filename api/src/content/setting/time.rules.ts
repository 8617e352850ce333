import { longestLimit } from "./limits.shared.ts";
import { flag, number, time } from "./setting.rules.ts";

/** Times of an item. */
export const times = {
  opensAt: time({ description: "Time at which the item opens.", seenBy: "everyone" }),
  closesAt: time({ description: "Time at which the item closes.", seenBy: "everyone" }),
  timeLimit: number({
    description: "Time limit in minutes from the start. Applies to attempts that start after it was set.",
    example: 20,
    seenBy: "everyone",
    max: longestLimit,
    noun: "minutes",
    field: {
      label: "Time limit, in minutes",
      hint: "From each participant's start.",
      more: "The page submits automatically when time runs out. Late responses are kept and marked.",
      placeholder: "No limit",
      words: (minutes) => `${minutes} min`,
    },
  }),
  excludeLate: flag({
    description: "Whether statistics exclude late responses that arrive after it was set.",
    seenBy: "everyone",
    field: {
      label: "Exclude late responses",
      hint: "They are kept and listed, but don't count.",
      more: "They can't pass. Applies to new responses.",
      words: "late responses excluded",
    },
  }),
};
