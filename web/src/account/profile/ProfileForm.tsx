import { Button, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#relay/ProfileForm_user.graphql.ts";
import type { ProfileFormMutation } from "#relay/ProfileFormMutation.graphql.ts";
import { Profile } from "../../../../api/src/account/account.rules.ts";
import { canonicalEmail } from "../../../../api/src/platform/shared/email.shared.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { zoneFrom } from "../../ui/text/zone.ts";
import { toast } from "../../ui/toast.tsx";
import { PendingAddress } from "../address/PendingAddress.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { TimeZoneField } from "./TimeZoneField.tsx";

const updated = { title: "Profile updated", description: "Your profile has been updated successfully" };
const confirmationSent = ({ email, needsApproval }: { email: string; needsApproval: boolean }, current: string) => ({
  title: `Check ${email}`,
  description: needsApproval
    ? `Open the links in both emails to confirm: there and at ${current}.`
    : "Open the link we sent there to confirm.",
});
const failure = { title: "Update failed", description: "Failed to update profile" };

export function ProfileForm({ user }: { user: ProfileForm_user$key }) {
  const account = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        firstName
        lastName
        email
        isEmailVerified
        timeZone
        ...PendingAddress_user
      }
    `,
    user,
  );
  const { firstName, lastName, email, isEmailVerified } = account;
  const timeZone = account.timeZone ?? "";
  const [update] = useOperation<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfileSuccess {
          data {
            email
            emailChange {
              email
              needsApproval
            }
            ...ProfileForm_user
            ...AccountFacts_user
          }
        }
        ... on DomainError { code message issues { path message } }
      }
    }
  `);
  const form = useForm({
    resolver: zodResolver(Profile.required({ firstName: true, lastName: true, email: true })),
    values: { firstName, lastName, email, timeZone, currentPassword: "" },
    // Data that arrives later must not replace typed input.
    resetOptions: { keepDirtyValues: true },
  });
  const isMoving = isEmailVerified && canonicalEmail(form.watch("email")) !== email;
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, failure, async (input) => {
    const { email, emailChange } = await update({ input });
    // A new address may need confirmation first, so the form shows the current one.
    form.reset({ ...input, email, currentPassword: "" }, { keepDirtyValues: false });
    toast.show(emailChange && input.email !== email ? confirmationSent(emailChange, email) : updated);
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <FormField label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register("firstName")} />
          </FormField>
          <FormField label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register("lastName")} />
          </FormField>
        </SimpleGrid>
        <FormField
          label="Email"
          hint={
            isEmailVerified
              ? "You keep this address until the new one is confirmed."
              : "You'll need to verify a new address."
          }
          error={errors.email?.message}
        >
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </FormField>
        <PendingAddress user={account} />
        {isMoving && (
          <FormField
            label="Your password"
            hint="With your password, only the new address has to confirm."
            error={errors.currentPassword?.message}
          >
            <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
          </FormField>
        )}
        <TimeZoneField
          value={String(form.watch("timeZone") ?? "")}
          error={errors.timeZone?.message}
          field={form.register("timeZone", { setValueAs: zoneFrom })}
        />
        <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Save Profile"}
        </Button>
      </Stack>
    </form>
  );
}
