import { useEffect, useEffectEvent, useState } from "react";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import { useSignInAgain } from "../../account/session/useSignInAgain.tsx";
import type { Kind } from "../../product/kind.ts";
import type { Draft } from "../draft/draft.ts";
import { editRules } from "../field/editRules.ts";
import { checkFor } from "../field/rules.ts";
import { useManuscript } from "../useManuscript.ts";
import { useSameness } from "./asking/useSameness.tsx";
import { useDeviceDraft } from "./DeviceDraft.tsx";
import type { LocalDraft } from "./draftStorage.ts";
import { editInput } from "./input.ts";
import { deletePendingSave, pendingSave } from "./pendingSave.ts";
import { basisOf, draftOf, scaleOfStored } from "./stored.ts";
import { basisAfter, useSave } from "./useSave.ts";

/** The edits of a stored item, from the draft on the device to the save. */
export function useEditing(owner: string | null, content: EditorPanel_content$data) {
  const kind = content.kind as Kind;
  const [original] = useState(() => draftOf(content));
  const device = useDeviceDraft({ owner, work: `edit-${content.key}`, stored: original });
  const { place, initial, setRestored } = device;
  const [basis, setBasis] = useState(() => initial?.basis ?? basisOf(content));
  const [check] = useState(() =>
    checkFor(
      editRules(kind, editInput(kind, original).questions),
      (draft) => editInput(kind, draft),
      kind === "ASSESSMENT" ? () => scaleOfStored(content) : undefined,
    ),
  );
  const manuscript = useManuscript({ stored: original, initial, place, basis, check });
  const { isChanged } = manuscript;

  const signIn = useSignInAgain(owner);
  const sameness = useSameness(content);
  const { save, isSaving } = useSave({
    item: { id: content.id, key: content.key, kind },
    manuscript,
    askSameness: sameness.ask,
    place,
    onSaved: (saved) => {
      setBasis(saved);
      setRestored(null);
    },
    onSignedOut: (basis) => signIn.ask(() => void save(basis)),
  });

  /** Replaces the page with the stored item. Undo restores the draft. */
  function takeStored() {
    deletePendingSave(place);
    const latest = draftOf(content);
    manuscript.replace(latest);
    manuscript.settle(latest);
    setBasis(basisOf(content));
    setRestored(null);
  }

  const isBehind = content.revision > basis.revision && !isSaving;
  const catchUp = useEffectEvent(takeStored);
  /** The stored revision may come from this page, by a save whose answer was lost. */
  const recognizeOwn = useEffectEvent(() => {
    const own = pendingSave(place);
    const textOf = (draft: Draft) => JSON.stringify(check(draft));
    if (!own || textOf(own.draft) !== textOf(draftOf(content))) return;
    deletePendingSave(place);
    const present = manuscript.present();
    manuscript.settle(textOf(present) === textOf(own.draft) ? present : own.draft);
    setBasis(basisAfter(own.draft, content));
  });
  useEffect(() => {
    if (isBehind && isChanged) recognizeOwn();
    else if (isBehind) catchUp();
  }, [isBehind, isChanged]);

  return {
    manuscript,
    device,
    basis,
    isBehind,
    isSaving: isSaving && !sameness.isAsking,
    canSave: !isBehind && !sameness.isAsking,
    dialogs: (
      <>
        {signIn.dialog}
        {sameness.dialog}
      </>
    ),
    save: () => save(basis),
    saveChanges() {
      if (isChanged && !isSaving && !isBehind) void save(basis);
    },
    /** Overwrites a version that was saved elsewhere with the draft. */
    saveOver() {
      const ids = new Set(content.questions.map(({ id }) => id));
      // A question that is no longer stored is sent as a new one.
      const rebased = {
        revision: content.revision,
        ids: Object.fromEntries(Object.entries(basis.ids).filter(([, id]) => ids.has(id))),
      };
      setBasis(rebased);
      void save(rebased);
    },
    takeStored,
    continueWith(draft: LocalDraft) {
      manuscript.replace(draft.draft);
      if (draft.basis) setBasis(draft.basis);
    },
    discard() {
      deletePendingSave(place);
      manuscript.settle(manuscript.present());
    },
  };
}
