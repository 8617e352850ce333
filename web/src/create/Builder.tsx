import { Button } from "@chakra-ui/react";
import { type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { type GraphQLTaggedNode, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { MutationParameters } from "relay-runtime";
import { loginPath } from "../account/session/redirect.ts";
import { useSignInAgain } from "../account/session/useSignInAgain.tsx";
import type { Draft } from "../editor/draft/draft.ts";
import type { Check } from "../editor/field/rules.ts";
import { ManuscriptForm } from "../editor/ManuscriptForm.tsx";
import { draftKey, handOverDraft, loadDraft, type StoredPart } from "../editor/saving/draftStorage.ts";
import { restoredWords, useLeft } from "../editor/saving/useLeft.tsx";
import { type Manuscript, useManuscript } from "../editor/useManuscript.ts";
import { ActionBar } from "../editor/workspace/ActionBar.tsx";
import type { Kind } from "../product/kind.ts";
import { isSignedOut } from "../product/signedOut.ts";
import { UnreadableAnswer } from "../product/unreadable.ts";
import { doneBefore, endsIntention, intentionAt, noAnswer } from "../ui/intention.ts";
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
      | {
          readonly __typename: "DomainError";
          readonly code: string;
          readonly message: string;
          readonly retryAfter: number | null | undefined;
          readonly issues: readonly { readonly path: string; readonly message: string }[];
        }
      | { readonly __typename: "%other" };
  };
}

interface BuilderProps<I, T> {
  kind: Kind;
  owner: string | null;
  words: Words;
  mutation: GraphQLTaggedNode;
  blank: () => Draft;
  check: Check<T>;
  inputOf: (values: T) => I;
  children: (manuscript: Manuscript<T>) => ReactNode;
}

export function Builder<I, T>({ kind, owner, words, mutation, blank, check, inputOf, children }: BuilderProps<I, T>) {
  const work = `create-${kind}`;
  const [empty] = useState(blank);
  const tab = use(thisTab());
  const place = draftKey(owner, work, tab);
  const [found] = useState(() => loadDraft(owner, work, tab));
  const [restored, setRestored] = useState(found);
  const [begun] = useState(() => withHead(owner, found?.draft ?? empty));
  const carried = found !== null || begun !== empty ? { isKeyless: false, ...found, draft: begun, basis: null } : null;
  const manuscript = useManuscript({ stored: empty, found: carried, place, basis: null, check });
  const intention = intentionAt(place, localStore);
  const [commit, isCreating] = useMutation<CreateMutation<I>>(mutation);
  const navigate = useNavigate();
  const signIn = useSignInAgain(owner);
  const { undoStore, isChanged } = manuscript;
  const left = useLeft({
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

  function create() {
    const result = manuscript.finish();
    if ("issues" in result) return;
    if (owner === null) return askToSignIn();
    commit({
      variables: { input: { ...inputOf(result.values), idempotencyKey: intention.key() } },
      updater: (store, response) => {
        const made = response?.created;
        const item = made && "data" in made && store.get(made.data.id);
        // The preview reads the item by its key, so it needs no request.
        if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.key });
      },
      onCompleted: ({ created: answer }) => {
        if ("data" in answer) {
          intention.end();
          manuscript.settle(manuscript.present());
          toast.show({ title: words.created });
          void navigate(`?created=${encodeURIComponent(answer.data.key)}`);
        } else if (!("code" in answer)) fail();
        else if (isSignedOut(answer)) askToSignIn();
        else {
          if (endsIntention(answer)) intention.end();
          if (answer.issues.length > 0) manuscript.showIssues(answer.issues);
          fail(answer.code === "KEY_REUSED" ? doneBefore : answer.message);
        }
      },
      onError: (error) => {
        if (isSignedOut(error)) askToSignIn();
        else if (error instanceof UnreadableAnswer) fail();
        else fail(noAnswer);
      },
    });
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
