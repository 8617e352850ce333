import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useSavingMutation } from "#relay/useSavingMutation.graphql.ts";
import type { useSavingQuery } from "#relay/useSavingQuery.graphql.ts";
import { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { isSignedOut } from "../../product/signedOut.ts";
import { UnreadableAnswer } from "../../product/unreadable.ts";
import { noAnswer } from "../../ui/intention.ts";
import { toast } from "../../ui/toast.tsx";
import { englishName } from "../language/standing.ts";
import { inputOf, type Row } from "./rows.ts";
import { type Document, fieldOf, type Translating } from "./useTranslating.ts";

interface Saving {
  item: { id: string; key: string };
  language: string;
  translating: Translating;
  onSaved: (revision: number) => void;
  /** Called when the session has ended. The texts are still on the page. */
  onSignedOut: () => void;
}

/** Stores the texts. Sending the same save twice is safe, because stored texts change nothing. */
export function useSaving({ item, language, translating, onSaved, onSignedOut }: Saving) {
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);
  const [send] = useOperation<useSavingMutation>(graphql`
    mutation useSavingMutation($input: SaveTranslationInput!) {
      saveTranslation(input: $input) {
        __typename
        ... on SaveTranslationSuccess {
          data {
            id
            revision
            ...TranslationForm_translation
            ...TranslationRow_translation
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const name = englishName(language);

  /** Another save came first. Fetching its outcome lets the page offer a choice. */
  const catchUp = () =>
    fetchQuery<useSavingQuery>(
      environment,
      graphql`
        query useSavingQuery($key: String!, $language: String!) {
          content(key: $key) {
            ...TranslationForm_content
            translations(language: $language) {
              ...TranslationForm_translation
            }
          }
        }
      `,
      { key: item.key, language },
    ).subscribe({});

  /** The first save adds the language to the item's. Saving no texts removes it. */
  function updater(store: RecordSourceSelectorProxy) {
    const saved = store.getRootField("saveTranslation")?.getLinkedRecord("data");
    const content = store.get(item.id);
    const translations = content?.getLinkedRecords("translations");
    if (!saved || !translations) return;
    const others = translations.filter((one) => one?.getDataID() !== saved.getDataID());
    const all = saved.getValue("revision") === 0 ? others : [...others, saved];
    const tagOf = (one: RecordProxy | null | undefined) => String(one?.getValue("language"));
    content?.setLinkedRecords(
      all.sort((one, other) => (tagOf(one) < tagOf(other) ? -1 : 1)),
      "translations",
    );
  }

  async function save(revision: number, rows: readonly Row[]): Promise<boolean> {
    const document: Document = translating.store.present();
    const texts = inputOf(rows, document.texts);
    setSaving(true);
    try {
      const saved = await send({ input: { contentId: item.id, language, revision, texts } }, { updater });
      translating.fieldErrors.set([]);
      translating.store.settle(document);
      onSaved(saved.revision);
      toast.show({ title: `${name} saved` });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      explain(error, rows, texts);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function explain(refused: Refused, rows: readonly Row[], texts: ReturnType<typeof inputOf>) {
    if (refused.code === "CONFLICT" && refused.retryAfter == null) catchUp();
    const description = refused.isAnswer || refused.cause instanceof UnreadableAnswer ? refused.message : noAnswer;
    toast.fail({ title: `${name} was not saved`, description });
    if (isSignedOut(refused)) onSignedOut();
    const byPath = new Map(rows.map((row) => [row.path, row]));
    translating.showIssues(
      refused.issues.flatMap(({ path, message }) => {
        const row = byPath.get(texts[Number(/^texts\.(\d+)/.exec(path)?.[1])]?.path ?? "");
        return row ? [{ path: fieldOf(row), message }] : [];
      }),
    );
  }

  return { save, isSaving };
}
