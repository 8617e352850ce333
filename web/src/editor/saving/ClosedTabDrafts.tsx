import { Button } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Notice } from "../../ui/layout/Notice.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import type { Draft } from "../draft/draft.ts";
import { type DraftOfClosedTab, deleteDraft, draftsOfClosedTabs, type LocalDraft, moveDraft } from "./draftStorage.ts";

interface ClosedTabDraftsProps {
  owner: string | null;
  work: string;
  tab: string;
  /** The key of this tab's draft. */
  place: string;
  stored: Draft | null;
  onContinue: (draft: LocalDraft) => void;
}

/** Offers the drafts of tabs that were closed. */
export function ClosedTabDrafts({ owner, work, tab, place, stored, onContinue }: ClosedTabDraftsProps) {
  const [drafts, setDrafts] = useState<DraftOfClosedTab[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void draftsOfClosedTabs(owner, work, tab).then((drafts) => isUnmounted || setDrafts(drafts));
    return () => {
      isUnmounted = true;
    };
  }, [owner, work, tab]);

  const [first, ...rest] = drafts;
  if (!first) return null;
  const restore = () => {
    const draft = moveDraft(first.place, place, stored);
    setDrafts(draft ? [] : rest);
    if (draft) onContinue(draft);
  };
  const discard = () => {
    deleteDraft(first.place);
    setDrafts(rest);
  };
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button variant="outline" size="sm" onClick={restore}>
            Continue
          </Button>
          <Button variant="ghost" colorPalette="ink" size="sm" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      You have a draft from <TimeAgo iso={new Date(first.at).toISOString()} />:{" "}
      <AuthorText>{first.title || "Untitled"}</AuthorText>
    </Notice>
  );
}
