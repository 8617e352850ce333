import { Stack } from "@chakra-ui/react";
import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import { formLimits } from "../../../../../api/src/content/question/form/form.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { OptionList } from "../OptionList.tsx";
import { LineList } from "./LineList.tsx";
import { Presets } from "./Presets.tsx";
import { firstOf } from "./retype.ts";
import { ScaleFields } from "./ScaleFields.tsx";

interface PointFieldsProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

/** Fields of a scale, or of rows on a scale. */
export function PointFields({ question, kind, scale }: PointFieldsProps) {
  const name = `questions.${question}` as const;
  const isMatrix = useDraftValue(`${name}.questionType`) === "matrix";
  const areLabels = useDraftValue(name, (shown) => (shown.scale?.look ?? "labels") === "labels");
  const areNumbers = useDraftValue(name, firstOf) !== null;
  return (
    <Stack gap="4">
      {isMatrix && <LineList name={`${name}.rows`} noun="Row" label="Rows" max={formLimits.rows} />}
      <Presets question={question} kind={kind} scale={scale} />
      <ScaleFields question={question} kind={kind} scale={scale} />
      {(areLabels || !areNumbers || kind === "ASSESSMENT") && (
        <OptionList question={question} kind={kind} scale={scale} />
      )}
    </Stack>
  );
}
