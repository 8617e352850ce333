import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const AccountAction = ({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
}) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    columnGap="8"
    rowGap="3"
    py="4"
    borderBottomWidth="1px"
    _last={{ borderBottomWidth: "0" }}
  >
    <Flex direction="column" gap="1" flex="1 1 18rem">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text as="div" color="fg.muted">
        {children}
      </Text>
    </Flex>
    {action}
  </Flex>
);
