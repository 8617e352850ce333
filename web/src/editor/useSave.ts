import { fetchQuery, graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSaveMutation } from "#relay/useSaveMutation.graphql.ts";
import type { useSaveQuery } from "#relay/useSaveQuery.graphql.ts";
import type { ContentEdit } from "../../../api/src/content/content.rules.ts";
import { type Kind, kindLabel } from "../ui/kind.ts";
import { isSignedOut } from "../ui/signedOut.ts";
import { toast } from "../ui/toast.tsx";
import { UnreadableAnswer } from "../ui/unreadable.ts";
import type { Draft } from "./draft.ts";
import { capitals } from "./input.ts";
import type { Basis } from "./keep.ts";
import type { Issue } from "./rules.ts";
import type { Manuscript } from "./useManuscript.ts";

interface Saving {
  item: { id: string; key: string; kind: Kind };
  manuscript: Manuscript<ContentEdit>;
  onFaulty: (issues: readonly Issue[]) => void;
  onSaved: (basis: Basis) => void;
}

/** Stores what is on the page. Tells whether that went well; if not, it has said why. */
export function useSave({ item: { id, key, kind }, manuscript, onFaulty, onSaved }: Saving) {
  const environment = useRelayEnvironment();
  const [commit, isSaving] = useMutation<useSaveMutation>(graphql`
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
          issues {
            path
            message
          }
        }
      }
    }
  `);

  const label = kindLabel(kind);
  const fail = (description: string) => {
    toast.fail({ title: `Failed to Update ${label}`, description });
    return false;
  };

  const askToSignIn = () =>
    toast.fail({
      title: "Authentication Error",
      description: `Please log in again to edit your ${label.toLowerCase()}.`,
    });

  /** Another save came first: its outcome is fetched, and the page shows the way on. */
  const catchUp = () =>
    fetchQuery<useSaveQuery>(
      environment,
      graphql`
        query useSaveQuery($key: String!) {
          content(key: $key) {
            ...EditorPanel_content
          }
        }
      `,
      { key },
    ).subscribe({});

  const send = (values: ContentEdit, basis: Basis) =>
    new Promise<boolean>((resolve) => {
      const sent = manuscript.present();
      const draft: Draft = JSON.parse(sent);
      commit({
        variables: { id, input: inputOf(values, draft, basis) },
        onCompleted: ({ updateContent: answer }) => {
          if (answer.__typename === "UpdateContentSuccess") {
            const { revision, questions } = answer.data;
            manuscript.settle(sent);
            onSaved({
              revision,
              ids: Object.fromEntries(
                draft.questions.map((question, place) => [question.key, questions[place]?.id ?? ""]),
              ),
            });
            toast.show({ title: `${label} Updated Successfully!` });
            resolve(true);
          } else if (answer.__typename === "DomainError") {
            if (answer.code === "CONFLICT") catchUp();
            if (isSignedOut(answer)) askToSignIn();
            else fail(answer.message);
            if (answer.issues.length > 0) {
              onFaulty(manuscript.complain(answer.issues));
            }
            resolve(false);
          } else resolve(fail("The server gave an answer this page does not know. Reload it and try again."));
        },
        onError: (error) => {
          if (isSignedOut(error)) askToSignIn();
          else if (error instanceof UnreadableAnswer) fail(error.message);
          else fail("It could not be sent. What you wrote is kept; try again in a moment.");
          resolve(false);
        },
      });
    });

  async function save(basis: Basis) {
    const result = manuscript.finish();
    if ("values" in result) return send(result.values, basis);
    onFaulty(result.issues);
    return false;
  }

  return { save, isSaving };
}

/** Every question that is stored says which version of it was edited. */
const inputOf = (
  values: ContentEdit,
  draft: Draft,
  { revision, ids }: Basis,
): useSaveMutation["variables"]["input"] => ({
  revision,
  title: values.title,
  // Null would mean that it stays as it is.
  description: values.description ?? "",
  difficulty: values.difficulty && capitals(values.difficulty),
  isPublic: values.isPublic,
  showResultsToTakers: values.showResultsToTakers,
  collectEmailUpfront: values.collectEmailUpfront,
  emailResultsSettings: values.emailResultsSettings,
  skillLevels: values.skillLevels,
  questions: values.questions?.map(({ questionType, ...question }, place) => ({
    ...question,
    id: ids[draft.questions[place]?.key ?? ""],
    questionType: questionType && capitals(questionType),
  })),
});
