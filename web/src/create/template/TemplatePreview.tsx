import { useMemo, useState } from "react";
import type { Template } from "../../../../api/src/template/item.shared.ts";
import { TakersView } from "../../editor/workspace/Preview.tsx";
import { draftOfTemplate } from "./templateDraft.ts";

/** All questions, drawn by the taker's components. */
export function TemplatePreview({ template }: { template: Template }) {
  const { title, questions, rules } = useMemo(() => draftOfTemplate(template), [template]);
  const keys = useMemo(() => questions.map(({ key }) => key), [questions]);
  const [current, choose] = useState(keys[0]);
  const position = keys.indexOf(current ?? "");
  return (
    <TakersView
      title={title}
      draft={questions[position]}
      scoring={rules.scoring}
      keys={keys}
      position={position}
      onGoTo={choose}
    />
  );
}
