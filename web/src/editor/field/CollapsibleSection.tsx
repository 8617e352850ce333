import { Box, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { ChevronRight } from "../../ui/icons.ts";

interface CollapsibleSectionProps {
  title: string;
  summary: ReactNode;
  isFaulty: boolean;
  children: ReactNode;
}

/** A collapsible section. Its fields stay mounted while it is closed. */
export function CollapsibleSection({ title, summary, isFaulty, children }: CollapsibleSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box
        as="summary"
        display="flex"
        alignItems="center"
        gap="1.5"
        minH={{ base: "10", md: "11" }}
        fontSize="sm"
        cursor="pointer"
        borderRadius="l1"
        listStyleType="none"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
        _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
      >
        <Box asChild flexShrink="0" boxSize="4" transition="rotate 120ms" rotate={isOpen ? "90deg" : undefined}>
          <ChevronRight aria-hidden />
        </Box>
        <Text as="span" flexShrink="0" fontWeight="medium">
          {title}
        </Text>
        {isFaulty ? (
          <Text as="span" color="fg.error" fontWeight="medium">
            Needs attention
          </Text>
        ) : (
          !isOpen && (
            <Text as="span" minW="0" ms="1.5" color="fg.muted" truncate>
              {summary}
            </Text>
          )
        )}
      </Box>
      <Box pt="2" pb="4" maxW="3xl">
        {children}
      </Box>
    </details>
  );
}
