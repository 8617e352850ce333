import { Box, Input } from "@chakra-ui/react";
import { useState } from "react";

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A date input. While a year is being typed its value is in the first century, which is ignored. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    setText(value);
  }
  return (
    <Box as="label" display="block" color="fg.muted">
      {label}
      <Input
        type="date"
        size="sm"
        display="block"
        w="9.5rem"
        px={{ base: "2", md: "3" }}
        value={text}
        min={min}
        max={max}
        onChange={({ target }) => {
          setText(target.value);
          const isMeant = target.value >= "1970" && target.validity.valid;
          if (isMeant || (target.value === "" && !target.validity.badInput)) onChange(target.value);
        }}
      />
    </Box>
  );
}
