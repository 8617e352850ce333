import { lazy, useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TranslationForm_content$key } from "#relay/TranslationForm_content.graphql.ts";
import type { TranslationForm_translation$key } from "#relay/TranslationForm_translation.graphql.ts";
import { useSignInAgain } from "../../account/session/useSignInAgain.tsx";
import { type Kind, kindNoun } from "../../product/kind.ts";
import { Optional } from "../../ui/layout/LazyPart.tsx";
import { isSame } from "../draft/path.ts";
import { ManuscriptForm } from "../ManuscriptForm.tsx";
import { ConflictNotice } from "../saving/ConflictNotice.tsx";
import { AcceptedAnswers } from "./AcceptedAnswers.tsx";
import { Drafting } from "./drafting/Drafting.tsx";
import { useProposals } from "./drafting/useProposals.ts";
import { belonging, groupsOf, labelOf } from "./labels.ts";
import { type Row, rebase, rowsOf, storedTexts } from "./rows.ts";
import { TextGroup } from "./TextGroup.tsx";
import { TranslationBar } from "./TranslationBar.tsx";
import { useNext } from "./useNext.ts";
import { useSaving } from "./useSaving.ts";
import { asDraft, useTranslating } from "./useTranslating.ts";

// The texts are still on the page if this code fails to load.
const LeaveDialog = lazy(async () => ({ default: (await import("../saving/LeaveDialog.tsx")).LeaveDialog }));

interface TranslationFormProps {
  owner: string | null;
  hasModel: boolean;
  content: TranslationForm_content$key;
  translation: TranslationForm_translation$key;
}

export function TranslationForm({ owner, hasModel, content: contentRef, translation }: TranslationFormProps) {
  const content = useFragment(
    graphql`
      fragment TranslationForm_content on Content {
        id
        key
        kind
        language
        format
        questions {
          key
          type
          answerKey {
            text {
              accepted
            }
          }
        }
      }
    `,
    contentRef,
  );
  const { language, revision, texts } = useFragment(
    graphql`
      fragment TranslationForm_translation on Translation {
        language
        revision
        texts {
          path
          questionKey
          original
          text
          isOutdated
          isRich
          maxLength
        }
      }
    `,
    translation,
  );
  const { questions } = content;
  const latest = useMemo(() => ({ revision, rows: rowsOf(texts, questions) }), [revision, texts, questions]);
  const [basis, setBasis] = useState(latest);
  const translating = useTranslating(() => ({
    language,
    format: content.format === "RICH" ? "rich" : "plain",
    texts: storedTexts(latest.rows),
  }));
  const { store, sheet, fieldErrors, isChanged, undo, redo } = translating;
  const next = useNext(sheet);

  const signIn = useSignInAgain(owner);
  const [ownRevision, setOwnRevision] = useState<number | null>(null);
  const { save, isSaving } = useSaving({
    item: content,
    language,
    translating,
    onSaved: setOwnRevision,
    onSignedOut: () => signIn.ask(() => void saveNow()),
  });
  const saveNow = () => save(basis.revision, basis.rows);

  const isOther = !isSaving && !isSame(latest, basis);
  const isBehind = isOther && latest.revision !== ownRevision;
  function replace(rows: typeof latest.rows, texts: ReturnType<typeof storedTexts>) {
    translating.replace(texts);
    store.settle({ ...store.present(), texts: storedTexts(latest.rows) });
    setBasis({ revision: latest.revision, rows });
  }
  /** Shows the stored texts. Undo restores the author's. */
  const takeStored = () => replace(latest.rows, storedTexts(latest.rows));
  function saveMine() {
    const mine = rebase(store.present().texts, basis.rows, latest.rows);
    replace(mine.rows, mine.texts);
    void save(latest.revision, mine.rows);
  }
  const catchUp = useEffectEvent(() => {
    if (isBehind) return takeStored();
    setBasis(latest);
    setOwnRevision(null);
  });
  const mayCatchUp = isOther && !(isBehind && isChanged);
  useEffect(() => {
    if (mayCatchUp) catchUp();
  }, [mayCatchUp]);

  const canSave = isChanged && !isSaving && !isBehind;
  const saveChanges = () => {
    if (canSave) void saveNow();
  };
  const isPoint = ({ question }: Row) => ["SCALE", "MATRIX"].includes(questions[question ?? -1]?.type ?? "");
  const acceptedOf = ([row]: readonly Row[]) => questions[row?.question ?? -1]?.answerKey?.text?.accepted ?? [];
  const calledOf = (row: Row) => `${labelOf(row, isPoint(row))} ${belonging(row)}`.trim();
  const proposing = useProposals({ contentId: content.id, language, rows: basis.rows, translating });
  const { proposals, leftOut } = proposing;
  const groups = useMemo(() => groupsOf(basis.rows), [basis]);

  return (
    <ManuscriptForm
      manuscript={{ undoStore: asDraft(store), sheet, fieldErrors, undo, redo }}
      onSubmit={saveChanges}
      onSave={saveChanges}
      beside={signIn.dialog}
    >
      {isBehind && isChanged && (
        <ConflictNotice kind={content.kind as Kind} onTakeStored={takeStored} onSaveOver={saveMine} />
      )}
      {hasModel && (
        <Drafting
          drafting={proposing.drafting}
          noun={kindNoun(content.kind)}
          proposals={proposals.size}
          leftOut={basis.rows.filter(({ path }) => leftOut.includes(path)).map(calledOf)}
          onAcceptAll={proposing.acceptAll}
          onDismissAll={proposing.dismissAll}
        />
      )}
      <div {...next.watch}>
        {groups.map(({ title, rows }) => (
          <TextGroup
            key={title}
            title={title}
            rows={rows}
            store={store}
            language={content.language}
            labelOf={(row) => labelOf(row, isPoint(row))}
            proposing={proposing}
          >
            <AcceptedAnswers contentKey={content.key} answers={acceptedOf(rows)} />
          </TextGroup>
        ))}
      </div>
      <TranslationBar
        translating={translating}
        rows={basis.rows}
        canSave={canSave}
        isSaving={isSaving}
        onNext={next.go}
      />
      <Optional>
        <LeaveDialog
          label="translation"
          isChanged={isChanged}
          isSaving={isSaving}
          onSave={saveNow}
          onDiscard={() => store.settle(store.present())}
        />
      </Optional>
    </ManuscriptForm>
  );
}
