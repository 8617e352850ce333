import { Button, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, Link as RouterLink } from "react-router-dom";
import { PasswordReset, passwordRule } from "../../../../api/src/account/account.rules.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { toast } from "../../ui/toast.tsx";
import { useMailedToken } from "../address/useMailedToken.ts";
import { AccountForm } from "../form/AccountForm.tsx";
import { Outcome } from "../form/Outcome.tsx";
import { PasswordInput } from "../form/PasswordInput.tsx";
import { callAuth } from "../session/authenticate.ts";
import { endSession } from "../session/session.ts";
import { EndWebhooks } from "../standing/EndWebhooks.tsx";

export function ResetPasswordScreen() {
  const [token, forget] = useMailedToken();
  return token ? <NewPassword key={token} token={token} onDone={forget} /> : <NoToken />;
}

function NoToken() {
  useEffect(
    () => toast.fail({ title: "Invalid reset link", description: "The password reset link is missing or invalid." }),
    [],
  );
  return <Navigate to="/forgot-password" replace />;
}

interface Access {
  tokens: { name: string }[];
  webhooks: { url: string; contentTitle: string }[];
}

const nothing: Access = { tokens: [], webhooks: [] };

/** Returns the webhooks and tokens that survive a password reset. An invalid link is reported on submit. */
function useAccess(token: string): Access {
  const [access, setAccess] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    callAuth("reset-password/access", { token })
      .then((found) => isWanted && setAccess(found as Access))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [token]);
  return access;
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(PasswordReset),
    defaultValues: { token, password: "", confirmPassword: "", endWebhooks: false },
  });
  const { tokens, webhooks } = useAccess(token);
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
        await callAuth("reset-password", reset);
        // The server ended every session of the account, including this browser's.
        await endSession();
        toast.show({ title: "Password reset successful" });
        setDone(true);
        onDone();
      }}
    >
      <FormField label="New password" hint={passwordRule} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </FormField>
      <FormField label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("confirmPassword")} />
      </FormField>
      {tokens.length > 0 && (
        <Text color="fg.muted">Access tokens end as well: {tokens.map(({ name }) => name).join(", ")}.</Text>
      )}
      <EndWebhooks
        webhooks={webhooks}
        checked={form.watch("endWebhooks") ?? false}
        onChange={(checked) => form.setValue("endWebhooks", checked)}
      />
    </AccountForm>
  );
}
