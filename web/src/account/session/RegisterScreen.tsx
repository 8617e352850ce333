import { Input, SimpleGrid } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { passwordRule, Registration } from "../../../../api/src/account/account.rules.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "../form/AccountForm.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { authenticate } from "./authenticate.ts";
import { redirectTarget } from "./redirect.ts";
import { startSession } from "./session.ts";
import { useLinkWithRedirect } from "./useLinkWithRedirect.ts";

const nobody = { email: "", password: "", confirmPassword: "", firstName: "", lastName: "" };

export function RegisterScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const otherwise = useLinkWithRedirect("/login");
  const form = useForm({ resolver: zodResolver(Registration), defaultValues: nobody });
  const { errors } = form.formState;

  return (
    <AccountForm
      title="Create Account"
      lead="Free to use. Participants don't need an account."
      forVisitors
      form={form}
      submitLabel="Create Account"
      pendingLabel="Creating Account..."
      failure="Registration failed"
      otherwise={{ question: "Already have an account?", label: "Sign in", to: otherwise }}
      onSubmit={async (registration) => {
        startSession(await authenticate("register", registration));
        toast.show({ title: "Welcome to Assay!", description: "Please check your email to verify your account." });
        await navigate(redirectTarget(search), { replace: true });
      }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <FormField label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </FormField>
        <FormField label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </FormField>
      </SimpleGrid>
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </FormField>
      <FormField label="Password" hint={passwordRule} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </FormField>
      <FormField label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </FormField>
    </AccountForm>
  );
}
