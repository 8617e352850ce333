import { NativeSelect } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

/** A select among filters. Its label is for screen readers, because the first option says what it is about. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <NativeSelect.Root width="auto" flex={{ base: "1 1 8rem", md: "0 0 auto" }}>
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {Object.entries<string>(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
