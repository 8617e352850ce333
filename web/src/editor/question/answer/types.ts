import { typesOf } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { CircleDot, Grid3x3, Hash, type Icon, Ruler, SquareCheck, TextCursorInput } from "../../../ui/icons.ts";
import { type DraftType, draftTypes } from "../../draft/draft.ts";
import { typeSent } from "../../saving/answering.ts";

interface TypeWords {
  label: string;
  hint: string;
  icon: Icon;
}

export const typeWords: Record<DraftType, TypeWords> = {
  single_choice: { label: "One answer", hint: "One option is chosen.", icon: CircleDot },
  multi_select: { label: "Several answers", hint: "Any number of options is chosen.", icon: SquareCheck },
  scale: { label: "Scale", hint: "A point between two ends: stars, 1 to 5, agree to disagree.", icon: Ruler },
  matrix: { label: "Matrix", hint: "Rate several rows on one scale", icon: Grid3x3 },
  text: { label: "Text", hint: "Free text", icon: TextCursorInput },
  number: { label: "Number", hint: "A number", icon: Hash },
};

export const hintOf = (kind: Kind, type: DraftType) =>
  kind === "QUIZ" && type === "multi_select"
    ? "Correct if all correct options and no others are chosen"
    : typeWords[type].hint;

export const typesIn = (kind: Kind): readonly DraftType[] =>
  draftTypes.filter((type) => {
    const storedType: string = typeSent(kind, type);
    return (
      type === "single_choice" || (storedType === type && (typesOf[kind] as readonly string[]).includes(storedType))
    );
  });
