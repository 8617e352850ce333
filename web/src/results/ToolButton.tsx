import { Box, Button, type ButtonProps } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ToolButtonProps extends Omit<ButtonProps, "children"> {
  icon: LucideIcon;
  label: string;
  /** The link that it is, around what it shows; a button otherwise. */
  link?: (inside: ReactNode) => ReactNode;
}

/** A sign with its word; on a phone the word is only heard, so that all of them fit into one line. */
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
