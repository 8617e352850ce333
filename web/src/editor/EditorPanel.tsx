import { Badge, Box, Text } from "@chakra-ui/react";
import { lazy, useEffect, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditorPanel_content$key } from "#relay/EditorPanel_content.graphql.ts";
import { type Kind, kindLabel } from "../product/kind.ts";
import { LazyPart, Optional } from "../ui/layout/LazyPart.tsx";
import { Notice } from "../ui/layout/Notice.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { formatCount } from "../ui/text/format.ts";
import { readyQuestion } from "./draft/draft.ts";
import { EditorActions } from "./EditorActions.tsx";
import { HeadFields } from "./field/HeadFields.tsx";
import { Outcome } from "./level/Outcome.tsx";
import { ManuscriptForm } from "./ManuscriptForm.tsx";
import { Sources, sourcesOf } from "./question/passages.ts";
import { QuestionList } from "./question/QuestionList.tsx";
import { bringUp, questionInAddress } from "./question/questions.ts";
import { DraftNotices } from "./saving/DeviceDraft.tsx";
import { SaveBar } from "./saving/SaveBar.tsx";
import { scaleOfStored } from "./saving/stored.ts";
import { useEditing } from "./saving/useEditing.tsx";
import { Workspace } from "./workspace/Workspace.tsx";

// The draft is on the device, even if this code fails to load.
const ConflictNotice = lazy(async () => ({
  default: (await import("./saving/ConflictNotice.tsx")).ConflictNotice,
}));
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
        kind
        revision
        attemptCount
        draftedBy
        ...stored_item @relay(mask: false)
        ...EditorActions_item
        questions {
          id
          passage
          passageAnchor {
            ...Passage_anchor @relay(mask: false)
          }
        }
      }
    `,
    contentKey,
  );
  const kind = content.kind as Kind;
  const scale = scaleOfStored(content);
  useEffect(() => bringUp(questionInAddress())?.focus({ preventScroll: true }), []);
  const editing = useEditing(owner, content);
  const { manuscript, device, basis, isBehind, isSaving } = editing;
  const { isChanged } = manuscript;
  const sources = useMemo(() => sourcesOf(content.questions, basis), [content.questions, basis]);

  // Memoized so that the head is not rendered while typing.
  const actions = useMemo(() => <EditorActions item={content} />, [content]);
  const { opensAt, closesAt } = content.rules ?? {};
  const { key } = content;
  const times = useMemo(() => ({ key, opensAt: opensAt ?? "", closesAt: closesAt ?? "" }), [key, opensAt, closesAt]);

  return (
    <ManuscriptForm
      manuscript={manuscript}
      onSubmit={editing.saveChanges}
      onSave={editing.saveChanges}
      beside={editing.dialogs}
    >
      <Box _print={{ display: "none" }}>
        {isBehind && isChanged && (
          <LazyPart>
            <ConflictNotice kind={kind} onTakeStored={editing.takeStored} onSaveOver={editing.saveOver} />
          </LazyPart>
        )}
        {!(device.restored && isBehind) && (
          <DraftNotices device={device} onContinue={editing.continueWith} onDiscard={editing.takeStored} />
        )}
        {Boolean(content.attemptCount) && (
          <>
            <ResponseNotice count={content.attemptCount ?? 0} />
            <Optional>
              <EarlierKey item={content} revision={basis.revision} isEditor />
            </Optional>
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
            <QuestionList kind={kind} scale={scale} create={readyQuestion} />
          </Sources>
        </Section>
        {kind === "ASSESSMENT" && (
          <Outcome
            scale={scale}
            minLevels={1}
            lead={
              scale === "decimal"
                ? "Uses the average weight. Ranges should cover 0.0 to 1.0 without gaps or overlaps."
                : "Uses the sum of the weights. Ranges should cover it without gaps or overlaps."
            }
          />
        )}
      </Workspace>
      <SaveBar manuscript={manuscript} isSaving={isSaving} canSave={editing.canSave} />
      <Optional>
        <LeaveDialog
          isChanged={isChanged}
          isSaving={isSaving}
          onSave={editing.save}
          onDiscard={editing.discard}
          label={kindLabel(kind)}
        />
      </Optional>
    </ManuscriptForm>
  );
}

function ResponseNotice({ count }: { count: number }) {
  return (
    <Notice>
      {count === 1 ? "One person has answered." : `${formatCount(count)} people have answered.`}{" "}
      <Text as="span" color="fg.muted">
        When you save a changed question, you are asked whether it is still the same one.
      </Text>
    </Notice>
  );
}
