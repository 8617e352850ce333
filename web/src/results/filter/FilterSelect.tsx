import { Box, NativeSelect } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <Box as="label" display="block" flex="1 1 12rem" minW="0" maxW={{ md: "sm" }} color="fg.muted">
      {label}
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  );
}
