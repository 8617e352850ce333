import { useEffect, useMemo, useState } from "react";
import { renderedEnds } from "../../../../../api/src/content/rendered/rendered.shared.ts";
import type { TakenQuestion } from "../../../../../api/src/content/taking/take.shared.ts";
import type { richHtml } from "../../../../../api/src/rich/rich.shared.ts";
import { useDraftValue } from "../../draft/useDraft.ts";

type Texts = Pick<TakenQuestion, "questionText" | "options" | "form">;

/** The HTML of a question's texts, rendered like the server's. Absent for plain texts. */
export function useQuestionHtml(question: Texts | undefined) {
  const isRich = useDraftValue("format") === "rich";
  const [render, setRender] = useState<typeof richHtml | null>(null);
  useEffect(() => {
    if (!isRich) return;
    // The takers' view shows the source if this fails.
    import("../../../../../api/src/rich/rich.shared.ts").then(
      ({ richHtml }) => setRender(() => richHtml),
      () => undefined,
    );
  }, [isRich]);
  return useMemo(() => {
    if (!isRich || !render || !question) return undefined;
    const { questionText, options, form } = question;
    const lines = (texts: readonly string[]) => texts.map((text) => render(text, "inline"));
    const rows = form?.rows && lines(form.rows);
    return {
      text: render(questionText),
      options: lines(options),
      ...(rows && { rows }),
      ...renderedEnds(form?.scale, render),
    };
  }, [isRich, render, question]);
}
