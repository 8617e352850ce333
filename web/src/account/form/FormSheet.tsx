import { Button } from "@chakra-ui/react";
import { type FormEventHandler, useId } from "react";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import type { SheetProps } from "../../ui/layout/SheetDialog.tsx";

interface FormSheetProps extends Omit<SheetProps, "footer"> {
  submitLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isSubmitting: boolean;
  onSubmit: FormEventHandler;
}

export function FormSheet(props: FormSheetProps) {
  const {
    open,
    submitLabel,
    cancelLabel = "Cancel",
    isDestructive,
    isSubmitting,
    onSubmit,
    children,
    ...sheet
  } = props;
  const id = useId();
  return (
    <Sheet
      open={open}
      {...sheet}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={sheet.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} colorPalette={isDestructive ? "danger" : undefined} disabled={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Sheet>
  );
}
