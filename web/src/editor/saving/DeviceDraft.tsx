import { Button } from "@chakra-ui/react";
import { lazy, use, useState } from "react";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { thisTab } from "../../ui/tab.ts";
import type { Draft } from "../draft/draft.ts";
import { draftKey, type LocalDraft, loadDraft } from "./draftStorage.ts";

const ClosedTabDrafts = lazy(async () => ({ default: (await import("./ClosedTabDrafts.tsx")).ClosedTabDrafts }));

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
  const { restored, setRestored, initial: _, ...place } = device;
  const proceed = (draft: LocalDraft) => {
    onContinue(draft);
    setRestored(draft);
  };
  if (!restored)
    return (
      <Optional>
        <ClosedTabDrafts {...place} onContinue={proceed} />
      </Optional>
    );
  return (
    <Notice
      role="status"
      actions={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      {restored.isKeyless
        ? "Draft restored without answer keys, weights and explanations. Log in to save them too."
        : "Draft restored."}
    </Notice>
  );
}
