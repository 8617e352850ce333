import { difficulties } from "../../../../../api/src/content/content.shared.ts";
import {
  isChoice,
  possibleRevisions as possible,
  type Revising,
} from "../../../../../api/src/generation/drafting/drafting.shared.ts";
import { knownKind } from "../../../product/kind.ts";
import { ChevronsDown, ChevronsUp, type Icon, ListRestart, RefreshCw } from "../../../ui/icons.ts";

export type Revision = Uppercase<Revising>;

interface Circumstances {
  kind: string;
  origin: string;
  difficulty: string | null | undefined;
  hasModel: boolean;
}

/** The revisions possible for a question. */
export const possibleRevisions = ({ kind, origin, difficulty, hasModel }: Circumstances): readonly Revision[] =>
  possible({
    kind: knownKind(kind),
    isFromTopic: origin === "TOPIC",
    difficulty: difficulties.find((one) => one === difficulty?.toLowerCase()) ?? null,
    hasModel,
  }).map((how) => how.toUpperCase() as Revision);

/** Whether a question of this type has the part to be rewritten. */
export const canBeRevised = (type: string, how: Revision): boolean => how !== "OPTIONS" || isChoice(type.toLowerCase());

interface Words {
  label: string;
  icon: Icon;
  busy: string;
  /** The button's effect with a model, and without one. */
  tips: readonly [string, string];
}

export const revisionWords: Record<Revision, Words> = {
  ANOTHER: {
    label: "Another",
    icon: RefreshCw,
    busy: "Writing another question",
    tips: ["Replaces the question", "Replaces it with the next question from the source"],
  },
  EASIER: {
    label: "Easier",
    icon: ChevronsDown,
    busy: "Writing an easier question",
    tips: ["Replaces it with an easier question", "Replaces it with an easy question from the source"],
  },
  HARDER: {
    label: "Harder",
    icon: ChevronsUp,
    busy: "Writing a harder question",
    tips: ["Replaces it with a harder question", "Replaces it with a hard question from the source"],
  },
  OPTIONS: {
    label: "New Options",
    icon: ListRestart,
    busy: "Writing other options",
    tips: ["Keeps the question and changes its options", "Changes the options, if the source has others"],
  },
};
