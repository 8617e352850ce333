import { Button, Flex, Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import { z } from "zod";
import type { RecoverFormMutation } from "#relay/RecoverFormMutation.graphql.ts";
import { recoveryLimit } from "../../../../api/src/webhook/delivery/log.rules.ts";
import { type OperationData, useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf, formatDateTime } from "../../ui/text/format.ts";
import { Subsection } from "../one/Subsection.tsx";

/** A local time in the format of the browser's field. */
const Since = z.object({
  since: z
    .string()
    .refine((since) => !Number.isNaN(Date.parse(since)), "Please choose a day and a time")
    .transform((since) => new Date(since).toISOString()),
});

/** Sends messages to the webhook `id` again. */
export function RecoverForm({ id, onQueued }: { id: string; onQueued: () => void }) {
  const [recover] = useOperation<RecoverFormMutation>(graphql`
    mutation RecoverFormMutation($id: ID!, $since: DateTime!, $idempotencyKey: String!) {
      recoverWebhook(id: $id, since: $since, idempotencyKey: $idempotencyKey) {
        __typename
        ... on RecoverWebhookSuccess {
          data {
            messages
            next
          }
        }
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(Since), defaultValues: { since: "" } });
  const { errors, isSubmitting } = form.formState;
  const intention = useIntention();
  const [outcome, setOutcome] = useState<OperationData<RecoverFormMutation> | null>(null);
  const failure = { title: "Couldn't send the messages again", description: noAnswer, field: "since" } as const;
  const submit = useSubmit(form, failure, async ({ since }) => {
    setOutcome(null);
    setOutcome(await pressing(intention, (idempotencyKey) => recover({ id, since, idempotencyKey })));
    onQueued();
  });
  return (
    <Subsection
      title="Send again"
      lead={`Sends all messages since a time, up to ${recoveryLimit.days} days ago, with the same webhook-id.`}
    >
      <form noValidate onSubmit={submit}>
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Flex flex="0 1 16rem">
            <FormField label="Since" error={errors.since?.message}>
              <Input type="datetime-local" {...form.register("since")} />
            </FormField>
          </Flex>
          <Button type="submit" variant="outline" colorPalette="ink" mt={{ sm: "7" }} disabled={isSubmitting}>
            {isSubmitting ? "Queueing..." : "Send Again"}
          </Button>
        </Flex>
      </form>
      <div role="status">
        {outcome && (
          <Notice>
            {outcome.messages === 0 ? "No events since then." : `${countOf(outcome.messages, "message")} on the way.`}
            {outcome.next && ` There are more: continue from ${formatDateTime(outcome.next)}.`}
          </Notice>
        )}
      </div>
    </Subsection>
  );
}
