import { Box, Input, Stack } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { eventNames } from "../../../../api/src/content/event/event.shared.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { RadioList } from "../../ui/form/RadioList.tsx";
import { linkFrom } from "../../ui/text/link.ts";
import { eventLabels } from "../events.ts";
import type { Endpoint, EndpointValues } from "./endpoint.ts";
import type { Item } from "./ItemList.tsx";
import { ItemPicker } from "./ItemPicker.tsx";

const events = eventNames.map((value) => ({ value, label: eventLabels[value] }));

const scopes = [
  { value: "all", label: "All items", hint: "Includes items you create later" },
  { value: "some", label: "Some items", hint: "Only the items you select" },
] as const;

interface EndpointFieldsProps {
  form: UseFormReturn<EndpointValues, unknown, Endpoint>;
  /** Items that the webhook already has. */
  chosen: readonly Item[];
}

export function EndpointFields({ form, chosen }: EndpointFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const { url, description, events: eventErrors, contentIds: itemErrors } = formState.errors;
  const [items, contentIds, chosenEvents] = watch(["items", "contentIds", "events"]);
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <Stack gap="6">
      <FormField label="URL of the receiver" error={url?.message}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/hooks/assay"
          {...register("url", { setValueAs: linkFrom })}
        />
      </FormField>
      <FormField label="Description (optional)" error={description?.message}>
        <Input autoComplete="off" {...register("description")} />
      </FormField>
      <CheckList
        legend="Events"
        options={events}
        chosen={chosenEvents}
        onChange={(names) => setValue("events", names, options)}
        error={eventErrors?.message}
      />
      <Box>
        <RadioList legend="Items" options={scopes} field={register("items")} />
        {items === "some" && (
          <ItemPicker
            chosen={chosen}
            value={contentIds}
            error={itemErrors?.message ?? itemErrors?.find?.((error) => error)?.message}
            onChange={(ids) => setValue("contentIds", ids, options)}
          />
        )}
      </Box>
    </Stack>
  );
}
