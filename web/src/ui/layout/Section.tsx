import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
}

export function Section({ title, lead, actions, isFirst, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt={isFirst ? "4" : "6"} mt={isFirst ? "4" : "10"}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb={isFirst ? "3" : "5"}>
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
