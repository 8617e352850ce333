import { graphql } from "react-relay";
import type { useAddingMutation } from "#relay/useAddingMutation.graphql.ts";
import { tellRefusal } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { isSignedOut } from "../../../product/signedOut.ts";
import { noAnswer, pressing, useIntention } from "../../../ui/intention.ts";
import { countOf } from "../../../ui/text/format.ts";
import { toast } from "../../../ui/toast.tsx";
import type { List } from "./useReading.ts";

/** Adds all valid lines of a list, and reports how many were added. */
export function useAdding(contentId: string, signIn: (goOn: () => void) => void, onAdded: () => void) {
  const intention = useIntention();
  const [add, isAdding] = useOperation<useAddingMutation>(graphql`
    mutation useAddingMutation($input: InvitedPeopleInput!, $idempotencyKey: String!) {
      addPeople(input: $input, skipFlawed: true, idempotencyKey: $idempotencyKey) {
        __typename
        ... on AddPeopleSuccess {
          data {
            added
            known
            repeated
            flawed
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  async function start(list: List) {
    try {
      const { added, known, repeated, flawed } = await pressing(intention, (idempotencyKey) =>
        add({ input: { contentId, ...list }, idempotencyKey }),
      );
      const skipped = [
        known > 0 && `${known} on the list already`,
        repeated > 0 && `${repeated} repeated`,
        flawed > 0 && `${flawed} skipped`,
      ].filter(Boolean);
      toast.show({
        title: `${countOf(added, "person", "people")} added`,
        description: skipped.length > 0 ? `${skipped.join(", ")}. Nothing was sent yet.` : "Nothing was sent yet.",
      });
      onAdded();
    } catch (error) {
      if (isSignedOut(error as object)) return signIn(() => void start(list));
      tellRefusal("Couldn't add people", error, noAnswer);
    }
  }
  return [start, isAdding] as const;
}
