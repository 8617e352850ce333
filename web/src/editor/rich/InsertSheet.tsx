import { Button } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Sheet } from "../../ui/layout/Sheet.tsx";

interface InsertSheetProps extends Pick<ComponentProps<typeof Sheet>, "size" | "initialFocus" | "onClose"> {
  isOpen: boolean;
  noun: string;
  /** Whether the control contains one already, which the form changes. */
  isExisting: boolean;
  control: HTMLTextAreaElement;
  /** Renders the form with this id. */
  children: (form: string) => ReactNode;
}

/** A dialog with a form for a part of a text. Returns the focus to the text. */
export function InsertSheet({ isOpen, noun, isExisting, control, children, ...sheet }: InsertSheetProps) {
  const form = useId();
  const verb = isExisting ? "Change" : "Insert";
  return (
    <Sheet
      {...sheet}
      open={isOpen}
      title={`${verb} ${noun}`}
      finalFocus={() => control}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={sheet.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            {verb}
          </Button>
        </>
      }
    >
      {children(form)}
    </Sheet>
  );
}
