import { Box, Flex, type SystemStyleObject, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";
import { HiddenRadio } from "./HiddenRadio.tsx";

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** `box` chooses a property, `strip` switches views. */
  look: "box" | "strip";
}

export function Segmented<T extends string>({ label, options, value, onChange, look }: SegmentedProps<T>) {
  const name = useId();
  const { row, cell } = looks[look];
  return (
    <Box as="fieldset" minW="0" maxW="full">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Flex overflowX="auto" css={row}>
        {options.map((option) => (
          <Box
            as="label"
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            whiteSpace="nowrap"
            cursor="pointer"
            fontWeight="medium"
            color="fg.muted"
            _hover={{ color: "fg" }}
            data-chosen={option.value === value || undefined}
            css={cell}
          >
            <HiddenRadio
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

const looks: Record<SegmentedProps<string>["look"], { row: SystemStyleObject; cell: SystemStyleObject }> = {
  box: {
    row: { borderWidth: "1px", borderColor: "border.emphasized", borderRadius: "l2", bg: "bg.panel" },
    cell: {
      minH: "10",
      px: { base: "3", sm: "4" },
      "&:not(:first-child)": { borderInlineStartWidth: "1px", borderColor: "border.emphasized" },
      "&[data-chosen]": { layerStyle: "chosen" },
    },
  },
  strip: {
    row: {
      borderBottomWidth: "1px",
      fontSize: "sm",
      gap: { base: "2", md: "7" },
      justifyContent: { base: "space-between", md: "flex-start" },
    },
    cell: {
      minH: "11",
      mb: "-1px",
      borderBottomWidth: { base: "2px", _highContrast: "4px" },
      borderColor: { base: "transparent", _highContrast: "Canvas" },
      "&[data-chosen]": { color: "accent.fg", borderColor: "accent" },
    },
  },
};
