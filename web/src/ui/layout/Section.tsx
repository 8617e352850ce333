import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
}

// The first question has to be above the fold on a phone.
const first = { pt: { base: "3", md: "4" }, mt: { base: "1", md: "4" } } as const;
const later = { pt: "6", mt: "10" } as const;

export function Section({ title, lead, actions, isFirst, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" {...(isFirst ? first : later)}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb={isFirst ? { base: "2", md: "3" } : "5"}>
        <Box minW="0">
          <Heading as="h2" id={id} size="lg" overflowWrap="anywhere">
            {title}
          </Heading>
          {lead && (
            <Text color="fg.muted" mt="1" maxW="prose">
              {lead}
            </Text>
          )}
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  );
}
