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
    tips: ["Another question in its place", "The next question that the source gives"],
  },
  EASIER: {
    label: "Easier",
    icon: ChevronsDown,
    busy: "Writing an easier question",
    tips: ["An easier question in its place", "An easy question of the source in its place"],
  },
  HARDER: {
    label: "Harder",
    icon: ChevronsUp,
    busy: "Writing a harder question",
    tips: ["A harder question in its place", "A hard question of the source in its place"],
  },
  OPTIONS: {
    label: "New Options",
    icon: ListRestart,
    busy: "Writing other options",
    tips: ["The same question with other options", "The same question with other options, if the source has them"],
  },
};
