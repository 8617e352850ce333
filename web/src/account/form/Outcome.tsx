import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "../../ui/layout/Page.tsx";

/** Replaces a form by its outcome. Takes the focus, because the button is gone. */
export function Outcome({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={whole} tabIndex={-1} outline="0" maxW="xl" mx="auto">
      <Page title={title} lead={lead}>
        <Flex gap="3" wrap="wrap">
          {children}
        </Flex>
      </Page>
    </Box>
  );
}
