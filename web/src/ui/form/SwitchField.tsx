import { chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Switch = chakra(
  "input",
  {
    base: {
      appearance: "none",
      display: "inline-flex",
      flexShrink: "0",
      alignItems: "center",
      width: "10",
      height: "6",
      p: "0.5",
      cursor: "inherit",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      bg: "bg.muted",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      _before: {
        content: '""',
        boxSize: "4",
        borderRadius: "full",
        bg: "border.emphasized",
        transitionProperty: "translate, background-color",
        transitionDuration: "fast",
      },
      _checked: {
        bg: "accent.solid",
        borderColor: "accent.solid",
        _before: { translate: "1.125rem 0", bg: "accent.contrast" },
      },
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      _disabled: { opacity: "0.5", cursor: "not-allowed" },
    },
  },
  { defaultProps: { type: "checkbox" } },
);

interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange?: (checked: boolean) => void;
}

export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <Flex as="label" gap="3" minH="11" py="2" cursor="pointer">
      <Switch
        checked={checked}
        disabled={!onChange}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
      />
      <span>
        <Text as="span" id={`${id}label`} userSelect="none">
          {label}
        </Text>
        {hint && (
          <Text as="span" display="block" id={`${id}hint`} color="fg.muted" fontSize="sm">
            {hint}
          </Text>
        )}
      </span>
    </Flex>
  );
}
