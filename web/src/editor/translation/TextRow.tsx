import { Box, Button, Flex, Grid, VisuallyHidden } from "@chakra-ui/react";
import { CircleDashed, History } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { belonging } from "./labels.ts";
import { Original } from "./Original.tsx";
import { blank, entryOf, nameOf, type Row, type Status, statusOf } from "./rows.ts";
import { TextControl } from "./TextControl.tsx";
import type { TranslationStore } from "./useTranslating.ts";

interface TextRowProps {
  row: Row;
  label: string;
  store: TranslationStore;
  language: string | null | undefined;
}

/** A text of the original, and the field for its translation. */
export function TextRow({ row, label, store, language }: TextRowProps) {
  const id = useId();
  const status = useSyncExternalStore(store.subscribe, () => statusOf(row, entryOf(store.present().texts, row)));
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
        <Flex minH="6" mb="1" gap="3" align="center" wrap="wrap" justify="space-between" fontSize="sm">
          <Mark id={mark} status={status} />
          <Remedy row={row} status={status} store={store} label={label} control={id} />
        </Flex>
        <TextControl id={id} row={row} isUnfinished={status !== "done"} describedBy={`${original} ${mark}`} />
      </Box>
    </Grid>
  );
}

const marks = {
  missing: { Sign: CircleDashed, said: "Missing" },
  older: { Sign: History, said: "Older than the original" },
};

function Mark({ id, status }: { id: string; status: Status }) {
  if (status === "done") return <span id={id} />;
  const { Sign, said } = marks[status];
  return (
    <Flex as="span" id={id} gap="1.5" align="center" color="fg.warning" fontWeight="medium">
      <Sign aria-hidden size={16} /> {said}
    </Flex>
  );
}

interface RemedyProps {
  row: Row;
  status: Status;
  store: TranslationStore;
  label: string;
  /** The id of its field. */
  control: string;
}

function Remedy({ row, status, store, label, control }: RemedyProps) {
  if (status === "done" || (status === "missing" && !row.isRich)) return null;
  const said = status === "older" ? "Still Right" : "Copy Original";
  function put() {
    const present = store.present();
    const entry = present.texts[nameOf(row)] ?? blank;
    const next = status === "older" ? { ...entry, isConfirmed: true } : { ...entry, text: row.original };
    store.note({ ...present, texts: { ...present.texts, [nameOf(row)]: next } }, null);
    // The button disappears.
    document.getElementById(control)?.focus();
  }
  return (
    <Button
      variant="ghost"
      colorPalette="ink"
      size="xs"
      aria-label={`${said}: ${label} ${belonging(row)}`.trim()}
      onClick={put}
    >
      {said}
    </Button>
  );
}
