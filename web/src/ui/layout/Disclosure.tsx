import { Box } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { ChevronRight } from "../icons.ts";

interface DisclosureProps {
  summary: ReactNode;
  /** Rendered when opened, because a page may contain a hundred of them. */
  children: () => ReactNode;
}

export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="1"
        ms="-1"
        minH="8"
        fontSize="sm"
        color="fg.muted"
        cursor="pointer"
        borderRadius="l1"
        listStyleType="none"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
        _hover={{ color: "fg" }}
        _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
      >
        <Box asChild boxSize="4" transition="rotate 120ms" rotate={isOpen ? "90deg" : undefined}>
          <ChevronRight aria-hidden />
        </Box>
        {summary}
      </Box>
      {isOpen && children()}
    </details>
  );
}
