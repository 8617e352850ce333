import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { curesMutation } from "#relay/curesMutation.graphql.ts";
import type { curesQuery } from "#relay/curesQuery.graphql.ts";
import type { useSaveMutation } from "#relay/useSaveMutation.graphql.ts";
import { operate } from "../../../product/operation/useOperation.ts";
import type { Draft } from "../../draft/draft.ts";
import type { Sameness } from "./changes.ts";

/** Effect of a new answer key on the grades of earlier responses. */
export type Cure = "regrade" | "keep" | "everyone" | "drop";

/** The author's decision about changed questions that have been answered. */
export interface Decision {
  sameness: Sameness;
  cure: Cure;
  /** The questions that the cure concerns. */
  places: readonly number[];
}

type Edit = useSaveMutation["variables"]["input"];

/** Number of responses that a cure regrades, and of those whose result changes. */
export type Effect = Record<"responses" | "changed", number>;

/** The effect of each possible cure. Empty if no response would be graded differently, or without an answer. */
export async function effectsOf(
  environment: Environment,
  { key, kind }: { key: string; kind: string },
  edit: Edit,
  places: readonly number[],
): Promise<Partial<Record<Cure, Effect>>> {
  const questions = edit.questions ?? [];
  const credited = questions.map((one, place) => (places.includes(place) ? { ...one, isCredited: true } : one));
  const remaining = questions.filter((_, place) => !places.includes(place));
  const answer = await fetchQuery<curesQuery>(
    environment,
    graphql`
      query curesQuery(
        $key: String!
        $regrade: UpdateContentInput!
        $everyone: UpdateContentInput!
        $drop: UpdateContentInput!
        $canCredit: Boolean!
        $canDrop: Boolean!
      ) {
        content(key: $key) {
          regrade: regradePreview(edit: $regrade) {
            attempts
            ungradable
            changed
          }
          everyone: regradePreview(edit: $everyone) @include(if: $canCredit) {
            attempts
            ungradable
            changed
          }
          drop: regradePreview(edit: $drop) @include(if: $canDrop) {
            attempts
            ungradable
            changed
          }
        }
      }
    `,
    {
      key,
      regrade: edit,
      everyone: { ...edit, questions: credited },
      drop: { ...edit, questions: remaining },
      canCredit: kind === "QUIZ",
      canDrop: remaining.length > 0,
    },
    { networkCacheConfig: { force: true } },
  )
    .toPromise()
    .catch(() => null);
  if (!answer?.content?.regrade) return {};
  const { regrade, everyone, drop } = answer.content;
  const effect = (preview: typeof everyone) =>
    preview ? { responses: preview.attempts - preview.ungradable, changed: preview.changed } : undefined;
  const effects = Object.entries({ regrade, everyone, drop }).flatMap(([cure, preview]) => {
    const figures = effect(preview);
    return figures ? [[cure, figures]] : [];
  });
  return { ...Object.fromEntries(effects), keep: { responses: 0, changed: 0 } };
}

/** The draft after a cure of the questions at `places`. */
export function cured(draft: Draft, cure: Cure, places: readonly number[]): Draft {
  if (cure === "drop") return { ...draft, questions: draft.questions.filter((_, place) => !places.includes(place)) };
  if (cure !== "everyone") return draft;
  const questions = draft.questions.map((one, place) => (places.includes(place) ? { ...one, isCredited: true } : one));
  return { ...draft, questions };
}

/** Regrades earlier responses by a saved revision. */
export const regrade = (
  environment: Environment,
  input: Pick<curesMutation["variables"]["input"], "contentId" | "revision" | "idempotencyKey">,
) =>
  operate<curesMutation>(
    environment,
    graphql`
      mutation curesMutation($input: RegradeAnswersInput!) {
        regradeAnswers(input: $input) {
          __typename
          ... on RegradeAnswersSuccess {
            data {
              total
              changed
              isOver
            }
          }
          ... on DomainError {
            code
            message
            retryAfter
          }
        }
      }
    `,
    { input },
  );
