import { Input, Stack } from "@chakra-ui/react";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { FormField } from "../../ui/form/FormField.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { change, selectionOf } from "./control.ts";
import { InsertSheet } from "./InsertSheet.tsx";
import { addressOf, linkAround, putLink } from "./link.ts";

interface LinkDialogProps {
  isOpen: boolean;
  control: HTMLTextAreaElement;
  onClose: () => void;
}

export function LinkDialog({ isOpen, control, onClose }: LinkDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const isExisting = isOpen && linkAround(selectionOf(control)).address !== "";
  return (
    <InsertSheet
      isOpen={isOpen}
      noun="Link"
      isExisting={isExisting}
      control={control}
      size="sm"
      initialFocus={() => address.current}
      onClose={onClose}
    >
      {(form) => <LinkForm id={form} control={control} address={address} onDone={onClose} />}
    </InsertSheet>
  );
}

interface LinkFormProps {
  id: string;
  control: HTMLTextAreaElement;
  address: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function LinkForm({ id, control, address, onDone }: LinkFormProps) {
  const undoStore = useDraft();
  const [link, setLink] = useState(() => linkAround(selectionOf(control)));
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const target = addressOf(link.address);
    if (target === null) {
      setError("Write an address such as example.com or ada@example.com.");
      address.current?.focus();
      return;
    }
    const { text, from, to } = link;
    change(control, putLink({ text: control.value, from, to }, { text, address: target }), undoStore);
    onDone();
  }

  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <FormField label="Text">
          <Input
            dir="auto"
            value={link.text}
            onChange={({ target }) => setLink({ ...link, text: target.value })}
            placeholder="The address itself"
          />
        </FormField>
        <FormField label="Address" error={error} required>
          <Input
            ref={address}
            dir="ltr"
            type="url"
            inputMode="url"
            autoComplete="off"
            value={link.address}
            onChange={({ target }) => {
              setLink({ ...link, address: target.value });
              setError(undefined);
            }}
            placeholder="https://"
          />
        </FormField>
      </Stack>
    </form>
  );
}
