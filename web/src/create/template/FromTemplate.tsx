import { useState } from "react";
import { templateNamed } from "../../../../api/src/template/template.shared.ts";
import type { FilledProps } from "./filled.ts";
import { NoTemplate } from "./NoTemplate.tsx";
import { draftOfTemplate } from "./templateDraft.ts";

/** The builder, filled with a template. */
export function FromTemplate({ name, kind, owner, KindBuilder, onFilled, onWritten }: FilledProps & { name: string }) {
  const [start] = useState(() => {
    const template = templateNamed(name);
    return template?.kind === kind ? draftOfTemplate(template) : null;
  });
  return start ? <KindBuilder owner={owner} start={start} onFilled={onFilled} onWritten={onWritten} /> : <NoTemplate />;
}
