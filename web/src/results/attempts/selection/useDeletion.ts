import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { useDeletionMutation, useDeletionMutation$variables } from "#relay/useDeletionMutation.graphql.ts";
import type { useDeletionQuery } from "#relay/useDeletionQuery.graphql.ts";
import type { useDeletionUndoMutation } from "#relay/useDeletionUndoMutation.graphql.ts";
import { tellRefusal } from "../../../product/operation/refused.ts";
import { type OperationData, operate } from "../../../product/operation/useOperation.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../../../ui/intention.ts";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import { toast } from "../../../ui/toast.tsx";
import { screenVariables } from "../../filter/address.ts";
import { useRefresh } from "../../live/LiveUpdates.tsx";
import { useAsked } from "../AttemptTools.tsx";
import { pageSize, removeAttempts, showNewest } from "../newest.ts";

type Choice = Omit<useDeletionMutation$variables, "contentId" | "idempotencyKey">;
type Deletion = OperationData<useDeletionMutation>;

/** Milliseconds between looks at a deletion that goes on in the background. */
const pause = 500;

/** How long undoing is offered; the server keeps what was deleted a little longer. */
const undoMillis = 60_000;

const responses = (count: number) => (count === 1 ? "Response" : countOf(count, "response"));

/** Deletes responses, and offers to undo it. `progress` is set while many are being deleted. */
export function useDeletion(contentId: string) {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  const { asked } = useAsked();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<number | null>(null);

  const look = (done?: () => void) => refresh({ id: contentId, ...screenVariables(address) }, done);

  async function undo(key: string) {
    try {
      const begun = await pressing(intentionAt(`undo:${key}`), (idempotencyKey) =>
        operate<useDeletionUndoMutation>(environment, undoMutation, { key, idempotencyKey }),
      );
      if (begun.state === "RESTORING") toast.show({ title: `Restoring ${countOf(begun.deleted, "response")}` });
      const { restored, replaced } = await settled(environment, begun);
      toast.show({
        title: `${responses(restored)} restored`,
        ...(replaced > 0 && {
          description: `${formatCount(replaced)} stayed deleted: the same ${plural(replaced, "person has", "people have")} answered again since.`,
        }),
      });
      look(() => showNewest(environment, contentId, asked));
    } catch (error) {
      tellRefusal("The responses were not restored", error);
    }
  }

  /** Resolves with whether they were deleted. */
  async function remove(choice: Choice): Promise<boolean> {
    setProgress(0);
    try {
      const begun = await pressing(intentionAt(`delete:${contentId}:${JSON.stringify(choice)}`), (idempotencyKey) =>
        operate<useDeletionMutation>(environment, deletionMutation, { contentId, ...choice, idempotencyKey }),
      );
      const { key, deleted } = await settled(environment, begun, ({ deleted, total }) => setProgress(deleted / total));
      let left = 0;
      environment.commitUpdate((store) => {
        left = removeAttempts(store, contentId, choice.ids ?? null, asked);
      });
      // Older ones that move up into a short list are not new.
      look(left < pageSize ? () => showNewest(environment, contentId, asked) : undefined);
      const action = { label: "Undo", onClick: () => void undo(key) };
      const description = `The results are counted without ${plural(deleted, "it", "them")}.`;
      toast.show({ title: `${responses(deleted)} deleted`, description, action, duration: undoMillis });
      return true;
    } catch (error) {
      tellRefusal(
        `The ${choice.ids?.length === 1 ? "response was" : "responses were"} not deleted`,
        error,
        noAnswerToEnd,
      );
      return false;
    } finally {
      setProgress(null);
    }
  }

  return { remove, progress };
}

/** Waits until all portions are deleted or restored. */
async function settled(environment: IEnvironment, begun: Deletion, tell: (deletion: Deletion) => void = () => {}) {
  let deletion = begun;
  while (deletion.state === "DELETING" || deletion.state === "RESTORING") {
    tell(deletion);
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { key } = deletion;
    const options = { networkCacheConfig: { force: true } };
    const read = await fetchQuery<useDeletionQuery>(environment, progressQuery, { key }, options).toPromise();
    if (!read?.attemptDeletion) throw new Error("The deletion is not known any more");
    deletion = read.attemptDeletion;
  }
  return deletion;
}

const deletionMutation = graphql`
  mutation useDeletionMutation(
    $contentId: ID!
    $ids: [ID!]
    $filter: ResultsFilterInput
    $isAll: Boolean
    $idempotencyKey: String!
  ) {
    deleteAttempts(contentId: $contentId, ids: $ids, filter: $filter, isAll: $isAll, idempotencyKey: $idempotencyKey) {
      __typename
      ... on DeleteAttemptsSuccess {
        data {
          key
          state
          total
          deleted
          restored
          replaced
        }
      }
      ... on DomainError {
        code
        message
        retryAfter
      }
    }
  }
`;

const undoMutation = graphql`
  mutation useDeletionUndoMutation($key: String!, $idempotencyKey: String!) {
    undoAttemptDeletion(key: $key, idempotencyKey: $idempotencyKey) {
      __typename
      ... on UndoAttemptDeletionSuccess {
        data {
          key
          state
          total
          deleted
          restored
          replaced
        }
      }
      ... on DomainError {
        code
        message
        retryAfter
      }
    }
  }
`;

const progressQuery = graphql`
  query useDeletionQuery($key: String!) {
    attemptDeletion(key: $key) {
      key
      state
      total
      deleted
      restored
      replaced
    }
  }
`;
