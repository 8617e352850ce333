import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DiscardDraftMutation } from "#relay/DiscardDraftMutation.graphql.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { tellRefusal } from "../operation/refused.ts";
import { useOperation } from "../operation/useOperation.ts";

interface DiscardDraftProps extends ButtonProps {
  id: string;
  /** True for a draft without questions, which needs no confirmation. */
  isEmpty: boolean;
}

export function DiscardDraft({ id, isEmpty, ...look }: DiscardDraftProps) {
  const [discard] = useOperation<DiscardDraftMutation>(graphql`
    mutation DiscardDraftMutation($id: ID!, $idempotencyKey: String!) {
      discardDrafting(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DiscardDraftingSuccess {
          data
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const intention = useIntention();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function end() {
    setPending(true);
    try {
      await pressing(intention, (idempotencyKey) => discard({ id, idempotencyKey }));
      toast.show({ title: "Draft discarded" });
      void navigate("/dashboard");
    } catch (error) {
      setPending(false);
      setAsking(false);
      tellRefusal("Couldn't discard the draft", error, noAnswerToEnd);
    }
  }

  return (
    <>
      <Button
        variant="plain"
        size="sm"
        colorPalette="danger"
        aria-disabled={isPending}
        {...look}
        onClick={() => {
          if (!isEmpty) setAsking(true);
          else if (!isPending) void end();
        }}
      >
        Discard Draft
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard this draft?"
        confirmLabel={isPending ? "Discarding..." : "Discard Draft"}
        destructive
        pending={isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        All questions and the source are deleted.
      </ConfirmDialog>
    </>
  );
}
