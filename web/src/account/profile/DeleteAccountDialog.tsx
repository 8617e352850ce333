import { Button, Stack, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import type { DeleteAccountDialogMutation } from "#relay/DeleteAccountDialogMutation.graphql.ts";
import { AccountDeletion } from "../../../../api/src/account/account.rules.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { FormSheet } from "../form/FormSheet.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { clearTokens } from "../session/session.ts";

const choices = [
  {
    value: "keep",
    label: "Keep my content",
    hint: "It closes today, and nobody can edit it or see results.",
  },
  {
    value: "delete",
    label: "Delete my content",
    hint: "All your quizzes, surveys and assessments are deleted with their responses.",
  },
] as const;

export function DeleteAccountDialog({ open, email, onClose }: { open: boolean; email: string; onClose: () => void }) {
  const [isDeleted, setDeleted] = useState(false);
  const [remove] = useOperation<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
        ... on DomainError { code message issues { path message } }
      }
    }
  `);
  const form = useForm({
    resolver: zodResolver(AccountDeletion),
    defaultValues: { password: "", content: "keep" as const },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, { title: "Couldn't delete your account" }, async ({ password, content }) => {
    await remove({ input: { password, content: content === "keep" ? "KEEP" : "DELETE" } });
    setDeleted(true);
  });

  if (isDeleted) return <Farewell />;
  return (
    <FormSheet
      open={open}
      title="Delete your account?"
      role="alertdialog"
      submitLabel={isSubmitting ? "Deleting..." : "Delete My Account"}
      isDestructive
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>Deletes the account {email} and ends all its sessions. You can't undo this.</Text>
        <RadioList legend="What should happen to your content?" options={choices} field={form.register("content")} />
        <FormField label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </FormField>
      </Stack>
    </FormSheet>
  );
}

function Farewell() {
  function leave() {
    clearTokens();
    // A page load, which clears the account's data from memory.
    location.assign("/");
  }
  return (
    <Sheet
      open
      role="alertdialog"
      title="Your account is deleted"
      onClose={leave}
      footer={<Button onClick={leave}>Close</Button>}
    >
      <Text>Thanks for using Assay.</Text>
    </Sheet>
  );
}
