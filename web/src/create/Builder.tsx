import { Box, Button, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { Scale } from "../../../api/src/content/content.shared.ts";
import { loginPath } from "../account/session/redirect.ts";
import { useSignInAgain } from "../account/session/useSignInAgain.tsx";
import { blankDraft, blankQuestion, type Draft } from "../editor/draft/draft.ts";
import { HeadFields } from "../editor/field/HeadFields.tsx";
import type { Check } from "../editor/field/rules.ts";
import { ManuscriptForm } from "../editor/ManuscriptForm.tsx";
import { QuestionList } from "../editor/question/QuestionList.tsx";
import { DraftNotices, useDeviceDraft } from "../editor/saving/DeviceDraft.tsx";
import { handOverDraft, type StoredPart } from "../editor/saving/draftStorage.ts";
import { type Manuscript, useManuscript } from "../editor/useManuscript.ts";
import { ActionBar } from "../editor/workspace/ActionBar.tsx";
import { Workspace } from "../editor/workspace/Workspace.tsx";
import { WorkspaceButtons } from "../editor/workspace/WorkspaceButtons.tsx";
import { type Kind, kindLabel, kindPlural } from "../product/kind.ts";
import type { Refused } from "../product/operation/refused.ts";
import { useOperation } from "../product/operation/useOperation.ts";
import { isSignedOut } from "../product/signedOut.ts";
import { UnreadableAnswer } from "../product/unreadable.ts";
import { intentionAt, noAnswer, pressing } from "../ui/intention.ts";
import { Section } from "../ui/layout/Section.tsx";
import { localStore } from "../ui/storage.ts";
import { toast } from "../ui/toast.tsx";
import { leaveHead, noteHead, withHead } from "./head.ts";
import { cacheForPreview } from "./preview.ts";

const failures: Record<Kind, { title: string; description: string }> = {
  QUIZ: { title: "Failed to create quiz", description: "Please check your entries and try again." },
  SURVEY: { title: "Failed to create survey", description: "Please check your entries and try again." },
  ASSESSMENT: { title: "Error creating assessment", description: "Failed to create skill-based quiz" },
};

interface CreateMutation<I> extends MutationParameters {
  variables: { input: I & { idempotencyKey: string } };
  response: {
    readonly created:
      | { readonly __typename: string; readonly data: { readonly id: string; readonly key: string } }
      | { readonly __typename: "DomainError" }
      | { readonly __typename: "%other" };
  };
}

export interface BuilderStart {
  owner: string | null;
  /** The initial content of the page. Undo restores the draft that was here before. */
  start?: Draft;
  /** Called once the page contains `start`. */
  onFilled?: () => void;
  /** Called when the page begins or ceases to differ from a blank one. */
  onWritten: (isWritten: boolean) => void;
}

interface BuilderProps<I, T> extends BuilderStart {
  kind: Kind;
  mutation: GraphQLTaggedNode;
  blank?: () => Draft;
  check: Check<T>;
  inputOf: (values: T) => I;
  children?: (manuscript: Manuscript<T>) => ReactNode;
}

export function Builder<I, T>(props: BuilderProps<I, T>) {
  const {
    kind,
    owner,
    start,
    onFilled,
    onWritten,
    mutation,
    blank = () => blankDraft(kind),
    check,
    inputOf,
    children,
  } = props;
  const [empty] = useState(blank);
  const device = useDeviceDraft({ owner, work: `create-${kind}`, stored: null, isReplaced: start !== undefined });
  const { place, initial, setRestored } = device;
  const [first] = useState(() => withHead(owner, initial?.draft ?? empty));
  const carried = initial || first !== empty ? { isKeyless: false, ...initial, draft: first, basis: null } : null;
  const manuscript = useManuscript({ stored: empty, initial: carried, place, basis: null, check });
  const intention = intentionAt(place, localStore);
  const [createItem, isCreating] = useOperation<CreateMutation<I>>(mutation);
  const navigate = useNavigate();
  const signIn = useSignInAgain(owner);
  const { undoStore, isChanged } = manuscript;
  const begin = useEffectEvent(() => {
    if (!start) return;
    intention.end();
    manuscript.replace(start);
    toast.show({
      title: "The template is filled in",
      description: initial ? "You can undo this." : "Edit it, then create it.",
    });
    onFilled?.();
  });
  useEffect(() => begin(), []);
  useEffect(() => onWritten(isChanged), [onWritten, isChanged]);
  const leave = useEffectEvent(() => {
    leaveHead(owner, isChanged);
    const isSigningIn = location.pathname === "/login" || location.pathname === "/register";
    if (owner === null && isChanged && isSigningIn) handOverDraft(place, undoStore.present());
  });
  useEffect(() => {
    const note = () => noteHead(owner, undoStore.present());
    note();
    const unsubscribe = undoStore.subscribe(note);
    return () => {
      unsubscribe();
      leave();
    };
  }, [undoStore, owner]);

  const failure = failures[kind];
  const fail = (description?: string) =>
    toast.fail({ title: failure.title, description: description || failure.description });

  function askToSignIn() {
    fail(`Please log in to create ${kindPlural(kind)}`);
    if (owner !== null) signIn.ask(create);
    else void navigate(loginPath({ pathname: "/maker", search: `?type=${kind.toLowerCase()}` }));
  }

  async function create() {
    const result = manuscript.finish();
    if ("issues" in result) return;
    if (owner === null) return askToSignIn();
    try {
      const { key } = await pressing(intention, (idempotencyKey) =>
        createItem({ input: { ...inputOf(result.values), idempotencyKey } }, { updater: cacheForPreview }),
      );
      manuscript.settle(manuscript.present());
      toast.show({ title: `${kindLabel(kind)} created successfully!` });
      void navigate(`?created=${encodeURIComponent(key)}`);
    } catch (error) {
      explain(error as Refused);
    }
  }

  function explain(refused: Refused) {
    if (isSignedOut(refused)) return askToSignIn();
    if (refused.issues.length > 0) manuscript.showIssues(refused.issues);
    if (refused.isAnswer) fail(refused.message);
    else fail(refused.cause instanceof UnreadableAnswer ? undefined : noAnswer);
  }

  return (
    <ManuscriptForm manuscript={manuscript} onSubmit={create} beside={signIn.dialog}>
      <DraftNotices
        device={device}
        onContinue={({ draft }) => manuscript.replace(draft)}
        onDiscard={() => {
          intention.end();
          manuscript.replace(empty);
          setRestored(null);
        }}
      />
      {children ? children(manuscript) : <BuilderFields kind={kind} />}
      <ActionBar
        tools={<WorkspaceButtons />}
        manuscript={manuscript}
        status={isChanged && manuscript.storedPart !== null && storageWords[manuscript.storedPart]}
      >
        <Button type="submit" disabled={isCreating}>
          {isCreating ? `Creating ${kindLabel(kind)}...` : `Create ${kindLabel(kind)}`}
        </Button>
      </ActionBar>
    </ManuscriptForm>
  );
}

const storageWords: Record<StoredPart, string> = {
  whole: "Draft saved on this device.",
  keyless: "Draft saved on this device. Log in to save answer keys, weights and explanations too.",
  lost: "Your browser can't save drafts. Keep this page open.",
};

interface BuilderFieldsProps {
  kind: Kind;
  scale?: Scale;
  actions?: ReactNode;
  hint?: string;
  /** Content below the questions. */
  children?: ReactNode;
}

export const BuilderFields = ({ kind, scale = "points", actions, hint, children }: BuilderFieldsProps) => (
  <>
    <HeadFields kind={kind} />
    <Workspace>
      <Section isFirst title="Questions" actions={actions}>
        <QuestionList kind={kind} scale={scale} create={blankQuestion} />
        <Text mt="4" color="fg.muted" fontSize="sm">
          {hint}
          <Box as="span" hideBelow="md">
            Enter adds an option, Alt with ↑ or ↓ moves it, and a pasted list becomes options.
          </Box>
        </Text>
      </Section>
      {children}
    </Workspace>
  </>
);
