import { Button, Input, SimpleGrid, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { ProfileForm_user$key } from "#relay/ProfileForm_user.graphql.ts";
import type { ProfileFormMutation } from "#relay/ProfileFormMutation.graphql.ts";
import { Profile } from "../../../api/src/account/account.rules.ts";
import { FormField } from "../ui/FormField.tsx";
import { toast } from "../ui/toast.tsx";
import { useOperation } from "./useOperation.ts";
import { useSubmit } from "./useSubmit.ts";

const failure = { title: "Update failed", description: "Failed to update profile" };

export function ProfileForm({ user }: { user: ProfileForm_user$key }) {
  const { firstName, lastName, email } = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        firstName
        lastName
        email
      }
    `,
    user,
  );
  const update = useOperation<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfileSuccess {
          data {
            ...ProfileForm_user
            ...AccountFacts_user
          }
        }
        ... on DomainError {
          message
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const form = useForm({ resolver: zodResolver(Profile), values: { firstName, lastName, email } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, failure, async (input) => {
    await update({ input });
    toast.show({ title: "Profile updated", description: "Your profile has been updated successfully" });
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
          hint="A new address has to be verified; the old one is told of the change."
          error={errors.email?.message}
        >
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </FormField>
        <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Save Profile"}
        </Button>
      </Stack>
    </form>
  );
}
