import { RadioList } from "../../../ui/form/RadioList.tsx";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import type { Cure, Effect } from "./cures.ts";

interface GradeChoiceProps {
  /** Number of questions with another key. */
  questions: number;
  effects: Partial<Record<Cure, Effect>>;
  field: Parameters<typeof RadioList>[0]["field"];
}

/** Asks what happens to the grades of responses to questions whose key changed. */
export function GradeChoice({ questions, effects, field }: GradeChoiceProps) {
  const changing = ({ changed }: Effect) =>
    `${changed === 0 ? "none" : formatCount(changed)} ${plural(changed, "changes", "change")}`;
  const words: Record<Cure, (effect: Effect) => { label: string; hint: string }> = {
    regrade: (effect) => ({
      label: `Regrade the ${countOf(effect.responses, "response")} with the new ${plural(questions, "key", "keys")} (${changing(effect)})`,
      hint: "Earlier grades stay visible in each response.",
    }),
    keep: () => ({ label: "Keep their grades", hint: "Only new responses use the new key." }),
    everyone: (effect) => ({
      label: `Give everyone the ${plural(questions, "point", "points")}`,
      hint: `Now and later, whatever they answer (${changing(effect)}).`,
    }),
    drop: (effect) => ({
      label: questions === 1 ? "Drop this question" : `Drop these ${questions} questions`,
      hint: `Removed from the quiz and from every grade (${changing(effect)}).`,
    }),
  };
  const options = (Object.keys(words) as Cure[]).flatMap((value) => {
    const effect = effects[value];
    return effect ? [{ value, ...words[value](effect) }] : [];
  });
  return <RadioList legend="Earlier responses" options={options} field={field} />;
}
