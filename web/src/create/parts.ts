import { type ComponentType, lazy } from "react";
import { kindIn, modeIn } from "./generating/modes.ts";

/** Each part loads its own code. */
function part<P extends object>(load: () => Promise<ComponentType<P>>) {
  return { load, Part: lazy(async () => ({ default: await load() })) };
}

export const parts = {
  editor: part(async () => (await import("../editor/EditorPanel.tsx")).EditorPanel),
  preview: part(async () => (await import("./created/CreatedPreview.tsx")).CreatedPreview),
  fromTemplate: part(async () => (await import("./template/FromTemplate.tsx")).FromTemplate),
  fromItem: part(async () => (await import("./template/FromItem.tsx")).FromItem),
  generated: part(async () => (await import("./generating/GeneratedBuilder.tsx")).GeneratedBuilder),
  QUIZ: part(async () => (await import("./QuizBuilder.tsx")).QuizBuilder),
  SURVEY: part(async () => (await import("./SurveyBuilder.tsx")).SurveyBuilder),
  ASSESSMENT: part(async () => (await import("./AssessmentBuilder.tsx")).AssessmentBuilder),
};

export const kindBuilders = { QUIZ: parts.QUIZ.Part, SURVEY: parts.SURVEY.Part, ASSESSMENT: parts.ASSESSMENT.Part };

export function loadPart(search: URLSearchParams) {
  const { load } = search.has("edit")
    ? parts.editor
    : search.has("created")
      ? parts.preview
      : parts[modeIn(search) === "manual" ? kindIn(search) : "generated"];
  // A failure is reported where the part is rendered.
  void load().catch(() => undefined);
}
