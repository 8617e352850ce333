import { Box, VisuallyHidden } from "@chakra-ui/react";
import { useNow } from "../ui/text/time.ts";

export function LiveDot({ lastAttemptAt }: { lastAttemptAt: string }) {
  const isLive = useNow() - Date.parse(lastAttemptAt) < 2 * 60_000;
  if (!isLive) return null;
  return (
    <>
      <Box
        as="span"
        display="inline-block"
        me="1.5"
        boxSize="2"
        borderRadius="full"
        bg="fg.success"
        animation="pulse 1.6s ease-in-out infinite"
      />
      <VisuallyHidden>Being answered now.</VisuallyHidden>
    </>
  );
}
