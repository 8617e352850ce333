import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SubsectionProps {
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Subsection({ title, lead, actions, children }: SubsectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="2" mb="3">
        <Box flex="1 1 16rem">
          <Heading as="h3" id={id} size="sm">
            {title}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {lead}
          </Text>
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  );
}
