import { usualTypes, type WrittenType, writtenTypes } from "../../../../api/src/generation/types.shared.ts";
import { draftTypes } from "../../editor/draft/draft.ts";
import { hintOf, typeWords } from "../../editor/question/answer/types.ts";
import type { Kind } from "../../product/kind.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";

interface QuestionKindsProps {
  kind: Kind;
  /** The types on offer; by default, all that a model may write. */
  types?: readonly WrittenType[];
  /** Null for the default types. */
  chosen: readonly WrittenType[] | null;
  onChange: (chosen: WrittenType[]) => void;
  error?: string | undefined;
}

/** Types of questions that may be written. */
export function QuestionKinds({ kind, types = writtenTypes[kind], chosen, onChange, error }: QuestionKindsProps) {
  const options = types.map((value) => {
    const type = draftTypes.find((one) => one === value) ?? "single_choice";
    return { value, label: typeWords[type].label, hint: hintOf(kind, type) };
  });
  return (
    <CheckList<WrittenType>
      legend="Kinds of questions"
      options={options}
      chosen={chosen ?? usualTypes[kind]}
      onChange={onChange}
      error={error}
    />
  );
}
