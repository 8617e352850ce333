import { useEffect, useMemo, useState } from "react";
import type { richHtml } from "../../../../api/src/content/rich/rich.shared.ts";
import { useDraftValue } from "../draft/useDraft.ts";

interface Texts {
  questionText: string;
  options: readonly string[];
}

/** The HTML of a question's texts, made as the service makes it; absent where they are plain. */
export function useQuestionHtml(question: Texts | undefined) {
  const isRich = useDraftValue("format") === "rich";
  const [render, setRender] = useState<typeof richHtml | null>(null);
  useEffect(() => {
    if (!isRich) return;
    // Without it, takers' view shows what is written.
    import("../../../../api/src/content/rich/rich.shared.ts").then(
      ({ richHtml }) => setRender(() => richHtml),
      () => undefined,
    );
  }, [isRich]);
  return useMemo(() => {
    if (!isRich || !render || !question) return undefined;
    const options = question.options.map((option) => render(option, "inline"));
    return { text: render(question.questionText), options };
  }, [isRich, render, question]);
}
