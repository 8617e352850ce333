import { Box, Button, Link, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from "react-hook-form";
import { Link as RouterLink } from "react-router-dom";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { Page } from "../../ui/layout/Page.tsx";

interface AccountFormProps<I extends FieldValues, O extends FieldValues> {
  title: string;
  lead: string;
  forVisitors?: boolean;
  form: UseFormReturn<I, unknown, O>;
  submitLabel: string;
  pendingLabel: string;
  failure: string;
  refusedAt?: Path<I>;
  onSubmit: SubmitHandler<O>;
  otherwise: { question: string; label: string; to: string };
  children: ReactNode;
}

export function AccountForm<I extends FieldValues, O extends FieldValues>(props: AccountFormProps<I, O>) {
  const { form, otherwise } = props;
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, { title: props.failure, field: props.refusedAt }, props.onSubmit);
  const element = useRef<HTMLFormElement>(null);
  // Submitted before hydration; /forms.js stored it.
  useEffect(() => {
    if (element.current?.ariaBusy !== "true") return;
    element.current.ariaBusy = null;
    element.current.requestSubmit();
  }, []);
  return (
    <Box maxW="xl" mx="auto" data-visitors={props.forVisitors || undefined}>
      <Page title={props.title} lead={props.lead}>
        {/* A form without JavaScript would use GET and put the password into the URL. */}
        <form ref={element} noValidate method="post" onSubmit={submit}>
          <Stack gap="5">
            {props.children}
            <Button type="submit" size="lg" mt="2" disabled={isSubmitting}>
              {isSubmitting ? props.pendingLabel : props.submitLabel}
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
