import { Badge, Box, Button, Text } from "@chakra-ui/react";
import { lazy, Suspense, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditorPanel_content$key } from "#relay/EditorPanel_content.graphql.ts";
import { useSignInAgain } from "../account/session/useSignInAgain.tsx";
import { type Kind, kindLabel } from "../product/kind.ts";
import { Boundary } from "../ui/layout/Boundary.tsx";
import { Notice } from "../ui/layout/Notice.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { thisTab } from "../ui/tab.ts";
import { formatCount } from "../ui/text/format.ts";
import { type Draft, readyQuestion } from "./draft/draft.ts";
import { EditorActions } from "./EditorActions.tsx";
import { editRules } from "./field/editRules.ts";
import { HeadFields } from "./field/HeadFields.tsx";
import { checkFor, faultyQuestion } from "./field/rules.ts";
import { Outcome } from "./level/Outcome.tsx";
import { ManuscriptForm } from "./ManuscriptForm.tsx";
import { Sources, sourcesOf } from "./question/passages.ts";
import { QuestionList } from "./question/QuestionList.tsx";
import { ConflictNotice } from "./saving/ConflictNotice.tsx";
import { draftKey, type FoundDraft, loadDraft } from "./saving/draftStorage.ts";
import { editInput } from "./saving/input.ts";
import { deletePendingSave, pendingSave } from "./saving/pendingSave.ts";
import { SaveBar } from "./saving/SaveBar.tsx";
import { basisOf, draftOf, scaleOfStored } from "./saving/stored.ts";
import { restoredWords, useDraftsOfClosedTabs } from "./saving/useDraftsOfClosedTabs.tsx";
import { useSameness } from "./saving/useSameness.tsx";
import { basisAfter, useSave } from "./saving/useSave.ts";
import { useManuscript } from "./useManuscript.ts";
import { Workspace } from "./workspace/Workspace.tsx";

// The draft is on the device, even if this code fails to load.
const LeaveDialog = lazy(async () => ({ default: (await import("./saving/LeaveDialog.tsx")).LeaveDialog }));
const EarlierKey = lazy(async () => ({ default: (await import("../results/regrading/EarlierKey.tsx")).EarlierKey }));

interface EditorPanelProps {
  owner: string | null;
  content: EditorPanel_content$key;
}

export function EditorPanel({ owner, content: contentKey }: EditorPanelProps) {
  const content = useFragment(
    graphql`
      fragment EditorPanel_content on Content {
        id
        key
        shortUrl
        ownUrl
        kind
        title
        description
        language
        format
        difficulty
        isPublic
        showResultsToTakers
        collectEmailUpfront
        rules {
          opensAt
          closesAt
          timeLimit
          maxAttempts
          attemptsPerDevice
          excludeLate
          signedFields
          invitedOnly
          needsPasscode
          anonymous
          passMark
          shuffleQuestions
          shuffleOptions
          review
          author
          shown {
            what
            when
          }
        }
        passcode
        scoring {
          rule
          belowZero
        }
        linkFields {
          name
          values
          isGroup
        }
        retention {
          rule {
            what
            days
          }
          isOfSite
        }
        certificate {
          issuer
          signatory
          statesResult
        }
        endings {
          everybody {
            ...EndingFields_ending @relay(mask: false)
          }
          passed {
            ...EndingFields_ending @relay(mask: false)
          }
          failed {
            ...EndingFields_ending @relay(mask: false)
          }
        }
        revision
        attemptCount
        draftedBy
        scale
        skillLevels {
          name
          range
          description
          encouragingMessage
          followUpContent
        }
        emailResultsSettings {
          enabled
          subject
          customMessage
          resourceLinks {
            title
            url
          }
          authorSignature
        }
        questions {
          id
          key
          text
          type
          options
          correctAnswer
          optionWeights
          explanation
          required
          points
          form {
            choice {
              other
              none
              pinned
            }
            scale {
              look
              lowLabel
              highLabel
              isNps
            }
            rows
            text {
              isLong
              minLength
              maxLength
              isShared
            }
            number {
              decimals
              unit
              min
              max
            }
          }
          answerKey {
            options
            scoring {
              rule
              belowZero
              isInherited
            }
            text {
              accepted
              matchCase
              matchSpaces
              matchAccents
              allowTypo
            }
            number {
              value
              tolerance
            }
          }
          passage
          passageAnchor {
            page
            paragraph
            second
          }
        }
      }
    `,
    contentKey,
  );
  const kind = content.kind as Kind;
  const scale = scaleOfStored(content);
  const work = `edit-${content.key}`;

  const tab = use(thisTab());
  const [stored] = useState(() => draftOf(content));
  const [found] = useState(() => loadDraft(owner, work, tab, stored));
  const [restored, setRestored] = useState(found);
  const [basis, setBasis] = useState(() => found?.basis ?? basisOf(content));
  const [open, setOpen] = useState<string | null>(null);
  const single = useMemo(() => ({ open, onOpen: setOpen }), [open]);
  const [check] = useState(() =>
    checkFor(
      editRules(kind, editInput(kind, stored).questions),
      (draft) => editInput(kind, draft),
      kind === "ASSESSMENT" ? () => scale : undefined,
    ),
  );
  const place = draftKey(owner, work, tab);
  function openQuestion(question: number): void {
    setOpen(manuscript.present().questions[question]?.key ?? null);
  }
  const manuscript = useManuscript({ stored, found, place, basis, check, onFolded: openQuestion });
  const { isChanged } = manuscript;
  const sources = useMemo(() => sourcesOf(content.questions, basis), [content.questions, basis]);

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
    onFaulty: (issues) => {
      const faulty = faultyQuestion(issues);
      if (faulty !== null) openQuestion(faulty);
    },
  });

  /** Replaces the page with the stored item. Undo restores the draft. */
  function takeStored() {
    deletePendingSave(place);
    const stored = draftOf(content);
    manuscript.replace(stored);
    manuscript.settle(stored);
    setBasis(basisOf(content));
    setRestored(null);
  }
  function goOnWith(found: FoundDraft) {
    manuscript.replace(found.draft);
    if (found.basis) setBasis(found.basis);
    setRestored(found);
  }
  const left = useDraftsOfClosedTabs({
    owner,
    work,
    tab,
    place,
    isWanted: restored === null,
    stored,
    onContinue: goOnWith,
  });
  const isBehind = content.revision > basis.revision && !isSaving;
  const catchUp = useEffectEvent(takeStored);
  /** The stored revision may come from this page, by a save whose answer was lost. */
  const knowOwn = useEffectEvent(() => {
    const own = pendingSave(place);
    const says = (draft: Draft) => JSON.stringify(check(draft));
    if (!own || says(own.draft) !== says(draftOf(content))) return;
    deletePendingSave(place);
    const present = manuscript.present();
    manuscript.settle(says(present) === says(own.draft) ? present : own.draft);
    setBasis(basisAfter(own.draft, content));
  });
  useEffect(() => {
    if (isBehind && isChanged) knowOwn();
    else if (isBehind) catchUp();
  }, [isBehind, isChanged]);

  // Memoized so that the head is not rendered while typing.
  const actions = useMemo(() => <EditorActions item={content} />, [content]);
  const { opensAt, closesAt } = content.rules ?? {};
  const { key } = content;
  const times = useMemo(() => ({ key, opensAt: opensAt ?? "", closesAt: closesAt ?? "" }), [key, opensAt, closesAt]);
  const saveChanges = () => {
    if (isChanged && !isSaving && !isBehind) void save(basis);
  };

  return (
    <ManuscriptForm
      manuscript={manuscript}
      onSubmit={saveChanges}
      onSave={saveChanges}
      beside={
        <>
          {signIn.dialog}
          {sameness.dialog}
        </>
      }
    >
      <Box _print={{ display: "none" }}>
        {isBehind && isChanged && (
          <ConflictNotice
            kind={kind}
            onTakeStored={takeStored}
            onSaveOver={() => {
              const stored = new Set(content.questions.map(({ id }) => id));
              // A question that is no longer stored is sent as a new one.
              const ids = Object.fromEntries(Object.entries(basis.ids).filter(([, id]) => stored.has(id)));
              const rebased = { revision: content.revision, ids };
              setBasis(rebased);
              void save(rebased);
            }}
          />
        )}
        {left}
        {restored && !isBehind && (
          <Notice
            role="status"
            actions={
              <Button variant="outline" size="sm" onClick={takeStored}>
                Discard
              </Button>
            }
          >
            {restoredWords(restored, "these changes have not been saved yet.")}
          </Notice>
        )}
        {Boolean(content.attemptCount) && (
          <>
            <Answered count={content.attemptCount ?? 0} />
            <Boundary fallback={null}>
              <Suspense fallback={null}>
                <EarlierKey item={content} revision={content.revision} isEditor />
              </Suspense>
            </Boundary>
          </>
        )}
      </Box>

      <HeadFields kind={kind} actions={actions} times={times} />
      <Workspace>
        <Section
          isFirst
          title="Questions"
          actions={content.draftedBy === "EXTRACTIVE" && <Badge variant="outline">Drafted without AI</Badge>}
        >
          <Sources value={sources}>
            <QuestionList kind={kind} scale={scale} create={readyQuestion} single={single} />
          </Sources>
        </Section>
        {kind === "ASSESSMENT" && (
          <Outcome
            scale={scale}
            minLevels={1}
            lead={
              scale === "decimal"
                ? "The mean of the chosen weights decides. Ranges should cover 0.0 to 1.0 without gaps or overlaps."
                : "The sum of the chosen weights decides. Ranges should cover all of it without gaps or overlaps."
            }
          />
        )}
      </Workspace>
      <SaveBar
        manuscript={manuscript}
        isSaving={isSaving && !sameness.isAsking}
        canSave={!isBehind && !sameness.isAsking}
      />
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <LeaveDialog
            isChanged={isChanged}
            isSaving={isSaving && !sameness.isAsking}
            onSave={() => save(basis)}
            onDiscard={() => {
              deletePendingSave(place);
              manuscript.settle(manuscript.present());
            }}
            label={kindLabel(kind)}
          />
        </Suspense>
      </Boundary>
    </ManuscriptForm>
  );
}

function Answered({ count }: { count: number }) {
  return (
    <Notice>
      {count === 1 ? "One person has answered." : `${formatCount(count)} people have answered.`}{" "}
      <Text as="span" color="fg.muted">
        When you save a changed question, you are asked whether it is still the same one.
      </Text>
    </Notice>
  );
}
