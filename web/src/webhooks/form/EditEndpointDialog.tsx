import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { EditEndpointDialog_webhook$key } from "#relay/EditEndpointDialog_webhook.graphql.ts";
import type { EditEndpointDialogMutation } from "#relay/EditEndpointDialogMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { toast } from "../../ui/toast.tsx";
import { nameOfType, typeOf } from "../events.ts";
import { EndpointSheet } from "./EndpointSheet.tsx";
import { Endpoint, type EndpointValues } from "./endpoint.ts";

interface EditEndpointDialogProps {
  webhook: EditEndpointDialog_webhook$key;
  open: boolean;
  onClose: () => void;
}

export function EditEndpointDialog({ webhook: webhookRef, open, onClose }: EditEndpointDialogProps) {
  const webhook = useFragment(
    graphql`
      fragment EditEndpointDialog_webhook on Webhook {
        id
        url
        description
        events
        allItems
        contents {
          id
          title
        }
      }
    `,
    webhookRef,
  );
  const { id, contents } = webhook;
  const [update] = useOperation<EditEndpointDialogMutation>(graphql`
    mutation EditEndpointDialogMutation($id: ID!, $input: UpdateWebhookInput!) {
      updateWebhook(id: $id, input: $input) {
        __typename
        ... on UpdateWebhookSuccess {
          data {
            ...EditEndpointDialog_webhook
            ...WebhookFacts_webhook
          }
        }
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  const values: EndpointValues = {
    url: webhook.url,
    description: webhook.description ?? "",
    events: webhook.events.flatMap((type) => nameOfType(type) ?? []),
    items: webhook.allItems ? "all" : "some",
    contentIds: contents.map(({ id }) => id),
  };
  const form = useForm({ resolver: zodResolver(Endpoint), defaultValues: values });
  const failure = { title: "Couldn't change the endpoint", field: "url" } as const;
  const submit = useSubmit(form, failure, async ({ events, description, allItems, ...endpoint }) => {
    const items = allItems ? { allItems } : {};
    await update({ id, input: { ...endpoint, ...items, events: events.map(typeOf), description: description ?? "" } });
    toast.show({ title: "Endpoint changed" });
    onClose();
  });
  function close() {
    onClose();
    form.reset(values);
  }

  return (
    <EndpointSheet
      open={open}
      title="Edit endpoint"
      form={form}
      items={contents}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={close}
    />
  );
}
