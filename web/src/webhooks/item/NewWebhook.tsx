import { Button, Flex, Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import type { NewWebhookMutation } from "#relay/NewWebhookMutation.graphql.ts";
import { NewWebhook as Rule } from "../../../../api/src/webhook/endpoint/endpoint.rules.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { linkFrom } from "../../ui/text/link.ts";

export function NewWebhook({ contentId }: { contentId: string }) {
  const [create] = useOperation<NewWebhookMutation>(graphql`
    mutation NewWebhookMutation($contentId: ID!, $url: String!, $idempotencyKey: String!) {
      createWebhook(contentId: $contentId, url: $url, idempotencyKey: $idempotencyKey) {
        __typename
        ... on CreateWebhookSuccess {
          data {
            content {
              webhooks {
                id
                ...WebhookSection_webhook
              }
            }
          }
        }
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(Rule), defaultValues: { url: "" } });
  const { errors, isSubmitting } = form.formState;
  const intention = useIntention();
  const failure = { title: "Couldn't add the webhook", description: noAnswer };
  const submit = useSubmit(form, failure, async ({ url }) => {
    await pressing(intention, (idempotencyKey) => create({ contentId, url, idempotencyKey }));
    form.reset();
  });
  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" wrap="wrap" align="flex-start">
        <Flex flex="1 1 20rem">
          <FormField label="URL of the receiver" error={errors.url?.message}>
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.com/hooks/assay"
              {...form.register("url", { setValueAs: linkFrom })}
            />
          </FormField>
        </Flex>
        <Button type="submit" mt={{ sm: "7" }} disabled={isSubmitting}>
          {isSubmitting ? "Adding..." : "Add Webhook"}
        </Button>
      </Flex>
    </form>
  );
}
