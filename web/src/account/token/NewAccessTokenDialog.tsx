import { Button, Input, Stack, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { lazy, Suspense, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql } from "react-relay";
import type { z } from "zod";
import type { NewAccessTokenDialogMutation } from "#relay/NewAccessTokenDialogMutation.graphql.ts";
import { NewAccessToken, tokenDays } from "../../../../api/src/account/account.rules.ts";
import type { Scope } from "../../../../api/src/platform/identity/scopes.shared.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { FormSheet } from "../form/FormSheet.tsx";
import { enumOf, isIncludedIn, scopeOptions } from "./scopes.ts";

// Loads its code and the user's items on request.
const TokenItems = lazy(async () => ({ default: (await import("./TokenItems.tsx")).TokenItems }));

const presets = [
  { value: "choose", label: "Choose", hint: "Only the permissions you select" },
  {
    value: "read",
    label: "Read everything",
    hint: "Answer keys, results, names and addresses of participants, webhooks",
  },
  {
    value: "write",
    label: "Everything",
    hint: "Also creates, edits and deletes. Never your account.",
  },
] as const;

/** The default scopes of a token: no participant data, and no changes. */
const leastScopes: Scope[] = ["content:read"];

const ranges = [
  { value: "all", label: "All items", hint: "Includes items you create later." },
  { value: "some", label: "Certain items", hint: "No others, and can't create any" },
] as const;

const defaultValues: FormValues = {
  name: "",
  scope: null,
  scopes: leastScopes,
  items: null,
  expiresInDays: tokenDays[1],
};
type FormValues = z.input<typeof NewAccessToken>;

export function NewAccessTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
        ... on DomainError { code message retryAfter issues { path message } }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(NewAccessToken), defaultValues });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [scope, scopes, items] = useWatch({ control: form.control, name: ["scope", "scopes", "items"] });
  const setField = <Name extends "scope" | "scopes" | "items">(name: Name, value: FormValues[Name]) =>
    form.setValue(name, value as never, { shouldValidate: isSubmitted });
  function choosePreset(preset: string) {
    setField("scopes", preset === "choose" ? leastScopes : null);
    setField("scope", preset === "read" || preset === "write" ? preset : null);
  }
  const intention = useIntention();
  const failure = { title: "Couldn't create the token", description: noAnswer };
  const submit = useSubmit(form, failure, async ({ scope, scopes, ...input }) => {
    const { secret } = await pressing(intention, (idempotencyKey) =>
      create({
        input: {
          ...input,
          scope: scope && (scope === "write" ? "WRITE" : "READ"),
          scopes: scopes?.map(enumOf) ?? null,
          idempotencyKey,
        },
      }),
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
          <Text>Copy it now. You won't see it again.</Text>
          <CopyField label="Access token" value={secret} />
        </Stack>
      </Sheet>
    );
  }
  return (
    <FormSheet
      open={open}
      title="New access token"
      submitLabel={isSubmitting ? "Creating..." : "Create Token"}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={close}
    >
      <Stack gap="5">
        <FormField label="Name" hint="A name you'll recognize" error={errors.name?.message}>
          <Input autoComplete="off" {...form.register("name")} />
        </FormField>
        <RadioList
          legend="Permissions"
          options={presets}
          field={{ name: "preset", onChange: ({ currentTarget }) => choosePreset(currentTarget.value) }}
          chosen={scope ?? "choose"}
        />
        {scopes && (
          <CheckList
            legend="It may"
            options={scopeOptions.map((option) => ({ ...option, isIncluded: isIncludedIn(scopes, option.value) }))}
            chosen={scopes}
            onChange={(chosen) => setField("scopes", chosen)}
            error={errors.scopes?.message}
          />
        )}
        <RadioList
          legend="Items"
          options={ranges}
          field={{
            name: "range",
            onChange: ({ currentTarget }) => setField("items", currentTarget.value === "some" ? [] : null),
          }}
          chosen={items ? "some" : "all"}
        />
        {items && (
          <Suspense fallback={<Text color="fg.muted">Looking for your items...</Text>}>
            <TokenItems
              chosen={items}
              onChange={(chosen) => setField("items", chosen)}
              error={[errors.items].flat()[0]?.message}
            />
          </Suspense>
        )}
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
    </FormSheet>
  );
}
