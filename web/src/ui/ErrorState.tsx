import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** Instead of, or beside, trying again: a way out. */
  action?: ReactNode;
}

export function ErrorState({ title, children, onRetry, retryLabel = "Try Again", action }: ErrorStateProps) {
  return (
    <Flex direction="column" align="flex-start" gap="3" py="12" maxW="prose" role="alert">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {children && <Text color="fg.muted">{children}</Text>}
      <Flex gap="3" mt="2" wrap="wrap">
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        {action}
      </Flex>
    </Flex>
  );
}
