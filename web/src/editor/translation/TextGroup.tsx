import { Box, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { Proposing } from "./drafting/useProposals.ts";
import type { Row } from "./rows.ts";
import { TextRow } from "./TextRow.tsx";
import type { TranslationStore } from "./useTranslating.ts";

interface TextGroupProps {
  title: string;
  rows: readonly Row[];
  store: TranslationStore;
  /** The original's language, if the author has set it. */
  language: string | null | undefined;
  labelOf: (row: Row) => string;
  proposing: Proposing;
  /** Content below the rows. */
  children?: ReactNode;
}

export function TextGroup({ title, rows, store, language, labelOf, proposing, children }: TextGroupProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="5" mt="8">
      <Heading as="h2" id={id} size="md" mb="2">
        {title}
      </Heading>
      {rows.map((row) => (
        <TextRow
          key={row.path}
          row={row}
          label={labelOf(row)}
          store={store}
          language={language}
          proposing={proposing}
        />
      ))}
      {children}
    </Box>
  );
}
