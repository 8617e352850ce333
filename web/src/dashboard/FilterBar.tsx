import { Box, Button, Flex, Input, NativeSelect } from "@chakra-ui/react";
import { ChevronDown, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { type Filters, isFiltered } from "./filters.ts";

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  onClear: () => void;
}

export function FilterBar({ filters, onChange, onClear }: FilterBarProps) {
  return (
    <Flex as="search" gap="3" wrap="wrap" align="center" mb="5">
      <SearchBox value={filters.search} onChange={(search) => onChange({ ...filters, search })} />
      <Choice
        label="Type"
        value={filters.type}
        options={{ "": "All types", quiz: "Quiz", survey: "Survey", assessment: "Assessment" }}
        onChange={(type) => onChange({ ...filters, type })}
      />
      <Choice
        label="Activity"
        value={filters.activity}
        options={{ "": "All activity", active: "Active", inactive: "Inactive" }}
        onChange={(activity) => onChange({ ...filters, activity })}
      />
      {isFiltered(filters) && (
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      )}
    </Flex>
  );
}

/** Passes on what is typed once the typing pauses. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait anew
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), 250);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Box position="relative" flex="1 1 16rem">
      <Box position="absolute" insetStart="3" top="3" boxSize="5" color="fg.muted" pointerEvents="none">
        <Search size="100%" aria-hidden />
      </Box>
      <Input
        type="search"
        aria-label="Search content"
        placeholder="Search content..."
        ps="10"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
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
