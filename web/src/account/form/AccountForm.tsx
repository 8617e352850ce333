import { Box, Button, Link, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { Page } from "../../ui/layout/Page.tsx";
import { useSubmit } from "./useSubmit.ts";

interface AccountFormProps<I extends FieldValues, O extends FieldValues> {
  title: string;
  lead: string;
  /** Somebody who is signed in is led on. */
  forVisitors?: boolean;
  form: UseFormReturn<I, unknown, O>;
  submitLabel: string;
  pendingLabel: string;
  /** The title of the toast when the server refuses. */
  failure: string;
  /** The field at which a refusal is said that names none. */
  refusedAt?: Path<I>;
  onSubmit: SubmitHandler<O>;
  otherwise: { question: string; label: string; to: string };
  children: ReactNode;
}

/** The frame of the screens that lead into an account. */
export function AccountForm<I extends FieldValues, O extends FieldValues>(props: AccountFormProps<I, O>) {
  const {
    title,
    lead,
    forVisitors,
    form,
    submitLabel,
    pendingLabel,
    failure,
    refusedAt,
    onSubmit,
    otherwise,
    children,
  } = props;
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, { title: failure, field: refusedAt }, onSubmit);
  const element = useRef<HTMLFormElement>(null);
  // Sent before the application was there: /forms.js has kept it.
  useEffect(() => {
    if (element.current?.ariaBusy !== "true") return;
    element.current.ariaBusy = null;
    element.current.requestSubmit();
  }, []);
  return (
    <Box maxW="xl" mx="auto" data-visitors={forVisitors || undefined}>
      <Page title={title} lead={lead}>
        {/* A browser that sent it by itself would write it into the address, were it not for the method. */}
        <form ref={element} noValidate method="post" onSubmit={submit}>
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
