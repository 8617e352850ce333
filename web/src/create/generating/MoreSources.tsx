import { Button, Flex, Input, Stack } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldError } from "../../editor/field/FieldError.tsx";
import { announce } from "../../ui/announce.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import type { GenerationForm } from "./generationForm.ts";

/** Further sources besides the one of the form. */
const most = 4;

/** Links of further sources. */
export function MoreSources() {
  const { register, formState, clearErrors } = useFormContext<GenerationForm>();
  const { fields, append, remove } = useFieldArray<GenerationForm, "more">({ name: "more" });
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const error = formState.errors.more?.message;
  function drop(index: number) {
    remove(index);
    clearErrors("more");
    announce(`Source ${index + 2} removed`);
    // The button appears again after the fourth further source is removed.
    setTimeout(() => add.current?.focus());
  }
  return (
    <Stack gap="3" align="stretch">
      {fields.map((field, index) => (
        <Flex key={field.id} gap="2" align="flex-end">
          <FormField label={`URL of source ${index + 2}`} required>
            <Input
              {...register(`more.${index}.url`)}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              aria-describedby={error && `${id}-complaint`}
            />
          </FormField>
          <Button variant="plain" aria-label={`Remove source ${index + 2}`} onClick={() => drop(index)}>
            Remove
          </Button>
        </Flex>
      ))}
      <FieldError id={`${id}-complaint`}>{error}</FieldError>
      {fields.length < most && (
        <Button ref={add} alignSelf="flex-start" variant="plain" size="sm" onClick={() => append({ url: "" })}>
          Add Another Source
        </Button>
      )}
    </Stack>
  );
}
