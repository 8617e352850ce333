import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { NewEndpointDialogMutation } from "#relay/NewEndpointDialogMutation.graphql.ts";
import { webhookPath } from "../../product/kind.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { typeOf } from "../events.ts";
import { EndpointSheet } from "./EndpointSheet.tsx";
import { Endpoint, type EndpointValues } from "./endpoint.ts";

const defaultValues: EndpointValues = {
  url: "",
  description: "",
  events: ["attempt.created"],
  items: "all",
  contentIds: [],
};

export function NewEndpointDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useOperation<NewEndpointDialogMutation>(graphql`
    mutation NewEndpointDialogMutation($input: CreateAccountWebhookInput!) {
      createAccountWebhook(input: $input) {
        __typename
        ... on CreateAccountWebhookSuccess {
          data {
            id
          }
        }
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(Endpoint), defaultValues });
  const intention = useIntention();
  const failure = { title: "Couldn't add the endpoint", description: noAnswer, field: "url" } as const;
  const submit = useSubmit(form, failure, async ({ events, ...endpoint }) => {
    const { id } = await pressing(intention, (idempotencyKey) =>
      create({ input: { ...endpoint, events: events.map(typeOf), idempotencyKey } }),
    );
    navigate(webhookPath(id));
  });
  function close() {
    onClose();
    intention.end();
    form.reset();
  }

  return (
    <EndpointSheet
      open={open}
      title="New endpoint"
      form={form}
      items={[]}
      submitLabel="Add Endpoint"
      pendingLabel="Adding..."
      onSubmit={submit}
      onClose={close}
    />
  );
}
