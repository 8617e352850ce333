import { Box, Flex, Text } from "@chakra-ui/react";
import { useId } from "react";

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
  /** Included in another chosen option, so it cannot be unchecked. */
  isIncluded?: boolean;
}

interface CheckListProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Checkboxes, any number of which can be checked. */
export function CheckList<Value extends string>({ legend, options, chosen, onChange, error }: CheckListProps<Value>) {
  const errorId = useId();
  return (
    <Box as="fieldset" minW="0" aria-describedby={error && errorId}>
      <Text as="legend" fontSize="sm" fontWeight="medium" mb="2">
        {legend}
      </Text>
      {options.map(({ value, label, hint, isIncluded = false }) => (
        <Flex as="label" key={value} gap="3" py="2.5" borderTopWidth="1px" cursor={isIncluded ? "default" : "pointer"}>
          <Box asChild boxSize="6" flexShrink="0" accentColor="accent">
            <input
              type="checkbox"
              checked={isIncluded || chosen.includes(value)}
              disabled={isIncluded}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
          </Box>
          <Box as="span" minW="0">
            <Text as="span" display="block" dir="auto" overflowWrap="anywhere">
              {label}
            </Text>
            {hint && (
              <Text as="span" display="block" color="fg.muted" fontSize="sm">
                {hint}
              </Text>
            )}
          </Box>
        </Flex>
      ))}
      {error && (
        <Text id={errorId} role="alert" color="fg.error" fontSize="sm" mt="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
