import { Button, Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { ResetRequest } from "../../../../api/src/account/account.rules.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "../form/AccountForm.tsx";
import { Outcome } from "../form/Outcome.tsx";
import { callAuth } from "../session/authenticate.ts";

export function ForgotPasswordScreen() {
  const form = useForm({ resolver: zodResolver(ResetRequest), defaultValues: { email: "" } });
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <Outcome
        title="Check Your Email"
        lead={`If ${sentTo} has an account, we've sent a link. It works once, for an hour. Check your spam folder.`}
      >
        <Button asChild>
          <RouterLink to="/login">Back to Login</RouterLink>
        </Button>
        <Button variant="outline" colorPalette="ink" onClick={() => setSentTo(null)}>
          Try Again
        </Button>
      </Outcome>
    );
  }
  return (
    <AccountForm
      title="Forgot Password"
      lead="Enter your email address and we'll send you a reset link."
      form={form}
      submitLabel="Send Reset Link"
      pendingLabel="Sending..."
      failure="Error"
      otherwise={{ question: "Remembered it?", label: "Back to login", to: "/login" }}
      onSubmit={async (request) => {
        await callAuth("forgot-password", request);
        toast.show({ title: "Reset email sent" });
        setSentTo(request.email);
      }}
    >
      <FormField label="Email" error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </FormField>
    </AccountForm>
  );
}
