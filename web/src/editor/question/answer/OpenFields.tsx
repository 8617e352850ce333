import type { Kind } from "../../../product/kind.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { NumberFields } from "./NumberFields.tsx";
import { TextFields } from "./TextFields.tsx";

/** Fields of answers without options. */
export function OpenFields({ question, kind }: { question: number; kind: Kind }) {
  const type = useDraftValue(`questions.${question}.questionType`);
  const Fields = type === "number" ? NumberFields : TextFields;
  return <Fields question={question} kind={kind} />;
}
