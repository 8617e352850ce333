import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useDeletion_deletion$data } from "#relay/useDeletion_deletion.graphql.ts";
import type { useDeletionMutation, useDeletionMutation$variables } from "#relay/useDeletionMutation.graphql.ts";
import type { useDeletionQuery } from "#relay/useDeletionQuery.graphql.ts";
import type { useDeletionUndoMutation } from "#relay/useDeletionUndoMutation.graphql.ts";
import { tellRefusal } from "../../../product/operation/refused.ts";
import { operate } from "../../../product/operation/useOperation.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../../../ui/intention.ts";
import { countOf, formatCount, plural } from "../../../ui/text/format.ts";
import { toast } from "../../../ui/toast.tsx";
import { screenVariables } from "../../filter/address.ts";
import { useFiltering } from "../../filter/filtering.ts";
import { useRefresh } from "../../live/LiveUpdates.tsx";
import { pageSize, removeAttempts, showNewest } from "../newest.ts";

type Choice = Omit<useDeletionMutation$variables, "contentId" | "idempotencyKey">;
type Deletion = Omit<useDeletion_deletion$data, " $fragmentType">;

/** Milliseconds between progress checks of a deletion in the background. */
const pause = 500;

/** Maximum number of failed checks in a row; the pause doubles with each. */
const failures = 4;

/** Milliseconds for which undo is offered. The server keeps the deleted attempts a little longer. */
const undoMillis = 60_000;

const responses = (count: number) => (count === 1 ? "Response" : countOf(count, "response"));

/**
 * Deletes responses, and offers to undo it. `progress` is set while many are being deleted; `afterwards` is the element
 * to focus after an undo.
 */
export function useDeletion(contentId: string, afterwards: () => HTMLElement | null) {
  const environment = useRelayEnvironment();
  const isLive = useFiltering() !== null;
  const refresh = useRefresh();
  const [progress, setProgress] = useState<number | null>(null);

  // Read on demand, because the screen may have changed by the time a deletion is done or undone.
  const currentVariables = () => screenVariables(new URLSearchParams(location.search));
  const listVariables = () => {
    const { among, order } = currentVariables();
    return isLive ? { filter: among, order } : {};
  };
  const look = (done?: () => void) => refresh({ id: contentId, ...currentVariables() }, done);
  const lookAnew = () => look(() => showNewest(environment, contentId, listVariables()));

  async function undo(key: string) {
    afterwards()?.focus();
    try {
      const deletion = await pressing(intentionAt(`undo:${key}`), (idempotencyKey) =>
        operate<useDeletionUndoMutation>(environment, undoMutation, { key, idempotencyKey }),
      );
      if (deletion.state === "RESTORING") toast.show({ title: `Restoring ${countOf(deletion.deleted, "response")}` });
      const restoration = await settled(environment, deletion);
      if (restoration) tellRestored(restoration);
      else toast.show({ title: `${responses(deletion.deleted)} being restored`, description: goesOn });
      lookAnew();
    } catch (error) {
      tellRefusal("Couldn't restore the responses", error);
    }
  }

  /** Resolves with true if they were deleted, or are being deleted. */
  async function remove(choice: Choice): Promise<boolean> {
    setProgress(0);
    try {
      const deletion = await pressing(intentionAt(`delete:${contentId}:${JSON.stringify(choice)}`), (idempotencyKey) =>
        operate<useDeletionMutation>(environment, deletionMutation, { contentId, ...choice, idempotencyKey }),
      );
      const settlement = await settled(environment, deletion, ({ deleted, total }) => setProgress(deleted / total));
      if (settlement && isShown(choice, listVariables())) takeOut(choice);
      else lookAnew();
      const action = { label: "Undo", onClick: () => void undo(deletion.key) };
      toast.show({ ...outcomeOf(settlement, deletion.total), action, duration: undoMillis });
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

  function takeOut({ ids }: Choice) {
    let rows = 0;
    environment.commitUpdate((store) => {
      rows = removeAttempts(store, contentId, ids ?? null, listVariables());
    });
    // Older responses that move up into a short list are not new.
    if (rows < pageSize) lookAnew();
    else look();
  }

  return { remove, progress };
}

const goesOn = "Deletion continues. Reload to see progress.";

function outcomeOf(deletion: Deletion | null, total: number) {
  if (!deletion) return { title: `${responses(total)} being deleted`, description: goesOn };
  const { deleted } = deletion;
  return {
    title: `${responses(deleted)} deleted`,
    description: `The results are counted without ${plural(deleted, "it", "them")}.`,
  };
}

function tellRestored({ restored, replaced }: Deletion) {
  toast.show({
    title: `${responses(restored)} restored`,
    ...(replaced > 0 && {
      description: `${formatCount(replaced)} stayed deleted: the same ${plural(replaced, "person has", "people have")} answered again since.`,
    }),
  });
}

/** True when the deletion named responses, or used the filter that the list shows. */
const isShown = ({ ids, filter = null }: Choice, listed: { filter?: object | null }) =>
  ids != null || JSON.stringify(filter) === JSON.stringify(listed.filter ?? null);

/** Waits until all portions are deleted or restored. Null if the progress can no longer be read. */
async function settled(environment: IEnvironment, start: Deletion, tell: (deletion: Deletion) => void = () => {}) {
  let deletion = start;
  for (let failed = 0; isUnderWay(deletion); ) {
    tell(deletion);
    await new Promise((resolve) => setTimeout(resolve, pause * 2 ** failed));
    const next = await readDeletion(environment, start.key);
    if (next) {
      deletion = next;
      failed = 0;
    } else if (++failed > failures) return null;
  }
  return deletion;
}

const isUnderWay = ({ state }: Deletion) => state === "DELETING" || state === "RESTORING";

async function readDeletion(environment: IEnvironment, key: string): Promise<Deletion | null> {
  const options = { networkCacheConfig: { force: true } };
  try {
    const response = await fetchQuery<useDeletionQuery>(environment, progressQuery, { key }, options).toPromise();
    return response?.attemptDeletion ?? null;
  } catch {
    return null;
  }
}

graphql`
  fragment useDeletion_deletion on AttemptDeletion {
    key
    state
    total
    deleted
    restored
    replaced
  }
`;

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
          ...useDeletion_deletion @relay(mask: false)
        }
      }
      ... on DomainError { code message retryAfter }
    }
  }
`;

const undoMutation = graphql`
  mutation useDeletionUndoMutation($key: String!, $idempotencyKey: String!) {
    undoAttemptDeletion(key: $key, idempotencyKey: $idempotencyKey) {
      __typename
      ... on UndoAttemptDeletionSuccess {
        data {
          ...useDeletion_deletion @relay(mask: false)
        }
      }
      ... on DomainError { code message retryAfter }
    }
  }
`;

const progressQuery = graphql`
  query useDeletionQuery($key: String!) {
    attemptDeletion(key: $key) {
      ...useDeletion_deletion @relay(mask: false)
    }
  }
`;
