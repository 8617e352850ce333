import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useSaveMutation } from "#relay/useSaveMutation.graphql.ts";
import type { ContentEdit } from "../../../../api/src/content/content.rules.ts";
import { type Kind, kindLabel, kindNoun } from "../../product/kind.ts";
import { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { isSignedOut } from "../../product/signedOut.ts";
import { UnreadableAnswer } from "../../product/unreadable.ts";
import { endsIntention, newKey, noAnswer } from "../../ui/intention.ts";
import { toast } from "../../ui/toast.tsx";
import type { Draft } from "../draft/draft.ts";
import type { Manuscript } from "../useManuscript.ts";
import type { Edited, Sameness } from "./asking/changes.ts";
import type { useSameness } from "./asking/useSameness.tsx";
import type { Basis } from "./draftStorage.ts";
import { capitals, formVariable, keyVariable, rulesVariable } from "./input.ts";
import { deletePendingSave, pendingSave, type Save, storePendingSave } from "./pendingSave.ts";

interface Saving {
  item: { id: string; key: string; kind: Kind };
  manuscript: Manuscript<ContentEdit>;
  /** Asks about questions that have been answered. Null cancels the save. */
  askSameness: ReturnType<typeof useSameness>["ask"];
  onSaved: (basis: Basis) => void;
  /** Called when the session has ended. The draft is still on the page. */
  onSignedOut: (basis: Basis) => void;
  place: string;
}

export function useSave(saving: Saving) {
  const { item, manuscript, askSameness, onSaved, onSignedOut, place } = saving;
  const { id, key, kind } = item;
  const environment = useRelayEnvironment();
  const [isAsking, setAsking] = useState(false);
  const [isRegrading, setRegrading] = useState(false);
  const [update, isDelivering] = useOperation<useSaveMutation>(graphql`
    mutation useSaveMutation($id: ID!, $input: UpdateContentInput!) {
      updateContent(id: $id, input: $input) {
        __typename
        ... on UpdateContentSuccess {
          data {
            revision
            questions {
              id
            }
            ...EditorPanel_content
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

  const label = kindLabel(kind);
  const fail = (description: string) => toast.fail({ title: `Failed to Update ${label}`, description });

  function askToSignIn(basis: Basis) {
    toast.fail({
      title: "Authentication Error",
      description: `Please log in again to edit your ${kindNoun(kind)}.`,
    });
    onSignedOut(basis);
  }

  /** Another save came first. Fetching its outcome lets the page offer a choice. */
  const catchUp = () =>
    import("./catchUp.ts").then(
      ({ catchUp }) => catchUp(environment, key),
      () => {},
    );

  /** Sends a save, and marks `sent` as stored once it has succeeded. */
  async function deliver(save: Save, sent: Draft): Promise<Basis | Refused> {
    storePendingSave(place, save);
    // Covers the time between the two requests, in which the stored item is newer than the basis.
    setRegrading(save.isRegraded);
    try {
      const basis = basisAfter(save.draft, await update({ id, input: { ...save.input, idempotencyKey: save.key } }));
      manuscript.settle(sent);
      if (save.isRegraded) await regradeBy(basis, save.key);
      deletePendingSave(place);
      onSaved(basis);
      return basis;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (endsIntention(error) || error.issues.length > 0) deletePendingSave(place);
      return error;
    } finally {
      setRegrading(false);
    }
  }

  /** Repeating it is safe. If it fails, the editor and the results still offer it. */
  async function regradeBy({ revision }: Basis, key: string) {
    try {
      const { regrade } = await import("./asking/cures.ts");
      await regrade(environment, { contentId: id, revision, idempotencyKey: `${key}-regrade` });
    } catch (error) {
      toast.fail({ title: "Responses Not Regraded", description: error instanceof Refused ? error.message : noAnswer });
    }
  }

  function explain(refused: Refused, basis: Basis) {
    if (refused.code === "CONFLICT" && refused.retryAfter == null) catchUp();
    if (isSignedOut(refused)) askToSignIn(basis);
    else fail(refused.isAnswer || refused.cause instanceof UnreadableAnswer ? refused.message : noAnswer);
    if (refused.issues.length > 0) manuscript.showIssues(refused.issues);
    return false;
  }

  async function save(basis: Basis) {
    let result = manuscript.finish();
    if ("issues" in result) return false;
    let draft = manuscript.present();
    setAsking(true);
    const questions = questionsOf(result.values, draft, basis);
    const decision = await askSameness(questions, inputOf(result.values, draft, basis, {})).finally(() =>
      setAsking(false),
    );
    if (decision === null) return false;
    const { sameness, cure, places } = decision;
    const isRegraded = cure !== "keep";
    if (isRegraded) {
      const { cured } = await import("./asking/cures.ts");
      manuscript.replace(cured(draft, cure, places));
      result = manuscript.finish();
      if ("issues" in result) return false;
      draft = manuscript.present();
    }
    const { values } = result;
    const inputFrom = (basis: Basis) => inputOf(values, draft, basis, sameness);
    const earlier = pendingSave(place);
    let next: Save = { key: newKey(), draft, input: inputFrom(basis), isRegraded };
    if (earlier && isSame(earlier.input, next.input)) next = earlier;
    else if (earlier) {
      const outcome = await deliver(earlier, earlier.draft);
      if (!(outcome instanceof Refused)) next = { ...next, input: inputFrom(outcome) };
      // Errors of the earlier save are dropped. Any that still apply come back with this one.
      else if (!outcome.isAnswer) return explain(outcome, basis);
    }
    const outcome = await deliver(next, draft);
    if (outcome instanceof Refused) return explain(outcome, basis);
    toast.show({ title: `${label} Updated Successfully!` });
    return true;
  }

  return { save, isSaving: isAsking || isDelivering || isRegrading };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

export const basisAfter = (
  { questions: written }: Draft,
  { revision, questions }: { revision: number; questions: readonly { id: string }[] },
): Basis => ({
  revision,
  ids: Object.fromEntries(written.map(({ key }, place) => [key, questions[place]?.id ?? ""])),
});

/** Adds to each stored question the id of the version it was edited from. */
const questionsOf = (values: ContentEdit, draft: Draft, { ids }: Basis): Edited[] =>
  (values.questions ?? []).map((question, place) => ({ ...question, id: ids[draft.questions[place]?.key ?? ""] }));

/** Adds whether each question continues that version, if the author was asked. */
const inputOf = (
  values: ContentEdit,
  draft: Draft,
  basis: Basis,
  sameness: Sameness,
): useSaveMutation["variables"]["input"] => ({
  revision: basis.revision,
  title: values.title,
  // Null would leave the description unchanged.
  description: values.description ?? "",
  language: values.language ?? "",
  format: values.format && capitals(values.format),
  difficulty: values.difficulty && capitals(values.difficulty),
  isPublic: values.isPublic,
  showResultsToTakers: values.showResultsToTakers,
  collectEmailUpfront: values.collectEmailUpfront,
  rules: rulesVariable(values.rules),
  emailResultsSettings: values.emailResultsSettings,
  skillLevels: values.skillLevels,
  questions: questionsOf(values, draft, basis).map((question) => ({
    ...question,
    questionType: question.questionType && capitals(question.questionType),
    form: formVariable(question),
    answerKey: keyVariable(question),
    ...(question.id != null && question.id in sameness && { sameAs: sameness[question.id] ? question.id : null }),
  })),
});
