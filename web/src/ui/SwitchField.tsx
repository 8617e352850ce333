import { Box, Switch, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  /** Left out where it cannot be changed. */
  onChange?: (checked: boolean) => void;
}

export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <Switch.Root
      checked={checked}
      disabled={!onChange}
      onCheckedChange={(change) => onChange?.(change.checked)}
      display="flex"
      alignItems="flex-start"
      minH="11"
      py="2"
    >
      <Switch.HiddenInput aria-describedby={hint ? hintId : undefined} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Box>
        <Switch.Label>{label}</Switch.Label>
        {hint && (
          <Text id={hintId} color="fg.muted" fontSize="sm">
            {hint}
          </Text>
        )}
      </Box>
    </Switch.Root>
  );
}
