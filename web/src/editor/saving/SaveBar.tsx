import { Box, Button } from "@chakra-ui/react";
import type { Manuscript } from "../useManuscript.ts";
import { ActionBar } from "../workspace/ActionBar.tsx";
import { WorkspaceButtons } from "../workspace/WorkspaceButtons.tsx";

interface SaveBarProps {
  manuscript: Pick<Manuscript<unknown>, "isChanged" | "canUndo" | "canRedo" | "undo" | "redo" | "faults">;
  isSaving: boolean;
  canSave: boolean;
}

export function SaveBar({ manuscript, isSaving, canSave }: SaveBarProps) {
  return (
    <ActionBar
      tools={<WorkspaceButtons />}
      manuscript={manuscript}
      status={
        manuscript.isChanged ? (
          <Box as="span" color="fg.warning" fontWeight="medium">
            You have unsaved changes
          </Box>
        ) : (
          "All changes saved"
        )
      }
    >
      {/* `disabled` would drop the focus to the top of the page. */}
      <Button type="submit" minW="140px" aria-disabled={!manuscript.isChanged || isSaving || !canSave}>
        {isSaving ? "Saving..." : "Save Changes"}
      </Button>
    </ActionBar>
  );
}
