import { Box, Flex } from "@chakra-ui/react";

export function Wordmark() {
  return (
    <Flex align="center" gap="2.5">
      <Box asChild boxSize="7" color="accent">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="6" fill="currentColor" />
          <path
            d="M7.5 17.5l5.6 5.6L24.5 9.5"
            fill="none"
            stroke="var(--chakra-colors-accent-contrast)"
            strokeWidth="3.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Box>
      <Box as="span" fontFamily="heading" fontSize="2xl" fontWeight="500" letterSpacing="-0.02em" lineHeight="1">
        Assay
      </Box>
    </Flex>
  );
}
