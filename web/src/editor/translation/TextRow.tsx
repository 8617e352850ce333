import { Box, Button, Flex, Grid, VisuallyHidden } from "@chakra-ui/react";
import { useId, useSyncExternalStore } from "react";
import { CircleDashed, History } from "../../ui/icons.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { ItemLanguage, useWriting } from "../../ui/text/writing.ts";
import { Rendered } from "../rich/shown/Rendered.tsx";
import { Proposal } from "./drafting/Proposal.tsx";
import type { Proposing } from "./drafting/useProposals.ts";
import { belonging, isLine } from "./labels.ts";
import { type Entry, entryOf, nameOf, type Row, statusOf } from "./rows.ts";
import { TextControl } from "./TextControl.tsx";
import type { TranslationStore } from "./useTranslating.ts";

interface TextRowProps {
  row: Row;
  label: string;
  store: TranslationStore;
  language: string | null | undefined;
  proposing: Proposing;
}

/** A text of the original, and the field for its translation. */
export function TextRow({ row, label, store, language, proposing }: TextRowProps) {
  const id = useId();
  const status = useSyncExternalStore(store.subscribe, () => statusOf(row, entryOf(store.present().texts, row)));
  const called = `${label} ${belonging(row)}`.trim();
  const name = nameOf(row);
  const proposal = proposing.proposals.get(name);
  // Moves the focus, because the pressed button disappears.
  const focusField = () => document.getElementById(id)?.focus();
  function change(part: Partial<Entry>) {
    const present = store.present();
    const entry = { ...entryOf(present.texts, row), ...part };
    store.note({ ...present, texts: { ...present.texts, [name]: entry } }, null);
    focusField();
  }
  const [original, mark] = [`${id}original`, `${id}mark`];
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      columnGap="8"
      rowGap="1"
      py="3"
      alignItems="start"
    >
      <Box minW="0">
        <Box asChild display="block" minH="6" mb="1" fontSize="sm" color="fg.muted">
          <label htmlFor={id}>
            {label} <VisuallyHidden>{belonging(row)}</VisuallyHidden>
          </label>
        </Box>
        <ItemLanguage value={language ?? null}>
          <Original id={original} row={row} />
        </ItemLanguage>
      </Box>
      <Box minW="0">
        {/* The formatting toolbar of a focused text appears here. */}
        <Box minH={{ base: row.isRich ? "9" : "0", md: row.isRich ? "9" : "7" }} />
        <TextControl
          id={id}
          row={row}
          isUnfinished={status !== "done"}
          describedBy={status === "done" ? original : `${original} ${mark}`}
        />
        {status !== "done" && (
          <Flex mt="1" gap="3" align="center" wrap="wrap" justify="space-between" fontSize="sm">
            <Mark id={mark} status={status} />
            <Remedy row={row} status={status} called={called} onPut={change} />
          </Flex>
        )}
        {proposal !== undefined && (
          <Proposal
            text={proposal}
            isRich={row.isRich}
            isLine={isLine(row)}
            called={called}
            onAccept={() => {
              proposing.accept(name);
              focusField();
            }}
            onDismiss={() => {
              proposing.dismiss(name);
              focusField();
            }}
          />
        )}
      </Box>
    </Grid>
  );
}

const marks = {
  missing: { Sign: CircleDashed, label: "Missing" },
  older: { Sign: History, label: "Older than the original" },
};

function Mark({ id, status }: { id: string; status: keyof typeof marks }) {
  const { Sign, label } = marks[status];
  return (
    <Flex as="span" id={id} gap="1.5" align="center" color="fg.warning" fontWeight="medium">
      <Sign aria-hidden size={16} /> {label}
    </Flex>
  );
}

interface RemedyProps {
  row: Row;
  status: keyof typeof marks;
  called: string;
  onPut: (entry: Partial<Entry>) => void;
}

function Remedy({ row, status, called, onPut }: RemedyProps) {
  if (status === "missing" && !row.isRich) return null;
  const label = status === "older" ? "Still Right" : "Copy Original";
  return (
    <Button
      variant="ghost"
      colorPalette="ink"
      size="xs"
      aria-label={`${label}: ${called}`}
      onClick={() => onPut(status === "older" ? { isConfirmed: true } : { text: row.original })}
    >
      {label}
    </Button>
  );
}

function Original({ id, row }: { id: string; row: Row }) {
  const { written } = useWriting();
  const { original, isRich } = row;
  return (
    <Box id={id} whiteSpace={isRich ? undefined : "pre-wrap"} overflowWrap="anywhere" {...written(original)}>
      {isRich ? (
        <Rendered text={original} shape={isLine(row) ? "inline" : "block"} />
      ) : (
        <AuthorText isLinked>{original}</AuthorText>
      )}
    </Box>
  );
}
