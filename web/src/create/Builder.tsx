import { Button } from "@chakra-ui/react";
import { type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { loginPath } from "../account/session/redirect.ts";
import { useSignInAgain } from "../account/session/useSignInAgain.tsx";
import type { Draft } from "../editor/draft/draft.ts";
import type { Check } from "../editor/field/rules.ts";
import { ManuscriptForm } from "../editor/ManuscriptForm.tsx";
import { draftKey, handOverDraft, loadDraft, type StoredPart } from "../editor/saving/draftStorage.ts";
import { restoredWords, useDraftsOfClosedTabs } from "../editor/saving/useDraftsOfClosedTabs.tsx";
import { type Manuscript, useManuscript } from "../editor/useManuscript.ts";
import { ActionBar } from "../editor/workspace/ActionBar.tsx";
import { WorkspaceButtons } from "../editor/workspace/WorkspaceButtons.tsx";
import type { Kind } from "../product/kind.ts";
import type { Refused } from "../product/operation/refused.ts";
import { type OperationOptions, useOperation } from "../product/operation/useOperation.ts";
import { isSignedOut } from "../product/signedOut.ts";
import { UnreadableAnswer } from "../product/unreadable.ts";
import { intentionAt, noAnswer, pressing } from "../ui/intention.ts";
import { Notice } from "../ui/layout/Notice.tsx";
import { localStore } from "../ui/storage.ts";
import { thisTab } from "../ui/tab.ts";
import { toast } from "../ui/toast.tsx";
import { leaveHead, noteHead, withHead } from "./head.ts";

interface Words {
  create: string;
  creating: string;
  created: string;
  failed: string;
  fallback?: string;
  signIn: string;
}

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
}

interface BuilderProps<I, T> extends BuilderStart {
  kind: Kind;
  words: Words;
  mutation: GraphQLTaggedNode;
  blank: () => Draft;
  check: Check<T>;
  inputOf: (values: T) => I;
  children: (manuscript: Manuscript<T>) => ReactNode;
}

export function Builder<I, T>({
  kind,
  owner,
  start,
  onFilled,
  words,
  mutation,
  blank,
  check,
  inputOf,
  children,
}: BuilderProps<I, T>) {
  const work = `create-${kind}`;
  const [empty] = useState(blank);
  const tab = use(thisTab());
  const place = draftKey(owner, work, tab);
  const [found] = useState(() => loadDraft(owner, work, tab));
  const [restored, setRestored] = useState(start ? null : found);
  const [begun] = useState(() => withHead(owner, found?.draft ?? empty));
  const carried = found !== null || begun !== empty ? { isKeyless: false, ...found, draft: begun, basis: null } : null;
  const manuscript = useManuscript({ stored: empty, found: carried, place, basis: null, check });
  const intention = intentionAt(place, localStore);
  const [createItem, isCreating] = useOperation<CreateMutation<I>>(mutation);
  const navigate = useNavigate();
  const signIn = useSignInAgain(owner);
  const { undoStore, isChanged } = manuscript;
  const left = useDraftsOfClosedTabs({
    owner,
    work,
    tab,
    place,
    isWanted: restored === null,
    stored: null,
    onContinue: (found) => {
      manuscript.replace(found.draft);
      setRestored(found);
    },
  });
  const begin = useEffectEvent(() => {
    if (!start) return;
    intention.end();
    manuscript.replace(start);
    toast.show({
      title: "The template is filled in",
      description: found ? "Undo brings back what you had." : "Change what you like, then create it.",
    });
    onFilled?.();
  });
  useEffect(() => begin(), []);
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

  const fail = (description?: string) =>
    toast.fail({
      title: words.failed,
      description: description || (words.fallback ?? "Please check your entries and try again."),
    });

  function askToSignIn() {
    fail(words.signIn);
    if (owner !== null) signIn.ask(create);
    else void navigate(loginPath({ pathname: "/maker", search: `?type=${kind.toLowerCase()}` }));
  }

  async function create() {
    const result = manuscript.finish();
    if ("issues" in result) return;
    if (owner === null) return askToSignIn();
    const options: OperationOptions<CreateMutation<I>> = {
      updater: (store, response) => {
        const made = response?.created;
        const item = made && "data" in made && store.get(made.data.id);
        // The preview reads the item by its key, so it needs no request.
        if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.key });
      },
    };
    try {
      const { key } = await pressing(intention, (idempotencyKey) =>
        createItem({ input: { ...inputOf(result.values), idempotencyKey } }, options),
      );
      manuscript.settle(manuscript.present());
      toast.show({ title: words.created });
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
      {left}
      {restored && (
        <Notice
          role="status"
          actions={
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                intention.end();
                manuscript.replace(empty);
                setRestored(null);
              }}
            >
              Discard
            </Button>
          }
        >
          {restoredWords(restored, "this is what you wrote here before.")}
        </Notice>
      )}
      {children(manuscript)}
      <ActionBar
        tools={<WorkspaceButtons />}
        manuscript={manuscript}
        status={isChanged && manuscript.storedPart !== null && keepings[manuscript.storedPart]}
      >
        <Button type="submit" disabled={isCreating}>
          {isCreating ? words.creating : words.create}
        </Button>
      </ActionBar>
    </ManuscriptForm>
  );
}

const keepings: Record<StoredPart, string> = {
  whole: "Your draft is kept on this device.",
  keyless: "Your draft is kept on this device; right answers, weights and explanations are once you are signed in.",
  lost: "This browser can't keep your draft: leave this page open until you have created it.",
};
