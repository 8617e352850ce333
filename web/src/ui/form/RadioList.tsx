import { Box, Flex, Text } from "@chakra-ui/react";
import type { ComponentProps } from "react";

interface RadioListProps {
  legend: string;
  options: readonly { value: string; label: string; hint: string }[];
  field: ComponentProps<"input">;
  /** The chosen value, unless `field` registers uncontrolled inputs. */
  chosen?: string;
}

export function RadioList({ legend, options, field, chosen }: RadioListProps) {
  return (
    <Box as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium" mb="2">
        {legend}
      </Text>
      {options.map(({ value, label, hint }) => (
        <Flex as="label" key={value} gap="3" py="2.5" borderTopWidth="1px" cursor="pointer">
          <Box asChild boxSize="4" mt="1" flexShrink="0" accentColor="accent">
            <input type="radio" value={value} {...field} {...(chosen !== undefined && { checked: value === chosen })} />
          </Box>
          <span>
            <Text as="span" display="block" fontWeight="medium">
              {label}
            </Text>
            <Text as="span" display="block" color="fg.muted" fontSize="sm">
              {hint}
            </Text>
          </span>
        </Flex>
      ))}
    </Box>
  );
}
