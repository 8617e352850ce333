import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Select } from "../../ui/form/Select.tsx";

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export const FilterSelect = ({ label, value, onChange, children }: FilterSelectProps) => (
  <Box
    as="label"
    display="block"
    flex={{ base: "1 1 9rem", md: "1 1 12rem" }}
    minW="0"
    maxW={{ md: "sm" }}
    color="fg.muted"
  >
    {label}
    <Select size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </Select>
  </Box>
);
