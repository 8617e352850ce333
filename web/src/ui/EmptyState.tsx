import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="flex-start" gap="3" py="12" maxW="prose">
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      {children && <Text color="fg.muted">{children}</Text>}
      {action}
    </Flex>
  );
}
