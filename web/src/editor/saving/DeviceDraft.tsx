import { Button } from "@chakra-ui/react";
import { lazy, use, useEffect, useState } from "react";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { thisTab } from "../../ui/tab.ts";
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

const ClosedTabDraft = lazy(async () => ({ default: (await import("./ClosedTabDraft.tsx")).ClosedTabDraft }));

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
    <Optional>
      <ClosedTabDraft
        draft={first}
        onContinue={() => {
          const draft = moveDraft(first.place, place, stored);
          setDrafts(draft ? [] : rest);
          if (!draft) return;
          onContinue(draft);
          setRestored(draft);
        }}
        onDiscard={() => {
          deleteDraft(first.place);
          setDrafts(rest);
        }}
      />
    </Optional>
  );
}
