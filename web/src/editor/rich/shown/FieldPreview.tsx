import { Box } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import type { FieldPathByValue } from "react-hook-form";
import type { Shape } from "../../../../../api/src/rich/markdown.shared.ts";
import type { Draft } from "../../draft/draft.ts";
import { useDraftValue } from "../../draft/useDraft.ts";
import { mayHaveMarkup } from "./markup.ts";
import { Rendered } from "./Rendered.tsx";

interface FieldPreviewProps {
  name: FieldPathByValue<Draft, string>;
  shape: Shape;
}

/** A preview of a field's text, shown if formatting changes it. */
export function FieldPreview({ name, shape }: FieldPreviewProps) {
  const text = useDeferredValue(useDraftValue(name) ?? "");
  if (!mayHaveMarkup(text)) return null;
  return (
    <Box
      role="group"
      aria-label="Preview"
      borderInlineStartWidth="2px"
      borderColor="border.emphasized"
      ps="3"
      my="2"
      fontSize="sm"
      color="fg.muted"
      _print={{ display: "none" }}
    >
      <Rendered text={text} shape={shape} tellsProblems />
    </Box>
  );
}
