import { Button } from "@chakra-ui/react";
import { type Kind, kindNoun } from "../../product/kind.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

interface ConflictNoticeProps {
  kind: Kind;
  onTakeStored: () => void;
  onSaveOver: () => void;
}

export function ConflictNotice({ kind, onTakeStored, onSaveOver }: ConflictNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="alert"
      actions={
        <>
          <Button variant="outline" colorPalette="ink" onClick={onTakeStored}>
            Load the Saved Version
          </Button>
          <Button variant="outline" colorPalette="danger" onClick={onSaveOver}>
            Save Mine Over It
          </Button>
        </>
      }
    >
      This {kindNoun(kind)} was saved elsewhere while you had it open. Load that version – Undo brings yours back – or
      put yours in its place.
    </Notice>
  );
}
