import { Button } from "@chakra-ui/react";
import { type FormEventHandler, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { EndpointFields } from "./EndpointFields.tsx";
import type { Endpoint, EndpointValues } from "./endpoint.ts";
import type { Item } from "./ItemList.tsx";

interface EndpointSheetProps {
  open: boolean;
  title: string;
  form: UseFormReturn<EndpointValues, unknown, Endpoint>;
  /** Items that the webhook already has. */
  items: readonly Item[];
  submitLabel: string;
  pendingLabel: string;
  onSubmit: FormEventHandler;
  onClose: () => void;
}

export function EndpointSheet(props: EndpointSheetProps) {
  const { open, title, form, items, submitLabel, pendingLabel, onSubmit, onClose } = props;
  const { isSubmitting } = form.formState;
  const id = useId();
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} disabled={isSubmitting}>
            {isSubmitting ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <EndpointFields form={form} chosen={items} />
      </form>
    </Sheet>
  );
}
