import { Box, Button } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { standing } from "../language/standing.ts";
import { ActionBar } from "../workspace/ActionBar.tsx";
import { countsOf, type Row } from "./rows.ts";
import type { Translating } from "./useTranslating.ts";

interface TranslationBarProps {
  translating: Translating;
  rows: readonly Row[];
  canSave: boolean;
  isSaving: boolean;
  onNext: () => void;
}

export function TranslationBar({ translating, rows, canSave, isSaving, onNext }: TranslationBarProps) {
  const { store, isChanged } = translating;
  const progress = useSyncExternalStore(store.subscribe, () => {
    const { missing, older } = countsOf(rows, store.present().texts);
    return standing(missing, older);
  });
  return (
    <ActionBar
      manuscript={translating}
      status={
        <>
          {isChanged && (
            <Box as="span" color="fg.warning" fontWeight="medium">
              You have unsaved changes ·{" "}
            </Box>
          )}
          {progress}
        </>
      }
    >
      {/* `disabled` would drop the focus to the top of the page. */}
      <Button type="submit" minW="140px" aria-disabled={!canSave}>
        {isSaving ? "Saving..." : "Save Changes"}
      </Button>
      <Button
        variant="outline"
        colorPalette="ink"
        aria-keyshortcuts="Control+Enter"
        data-tip="Ctrl+Enter"
        aria-disabled={progress === "Complete"}
        onClick={onNext}
      >
        Next Missing
      </Button>
    </ActionBar>
  );
}
