import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  headingLevel?: "h2" | "h3";
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, headingLevel = "h3", children, action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="flex-start" gap="3" py="12" maxW="prose">
      <Heading as={headingLevel} size="lg">
        {title}
      </Heading>
      {children && <Text color="fg.muted">{children}</Text>}
      {action}
    </Flex>
  );
}
