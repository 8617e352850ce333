import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";

interface NoticeProps {
  tone?: "plain" | "warning" | "error";
  role?: "status" | "alert";
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const colors = { plain: "accent", warning: "fg.warning", error: "fg.error" };

export function Notice({ tone = "plain", role, actions, ref, children }: NoticeProps) {
  return (
    <Flex
      ref={ref}
      role={role}
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="6"
      rowGap="2"
      py="3"
      ps="4"
      my="5"
      borderInlineStartWidth="3px"
      borderColor={colors[tone]}
      color={tone === "error" ? "fg.error" : undefined}
    >
      <Text flex="1 1 18rem" maxW="prose">
        {children}
      </Text>
      {actions && (
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
