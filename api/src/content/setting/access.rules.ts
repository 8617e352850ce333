import { longestPasscode, mostAttempts } from "./limits.shared.ts";
import { flag, line, number } from "./setting.rules.ts";

/** Access to an item, and limits of its responses. */
export const access = {
  anonymous: flag({
    description:
      "Whether responses are stored without name, email address, account, time of day and, after two days, key. Others see groups of five or more. Fixed after the first response.",
    seenBy: "everyone",
    field: {
      label: "Anonymous answers",
      hint: "No names, addresses or exact times are stored.",
      more: "You see responses in groups of five or more. Personal links show who took part, but not their responses. Can't be changed after the first response.",
      words: "anonymous",
    },
  }),
  invitedOnly: flag({
    description: "Whether only people with a personal link may read the questions and respond.",
    seenBy: "everyone",
    field: {
      label: "Only people with a personal link can answer",
      hint: "Each link works for one person, once.",
      more: "The ordinary link shows no questions.",
      words: "by personal links only",
    },
  }),
  passcode: line({
    description: "Passcode that participants need. Case and repeated spaces are ignored. Empty for none.",
    example: "blue heron",
    seenBy: "owner",
    max: longestPasscode,
    mayLink: true,
    field: {
      label: "Passcode",
      hint: "Required to see the questions.",
      more: "Not case-sensitive. A few words are harder to guess than four digits.",
      placeholder: "None",
      words: "with a passcode",
    },
  }),
  maxAttempts: number({
    description: "Maximum number of stored responses. Participants who have started have a place.",
    example: 50,
    seenBy: "everyone",
    max: mostAttempts.inAll,
    noun: "a number",
    field: {
      label: "Maximum responses",
      more: "Starting reserves a place for an hour, or until time runs out. One network can reserve a fifth of the free places.",
      placeholder: "No limit",
      words: (most) => `up to ${most} responses`,
    },
  }),
  attemptsPerDevice: number({
    description: "Maximum number of responses per device, as counted by the participant's page alone.",
    example: 1,
    seenBy: "everyone",
    max: mostAttempts.perDevice,
    noun: "a number",
    field: {
      label: "Responses per device",
      more: "Another or cleared browser can respond again.",
      placeholder: "No limit",
      words: (most) => `${most === "1" ? "once" : `${most} times`} on each device`,
    },
  }),
};
