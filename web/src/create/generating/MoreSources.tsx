import { Box, Button, Flex, Input, Stack } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { FieldError } from "../../editor/field/FieldError.tsx";
import { announce } from "../../ui/announce.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import type { GenerationForm } from "./generationForm.ts";

/** Further sources besides the one of the form. */
const most = 4;

/** Links of further sources. React Hook Form's field arrays would add 2 kB to each page with a form. */
export function MoreSources() {
  const { watch, setValue, formState, clearErrors } = useFormContext<GenerationForm>();
  const sources = watch("more");
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const error = formState.errors.more?.message;

  function append() {
    setValue("more", [...sources, { url: "" }]);
    setTimeout(() => rows.current?.querySelectorAll("input")[sources.length]?.focus());
  }

  function drop(index: number) {
    setValue("more", sources.toSpliced(index, 1));
    clearErrors("more");
    announce(`Source ${index + 2} removed`);
    // The button appears again after the fourth further source is removed.
    setTimeout(() => add.current?.focus());
  }

  return (
    <Stack gap="3" align="stretch">
      <Stack ref={rows} gap="3">
        {sources.map(({ url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values of rows are in the form, so that rows keep no state
          <Flex key={index} gap="2" align="flex-end">
            <Box flex="1">
              <FormField label={`URL of source ${index + 2}`} required>
                <Input
                  value={url}
                  onChange={({ target }) => setValue(`more.${index}.url`, target.value)}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://"
                />
              </FormField>
            </Box>
            <Button variant="plain" aria-label={`Remove source ${index + 2}`} onClick={() => drop(index)}>
              Remove
            </Button>
          </Flex>
        ))}
      </Stack>
      <FieldError id={`${id}-complaint`}>{error}</FieldError>
      {sources.length < most && (
        <Button
          ref={add}
          alignSelf="flex-start"
          variant="plain"
          size="sm"
          aria-describedby={error && `${id}-complaint`}
          onClick={append}
        >
          Add Another Link
        </Button>
      )}
    </Stack>
  );
}
