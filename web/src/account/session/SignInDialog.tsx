import { Input, Stack, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SignInDialogQuery } from "#relay/SignInDialogQuery.graphql.ts";
import { Credentials } from "../../../../api/src/account/account.rules.ts";
import { Refused } from "../../product/operation/refused.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { FormSheet } from "../form/FormSheet.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { authenticate } from "./authenticate.ts";
import { abandonSession, isSessionOf, resumeSession } from "./session.ts";

interface SignInDialogProps {
  open: boolean;
  owner: string;
  onSignedIn: () => void;
  onClose: () => void;
}

export function SignInDialog({ open, owner, onSignedIn, onClose }: SignInDialogProps) {
  // Read from the store, because nothing can be fetched without a session.
  const { viewer } = useLazyLoadQuery<SignInDialogQuery>(
    graphql`
      query SignInDialogQuery {
        viewer {
          email
        }
      }
    `,
    {},
    { fetchPolicy: "store-only" },
  );
  const email = viewer?.email ?? "";
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { email, password: "" } });
  const { errors, isSubmitting } = form.formState;
  const fields = useRef<HTMLDivElement>(null);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const tokens = await authenticate("login", credentials);
      if (!isSessionOf(tokens, owner)) {
        void abandonSession(tokens);
        return form.setError("root", { message: otherAccount });
      }
      resumeSession(tokens);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return form.setError("root", { message: error.message });
    }
    form.reset();
    onSignedIn();
  });

  return (
    <FormSheet
      open={open}
      title="Your session has ended"
      size="sm"
      initialFocus={() => fields.current?.querySelector(`[name=${email ? "password" : "email"}]`) ?? null}
      cancelLabel="Not Now"
      submitLabel={isSubmitting ? "Signing In..." : "Sign In"}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields} gap="5">
        <Text>Log in to continue. Your work is still here.</Text>
        <FormField label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </FormField>
        <FormField label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </FormField>
      </Stack>
      {errors.root && (
        <Notice tone="warning" role="alert">
          {errors.root.message}
        </Notice>
      )}
    </FormSheet>
  );
}

const otherAccount =
  "This page belongs to another account. Log in with that account; your work is kept here as a draft.";
