import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteForGood_trashed$key } from "#relay/DeleteForGood_trashed.graphql.ts";
import type { DeleteForGoodMutation } from "#relay/DeleteForGoodMutation.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { perform } from "../../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { removeItem } from "../listChanges.ts";
import { PurgeButton } from "./PurgeButton.tsx";

interface DeleteForGoodProps {
  trashed: DeleteForGood_trashed$key;
  list: string;
  heading: RefObject<HTMLElement | null>;
}

export function DeleteForGood({ trashed, list, heading }: DeleteForGoodProps) {
  const { id, contentId, kind, title, attemptCount } = useFragment(
    graphql`
      fragment DeleteForGood_trashed on TrashedItem {
        id
        contentId
        kind
        title
        attemptCount
      }
    `,
    trashed,
  );
  const deletion = useIntention();
  const [purge, isPurging] = useOperation<DeleteForGoodMutation>(graphql`
    mutation DeleteForGoodMutation($id: ID!, $idempotencyKey: String!) {
      purgeContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on PurgeContentSuccess {
          data
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  async function remove() {
    const options: OperationOptions<DeleteForGoodMutation> = {
      updater: (store, response) => {
        if (response?.purgeContent.__typename === "PurgeContentSuccess") removeItem(store, list, id);
      },
    };
    const run = () => pressing(deletion, (idempotencyKey) => purge({ id: contentId, idempotencyKey }, options));
    if (await perform("Failed to delete", run, noAnswerToEnd))
      toast.show({ title: `${kindLabel(kind)} deleted permanently` });
  }

  return (
    <PurgeButton
      label="Delete Permanently"
      variant="ghost"
      aria-label={`Delete Permanently: ${title}`}
      title={
        <>
          Delete “<AuthorText>{title}</AuthorText>” permanently?
        </>
      }
      isPending={isPurging}
      onConfirm={remove}
      heading={heading}
    >
      {attemptCount
        ? `${attemptCount === 1 ? "The one response" : `All ${formatCount(attemptCount)} responses`} to it will be deleted too. This cannot be undone.`
        : "This cannot be undone."}
    </PurgeButton>
  );
}
