import { Box, type BoxProps, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { asksAlike, type Filter, says } from "./filter.ts";
import { useFiltering } from "./filtering.ts";

interface FilterButtonProps extends Omit<BoxProps, "part"> {
  /** Undefined if nothing can be selected. */
  part: Filter | undefined;
  label?: ReactNode;
  /** The full meaning, if it is not visible. */
  tip?: string;
  children: ReactNode;
}

export function FilterButton({ part, label, tip, children, ...style }: FilterButtonProps) {
  const filtering = useFiltering();
  if (!filtering || !part || !filtering.allows(part)) return <Box {...style}>{children}</Box>;
  const isPressed = says(filtering.filter, part);
  const does = isPressed
    ? "Remove this filter"
    : asksAlike(filtering.filter, part)
      ? "Show these, too"
      : "Show only these";
  return (
    <Box
      as="button"
      aria-pressed={isPressed}
      data-tip={tip ? `${tip}. ${does}` : does}
      onClick={() => filtering.toggle(part)}
      font="inherit"
      color="inherit"
      textAlign="start"
      cursor="pointer"
      borderRadius="l1"
      transition="background-color 120ms"
      {...(isPressed && { bg: "accent.subtle", outline: "1px solid", outlineColor: "accent" })}
      _hover={{ bg: "bg.muted" }}
      _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
      _print={{ bg: "transparent" }}
      {...style}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </Box>
  );
}
