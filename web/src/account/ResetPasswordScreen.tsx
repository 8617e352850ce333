import { Button } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, Link as RouterLink, useSearchParams } from "react-router-dom";
import { PasswordReset } from "../../../api/src/account/account.rules.ts";
import { FormField } from "../ui/FormField.tsx";
import { toast } from "../ui/toast.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { ask } from "./authenticate.ts";
import { Outcome } from "./Outcome.tsx";
import { PasswordInput } from "./PasswordInput.tsx";
import { endSession } from "./session.ts";

export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get("token");
  return token ? <NewPassword key={token} token={token} /> : <NoToken />;
}

function NoToken() {
  useEffect(
    () => toast.fail({ title: "Invalid reset link", description: "The password reset link is missing or invalid." }),
    [],
  );
  return <Navigate to="/forgot-password" replace />;
}

function NewPassword({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(PasswordReset),
    defaultValues: { token, password: "", confirmPassword: "" },
  });
  const { errors } = form.formState;
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <Outcome title="Password Reset Complete" lead="Your new password is set, and you are signed out everywhere.">
        <Button asChild>
          <RouterLink to="/login">Go to Login</RouterLink>
        </Button>
      </Outcome>
    );
  }
  return (
    <AccountForm
      title="Reset Password"
      lead="Choose a new password for your account."
      form={form}
      submitLabel="Reset Password"
      pendingLabel="Resetting..."
      failure="Reset failed"
      otherwise={{ question: "The link does not work?", label: "Request a new one", to: "/forgot-password" }}
      onSubmit={async (reset) => {
        await ask("reset-password", reset);
        // The server ended every session of the account; the one in this browser must not go on looking alive.
        await endSession();
        toast.show({ title: "Password reset successful" });
        setDone(true);
      }}
    >
      <FormField label="New password" hint="At least 8 characters" error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </FormField>
      <FormField label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </FormField>
    </AccountForm>
  );
}
