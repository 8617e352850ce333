import { Box, Button, Flex, Input } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormField } from "../../ui/form/FormField.tsx";
import { Former } from "./Former.tsx";
import { shortAddress } from "./shown.ts";
import { type AddressState, useAddressState } from "./useAddressState.ts";

/** Replaces spaces by hyphens. For a whole URL, keeps the part after `/q/`. */
const typed = (text: string) =>
  text
    .replace(/^.*\/q\//, "")
    .trimStart()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

interface AddressFormProps {
  itemKey: string;
  present: string | null;
  former: string[];
  suggestion: string;
  isSaving: boolean;
  /** Resolves with the problem of the link, or with null. */
  onSave: (address: string | null) => Promise<string | null>;
}

export function AddressForm({ itemKey, present, former, suggestion, isSaving, onSave }: AddressFormProps) {
  const [text, setText] = useState(present ?? suggestion);
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = useAddressState(itemKey, text);
  const field = useRef<HTMLInputElement>(null);
  const isPresent = text === present;
  const flaw = refusal ?? (text !== "" && state.is === "flawed" ? state.flaw : null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem =
      text === "" ? "Enter an address" : state.is === "flawed" ? state.flaw : isPresent ? null : await onSave(text);
    setRefusal(problem);
    if (problem) field.current?.focus();
  }

  /** The pressed button disappears, so the focus moves to the field. */
  async function change(address: string | null) {
    if (address !== null) setText(address);
    setRefusal(await onSave(address));
    field.current?.focus();
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <FormField
          label="Address"
          error={flaw ?? undefined}
          hint={
            <Box as="span" role="status">
              {!flaw && wordsOf(state, text, isPresent)}
            </Box>
          }
        >
          <Input
            ref={field}
            dir="ltr"
            value={text}
            placeholder="rivers"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setText(typed(target.value));
              setRefusal(null);
            }}
          />
        </FormField>
        <Flex gap="3" mt="3" wrap="wrap">
          <Button type="submit" variant="outline" disabled={isSaving}>
            {isSaving ? "Saving..." : "Save"}
          </Button>
          {present !== null && (
            <Button variant="ghost" colorPalette="ink" disabled={isSaving} onClick={() => void change(null)}>
              Remove Custom Link
            </Button>
          )}
        </Flex>
      </form>
      <Former addresses={former} isSaving={isSaving} onUse={(address) => void change(address)} />
    </>
  );
}

function wordsOf(state: AddressState, address: string, isPresent: boolean): string {
  if (isPresent) return `${shortAddress(address)} is its address.`;
  if (address === "") return "Small letters, digits and hyphens.";
  if (state.is === "free") return `${shortAddress(address)} is free.`;
  return state.is === "unknown" ? "Couldn't check availability." : "Looking whether it is free…";
}
