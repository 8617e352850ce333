import { Box, Button, type ButtonProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Icon } from "../ui/icons.ts";

interface ToolButtonProps extends Omit<ButtonProps, "children"> {
  icon: Icon;
  label: string;
  link?: (inside: ReactNode) => ReactNode;
}

export function ToolButton({ icon: Icon, label, link, ...button }: ToolButtonProps) {
  const inside = (
    <>
      <Icon aria-hidden />
      <Box as="span" srOnly={{ base: true, md: false }}>
        {label}
      </Box>
    </>
  );
  return (
    <Button
      asChild={link !== undefined}
      variant="outline"
      colorPalette="ink"
      size="sm"
      h="10"
      minW="10"
      px={{ base: "2.5", md: "3.5" }}
      _print={{ display: "none" }}
      {...button}
    >
      {link ? link(inside) : inside}
    </Button>
  );
}
