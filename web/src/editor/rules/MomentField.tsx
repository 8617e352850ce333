import { Flex, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormField } from "../../ui/form/FormField.tsx";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { X } from "../../ui/icons.ts";
import { useField } from "../field/useField.ts";
import { instantOf, localOf } from "./zoned.ts";

interface MomentFieldProps {
  name: "rules.opensAt" | "rules.closesAt";
  label: string;
  clear: string;
  timeZone: string;
}

/** A moment on a zone's clocks. A year being typed is in the first century, which is ignored. */
export function MomentField({ name, label, clear, timeZone }: MomentFieldProps) {
  const { value, fieldError, put } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(localOf(value, timeZone));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (localOf(value, timeZone) !== localOf(instantOf(text, timeZone), timeZone)) setText(localOf(value, timeZone));
  }
  return (
    <FormField label={label} error={fieldError}>
      <Flex gap="2" w="full">
        <Input
          ref={input}
          type="datetime-local"
          name={name}
          flex="0 1 15rem"
          minW="0"
          px={{ base: "2", md: "3" }}
          value={text}
          max="9999-12-31T23:59"
          onChange={({ target }) => {
            setText(target.value);
            if (target.value >= "2000") put(instantOf(target.value, timeZone));
            else if (target.value === "" && !target.validity.badInput) put("");
          }}
        />
        {value !== "" && (
          <QuietButton
            label={clear}
            size="md"
            onClick={() => {
              setText("");
              put("");
              input.current?.focus();
            }}
          >
            <X aria-hidden />
          </QuietButton>
        )}
      </Flex>
    </FormField>
  );
}
