import { Button, type ButtonProps } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";

interface PurgeButtonProps extends Omit<ButtonProps, "title" | "onClick"> {
  label: string;
  title: ReactNode;
  isPending: boolean;
  onConfirm: () => void;
  /** Takes the focus from the button, which disappears with the items. */
  heading: RefObject<HTMLElement | null>;
}

/** Asks before anything is deleted permanently. */
export function PurgeButton(props: PurgeButtonProps) {
  const { label, title, isPending, onConfirm, heading, children, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  const close = (isSure: boolean) => {
    isConfirmed.current = isSure;
    setAsking(false);
  };
  return (
    <>
      <Button ref={trigger} colorPalette="danger" size="sm" h="11" onClick={() => setAsking(true)} {...button}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={label}
        destructive
        pending={isPending}
        finalFocus={() => (isConfirmed.current ? heading.current : trigger.current)}
        onConfirm={() => {
          close(true);
          onConfirm();
        }}
        onCancel={() => close(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
