import { Button } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "../../ui/layout/Notice.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import type { Draft } from "../draft/draft.ts";
import { type DraftOfClosedTab, deleteDraft, draftsOfClosedTabs, type FoundDraft, moveDraft } from "./draftStorage.ts";

interface DraftsOptions {
  owner: string | null;
  work: string;
  tab: string;
  place: string;
  isWanted: boolean;
  stored: Draft | null;
  onContinue: (found: FoundDraft) => void;
}

export function useDraftsOfClosedTabs({
  owner,
  work,
  tab,
  place,
  isWanted,
  stored,
  onContinue,
}: DraftsOptions): ReactNode {
  const [drafts, setDrafts] = useState<DraftOfClosedTab[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void draftsOfClosedTabs(owner, work, tab).then((found) => isGone || setDrafts(found));
    return () => {
      isGone = true;
    };
  }, [owner, work, tab, isWanted]);

  const [first, ...rest] = drafts;
  if (!first || !isWanted) return null;
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              const found = moveDraft(first.place, place, stored);
              setDrafts(found ? [] : rest);
              if (found) onContinue(found);
            }}
          >
            Continue
          </Button>
          <Button
            variant="ghost"
            colorPalette="ink"
            size="sm"
            onClick={() => {
              deleteDraft(first.place);
              setDrafts(rest);
            }}
          >
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

export const restoredWords = ({ isKeyless }: Pick<FoundDraft, "isKeyless">, words: string) =>
  isKeyless
    ? "Draft restored, but for right answers, weights and explanations: they are not kept where nobody is signed in."
    : `Draft restored: ${words}`;
