import { EndingsEdit } from "./ending.rules.ts";
import { longestAuthor } from "./limits.shared.ts";
import { flag, line, own } from "./setting.rules.ts";
import { ShownEdit } from "./shown.rules.ts";

/** Contents and order of the participant's page. */
export const page = {
  shuffleQuestions: flag({
    description:
      "Whether the participant's page shuffles the questions for each attempt. Data stay in the author's order.",
    seenBy: "everyone",
    field: {
      label: "Shuffle questions",
      more: "Each participant gets a different order. Results and paper keep yours.",
      words: "shuffled",
    },
  }),
  shuffleOptions: flag({
    description:
      "Whether the participant's page shuffles three or more options of choices for each attempt, except pairs and options for a text or none of the others.",
    seenBy: "everyone",
    field: {
      label: "Shuffle options",
      more: "Scales and pairs, such as True and False, keep their order. Options for none of the others, and for a text, come last. Pinned options stay in place.",
      words: "shuffled",
    },
  }),
  review: flag({
    description: "Whether the page lists all answers before they are submitted.",
    seenBy: "everyone",
    field: {
      label: "Check answers before submitting",
      more: "Participants see a list of their answers and can change them.",
      words: "checked before submitting",
    },
  }),
  author: line({
    description: "Author's name as shown on the first screen. Empty for none.",
    example: "Dr Meier, Biology",
    seenBy: "everyone",
    max: longestAuthor,
    field: {
      label: "Author, shown to participants",
      placeholder: "Dr Meier, Biology",
      more: "Optional. A line below the first screen.",
      words: "with the author's name",
    },
  }),
  shown: own(
    {
      description:
        "Parts of the result that participants see, and when; by default as `showResultsToTakers`. Replaced as a whole.",
      seenBy: "everyone",
    },
    ShownEdit.nullish(),
  ),
  endings: own(
    { description: "Texts and links that participants see at the end. Replaced as a whole.", seenBy: "owner" },
    EndingsEdit.nullish(),
  ),
};
