import { Box, Button, Input, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Person as PersonRules } from "../../../../api/src/results/erasure/erasure.rules.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { type Person, type Preview, usePreview } from "./usePreview.ts";

const places = [
  { value: "own", label: "My items", hint: "Responses submitted under this address" },
  {
    value: "everywhere",
    label: "The whole site",
    hint: "Includes responses submitted while logged in and all emails. Owners see it in their activity.",
  },
] as const;

interface PersonFormProps {
  isAdmin: boolean;
  isEverywhere: boolean;
  /** Whether the form replaces a receipt, whose button had the focus. */
  isAgain: boolean;
  /** Called when the address changes, because the findings belong to the previous one. */
  onChange: () => void;
  onFound: (person: Person, preview: Preview) => void;
}

export function PersonForm({ isAdmin, isEverywhere, isAgain, onChange, onFound }: PersonFormProps) {
  const look = usePreview();
  const place: "own" | "everywhere" = isEverywhere ? "everywhere" : "own";
  const form = useForm({
    resolver: zodResolver(PersonRules.pick({ email: true }).loose()),
    defaultValues: { email: "", place },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (isAgain) setFocus("email");
  }, [isAgain, setFocus]);
  const submit = useSubmit(form, { title: "Couldn't find the data", field: "email" }, async ({ email }) => {
    const person = { email, everywhere: form.getValues("place") === "everywhere" };
    onFound(person, await look(person));
  });
  return (
    <form noValidate onSubmit={submit} onChange={onChange}>
      <Stack gap="5" maxW="md">
        <FormField label="Email address" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </FormField>
        {isAdmin && <RadioList legend="Where?" options={places} field={form.register("place")} />}
        <Box>
          <Button type="submit" variant="outline" colorPalette="ink" disabled={isSubmitting}>
            {isSubmitting ? "Looking..." : "Find Data"}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
