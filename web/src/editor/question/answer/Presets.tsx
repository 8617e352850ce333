import { Button, Flex, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { Scale } from "../../../../../api/src/content/content.shared.ts";
import type { Kind } from "../../../product/kind.ts";
import { announce } from "../../../ui/announce.ts";
import type { DraftQuestion } from "../../draft/draft.ts";
import { draftValue, setDraftValue, useDraft, useDraftValue } from "../../draft/useDraft.ts";
import { isBlank, presetsOf, withPreset } from "./retype.ts";

interface PresetsProps {
  question: number;
  kind: Kind;
  scale: Scale;
}

/** Stores a question with ready-made answers in the language of the item, in English without a connection. */
export async function insert(store: ReturnType<typeof useDraft>, name: `questions.${number}`, question: DraftQuestion) {
  const stock = await import("./stock.ts").catch(() => null);
  setDraftValue(store, name, stock?.inItemLanguage(question, store.present()) ?? question);
}

/** Ready-made answers. Offered for choices only while they are empty. */
export function Presets({ question: place, kind, scale }: PresetsProps) {
  const name = `questions.${place}` as const;
  const store = useDraft();
  const type = useDraftValue(`${name}.questionType`);
  const isWritten = useDraftValue(name, (question) => !isBlank(question));
  const labelId = useId();
  const presets = presetsOf(kind, type);
  if (presets.length === 0 || (type === "single_choice" && isWritten)) return null;
  return (
    <Flex role="group" aria-labelledby={labelId} wrap="wrap" gap="2" align="center">
      <Text id={labelId} color="fg.muted" fontSize="sm">
        Ready-made
      </Text>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          variant="outline"
          colorPalette="ink"
          size="sm"
          onClick={() => {
            void insert(store, name, withPreset(draftValue(store.present(), name), preset, { kind, scale }));
            announce(`${preset.label} put in`);
          }}
        >
          {preset.label}
        </Button>
      ))}
    </Flex>
  );
}
