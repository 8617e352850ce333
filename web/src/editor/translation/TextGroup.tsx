import { Box, Heading } from "@chakra-ui/react";
import { memo, useId } from "react";
import { labelOf } from "./labels.ts";
import type { Row } from "./rows.ts";
import { TextRow } from "./TextRow.tsx";
import type { TranslationStore } from "./useTranslating.ts";

interface TextGroupProps {
  title: string;
  rows: readonly Row[];
  store: TranslationStore;
  /** Of the original, where its author says it. */
  language: string | null | undefined;
  /** How each question is answered. */
  types: readonly string[];
}

export const TextGroup = memo(({ title, rows, store, language, types }: TextGroupProps) => {
  const id = useId();
  const isPoint = ({ question }: Row) => ["SCALE", "MATRIX"].includes(types[question ?? -1] ?? "");
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="5" mt="8">
      <Heading as="h2" id={id} size="md" mb="2">
        {title}
      </Heading>
      {rows.map((row) => (
        <TextRow key={row.path} row={row} label={labelOf(row, isPoint(row))} store={store} language={language} />
      ))}
    </Box>
  );
});
