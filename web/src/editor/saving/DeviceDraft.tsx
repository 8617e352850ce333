import { Button } from "@chakra-ui/react";
import { use, useEffect, useState } from "react";
import { Notice } from "../../ui/layout/Notice.tsx";
import { thisTab } from "../../ui/tab.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import type { Draft } from "../draft/draft.ts";
import {
  type DraftOfClosedTab,
  deleteDraft,
  draftKey,
  draftsOfClosedTabs,
  type LocalDraft,
  loadDraft,
  moveDraft,
} from "./draftStorage.ts";

interface DeviceDraftOptions {
  owner: string | null;
  work: string;
  /** The item on the server. Null for a new one. */
  stored: Draft | null;
  /** Whether the page begins with something else, such as a template. */
  isReplaced?: boolean;
}

/** The draft of a page on this device. */
export function useDeviceDraft({ owner, work, stored, isReplaced = false }: DeviceDraftOptions) {
  const tab = use(thisTab());
  const [initial] = useState(() => loadDraft(owner, work, tab, stored));
  const [restored, setRestored] = useState(isReplaced ? null : initial);
  return { owner, work, tab, stored, place: draftKey(owner, work, tab), initial, restored, setRestored };
}

type DeviceDraft = ReturnType<typeof useDeviceDraft>;

interface DraftNoticesProps {
  device: DeviceDraft;
  onContinue: (draft: LocalDraft) => void;
  onDiscard: () => void;
}

/** Notices about the draft that was restored. If none was, offers those of closed tabs. */
export function DraftNotices({ device, onContinue, onDiscard }: DraftNoticesProps) {
  if (!device.restored) return <DraftsOfClosedTabs device={device} onContinue={onContinue} />;
  return (
    <Notice
      role="status"
      actions={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      {device.restored.isKeyless
        ? "Draft restored without answer keys, weights and explanations. Log in to save them too."
        : "Draft restored."}
    </Notice>
  );
}

function DraftsOfClosedTabs({ device, onContinue }: Pick<DraftNoticesProps, "device" | "onContinue">) {
  const { owner, work, tab, place, stored, setRestored } = device;
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
  return (
    <Notice
      role="status"
      actions={
        <>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              const draft = moveDraft(first.place, place, stored);
              setDrafts(draft ? [] : rest);
              if (!draft) return;
              onContinue(draft);
              setRestored(draft);
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
