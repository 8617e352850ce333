import { Button, Input, Stack, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import type { NewAccessTokenDialogMutation } from "#relay/NewAccessTokenDialogMutation.graphql.ts";
import { NewAccessToken, tokenDays } from "../../../../api/src/account/account.rules.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { Sheet } from "../../ui/layout/Sheet.tsx";

const scopes = [
  { value: "read", label: "Read only", hint: "Reads your items, their results and answers." },
  {
    value: "write",
    label: "Read and write",
    hint: "Makes, changes and deletes items as well. Your account itself stays out of reach.",
  },
] as const;

const defaultValues = { name: "", scope: "read", expiresInDays: tokenDays[1] } as const;

interface NewAccessTokenDialogProps {
  open: boolean;
  onClose: () => void;
}

export function NewAccessTokenDialog({ open, onClose }: NewAccessTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useOperation<NewAccessTokenDialogMutation>(graphql`
    mutation NewAccessTokenDialogMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenSuccess {
          data {
            secret
            user {
              ...AccessTokens_user
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(NewAccessToken), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const formId = useId();
  const intention = useIntention();
  const failure = { title: "The token was not made", description: noAnswer };
  const submit = useSubmit(form, failure, async ({ scope, ...input }) => {
    const { secret } = await pressing(intention, (idempotencyKey) =>
      create({ input: { ...input, scope: scope === "read" ? "READ" : "WRITE", idempotencyKey } }),
    );
    setSecret(secret);
  });
  function close() {
    onClose();
    setSecret(null);
    intention.end();
    form.reset();
  }

  if (secret !== null) {
    return (
      <Sheet open={open} title="Your new token" onClose={close} footer={<Button onClick={close}>Done</Button>}>
        <Stack gap="4">
          <Text>Copy it now and keep it like a password: it is not shown again.</Text>
          <CopyField label="Access token" value={secret} />
        </Stack>
      </Sheet>
    );
  }
  return (
    <Sheet
      open={open}
      title="New access token"
      onClose={close}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isSubmitting}>
            {isSubmitting ? "Making..." : "Make Token"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="5">
          <FormField label="Name" hint="What it is for, so that you know it again." error={errors.name?.message}>
            <Input autoComplete="off" {...form.register("name")} />
          </FormField>
          <RadioList legend="What may it do?" options={scopes} field={form.register("scope")} />
          <FormField label="Expires" error={errors.expiresInDays?.message}>
            <Select {...form.register("expiresInDays", { setValueAs: (days) => (days ? Number(days) : null) })}>
              {tokenDays.map((days) => (
                <option key={days} value={days}>
                  In {days} days
                </option>
              ))}
              <option value="">Never</option>
            </Select>
          </FormField>
        </Stack>
      </form>
    </Sheet>
  );
}
