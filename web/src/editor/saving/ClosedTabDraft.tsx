import { Button } from "@chakra-ui/react";
import { Notice } from "../../ui/layout/Notice.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import type { DraftOfClosedTab } from "./draftStorage.ts";

interface ClosedTabDraftProps {
  draft: DraftOfClosedTab;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft of a tab that was closed. */
export const ClosedTabDraft = ({ draft, onContinue, onDiscard }: ClosedTabDraftProps) => (
  <Notice
    role="status"
    actions={
      <>
        <Button variant="outline" size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button variant="ghost" colorPalette="ink" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    You have a draft from <TimeAgo iso={new Date(draft.at).toISOString()} />:{" "}
    <AuthorText>{draft.title || "Untitled"}</AuthorText>
  </Notice>
);
