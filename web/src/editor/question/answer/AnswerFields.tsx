import { Stack } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { Boundary } from "../../../ui/layout/Boundary.tsx";
import { useDraftValue } from "../../draft/useDraft.ts";
import { FieldError } from "../../field/FieldError.tsx";
import { OptionList } from "../OptionList.tsx";
import { Presets } from "./Presets.tsx";

// Most questions are choices. The code for other types loads with the first such question.
const Open = lazy(async () => ({ default: (await import("./OpenFields.tsx")).OpenFields }));
const Points = lazy(async () => ({ default: (await import("./PointFields.tsx")).PointFields }));

interface AnswerFieldsProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

/** The fields that a question of its type needs besides its text. */
export function AnswerFields({ question, kind, scale }: AnswerFieldsProps) {
  const type = useDraftValue(`questions.${question}.questionType`);
  if (type === "single_choice" || type === "multi_select") {
    return (
      <Stack gap="3">
        <Presets question={question} kind={kind} scale={scale} />
        <OptionList question={question} kind={kind} scale={scale} />
      </Stack>
    );
  }
  const Fields = type === "scale" || type === "matrix" ? Points : Open;
  return (
    <Boundary
      fallback={<FieldError>These fields could not be loaded. Reload the page: your draft is kept.</FieldError>}
    >
      <Suspense fallback={null}>
        <Fields question={question} kind={kind} scale={scale} />
      </Suspense>
    </Boundary>
  );
}
