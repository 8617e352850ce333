import { Box, Button, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { Page } from "../ui/Page.tsx";
import { toast } from "../ui/toast.tsx";
import { Refused } from "./authenticate.ts";

interface AccountFormProps<I extends FieldValues, O extends FieldValues> {
  title: string;
  lead: string;
  form: UseFormReturn<I, unknown, O>;
  submitLabel: string;
  pendingLabel: string;
  /** The title of the toast when the server refuses. */
  failure: string;
  onSubmit: SubmitHandler<O>;
  otherwise: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The frame of the login and register screens. */
export function AccountForm<I extends FieldValues, O extends FieldValues>(props: AccountFormProps<I, O>) {
  const { title, lead, form, submitLabel, pendingLabel, failure, onSubmit, otherwise, children } = props;
  const { isSubmitting } = form.formState;

  async function submit(values: O) {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      for (const { path, message } of error.issues) form.setError(path as Path<I>, { message }, { shouldFocus: true });
      toast.fail({ title: failure, description: error.message });
    }
  }

  return (
    <Box maxW="xl" mx="auto">
      <Page title={title} lead={lead}>
        <form noValidate onSubmit={form.handleSubmit(submit)}>
          <Stack gap="5">
            {children}
            <Button type="submit" size="lg" mt="2" disabled={isSubmitting}>
              {isSubmitting ? pendingLabel : submitLabel}
            </Button>
          </Stack>
        </form>
        <Text mt="8" pt="5" borderTopWidth="1px" color="fg.muted">
          {otherwise.question}{" "}
          <Link asChild>
            <RouterLink to={otherwise.to}>{otherwise.label}</RouterLink>
          </Link>
        </Text>
      </Page>
    </Box>
  );
}
