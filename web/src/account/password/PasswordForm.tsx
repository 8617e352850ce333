import { Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import type { PasswordFormMutation } from "#relay/PasswordFormMutation.graphql.ts";
import type { useStandingWebhooks_user$key } from "#relay/useStandingWebhooks_user.graphql.ts";
import { changedPasswordRule, PasswordChange } from "../../../../api/src/account/account.rules.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { toast } from "../../ui/toast.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { EndWebhooks } from "../standing/EndWebhooks.tsx";
import { useStandingWebhooks } from "../standing/useStandingWebhooks.ts";

const nothing = { currentPassword: "", newPassword: "", confirmPassword: "", endWebhooks: false };
const failure = { title: "Password change failed", description: "Failed to change password" };

export function PasswordForm({ user }: { user: useStandingWebhooks_user$key }) {
  const { webhooks, reload } = useStandingWebhooks(user);
  const [change] = useOperation<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on DomainError { code message issues { path message } }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: nothing });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, failure, async (input) => {
    await change({ input });
    form.reset();
    if (input.endWebhooks) void reload();
    toast.show({ title: "Password changed", description: "Your password has been changed successfully" });
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <FormField label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <FormField label="New password" hint={changedPasswordRule} error={errors.newPassword?.message}>
            <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
          </FormField>
          <FormField label="Confirm new password" error={errors.confirmPassword?.message}>
            <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
          </FormField>
        </SimpleGrid>
        <EndWebhooks
          webhooks={webhooks}
          checked={form.watch("endWebhooks") ?? false}
          onChange={(checked) => form.setValue("endWebhooks", checked)}
        />
        <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
          {isSubmitting ? "Changing..." : "Change Password"}
        </Button>
      </Stack>
    </form>
  );
}
