import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ErrorStateProps {
  title: string;
  headingLevel?: "h1" | "h2";
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
}

export function ErrorState({
  title,
  headingLevel = "h2",
  children,
  onRetry,
  retryLabel = "Try Again",
  action,
}: ErrorStateProps) {
  return (
    <Flex direction="column" align="flex-start" gap="3" py="12" maxW="prose" role="alert">
      <Heading as={headingLevel} size="xl">
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
