import { Input, Link } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { Credentials } from "../../../../api/src/account/account.rules.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "../form/AccountForm.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { authenticate } from "./authenticate.ts";
import { redirectTarget } from "./redirect.ts";
import { startSession } from "./session.ts";
import { useLinkWithRedirect } from "./useLinkWithRedirect.ts";

export function LoginScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const otherwise = useLinkWithRedirect("/register");
  const form = useForm({ resolver: zodResolver(Credentials), defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;

  return (
    <AccountForm
      title="Sign In"
      lead="Your quizzes, surveys and assessments are where you left them."
      forVisitors
      form={form}
      submitLabel="Sign In"
      pendingLabel="Signing In..."
      failure="Login failed"
      refusedAt="password"
      otherwise={{ question: "New here?", label: "Create an account", to: otherwise }}
      onSubmit={async (credentials) => {
        startSession(await authenticate("login", credentials));
        toast.show({ title: "Login successful!", description: "You'll stay logged in for 30 days." });
        await navigate(redirectTarget(search), { replace: true });
      }}
    >
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </FormField>
      <Link asChild alignSelf="flex-start" fontSize="sm">
        <RouterLink to="/forgot-password">Forgot your password?</RouterLink>
      </Link>
    </AccountForm>
  );
}
