import { Box, Flex, Text } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";
import { shareLink } from "../../ui/kind.ts";

/** Where the audience answers: a code for their cameras, beside the link that it stands for. */
export function Code({ kind, itemKey }: { kind: string; itemKey: string }) {
  const link = shareLink(kind, itemKey);
  return (
    <Flex align="center" gap="3" minW="0">
      {/* Black on white in either mode: many cameras refuse an inverted code. */}
      <Box
        bg="white"
        p="1.5"
        borderRadius="l1"
        flexShrink="0"
        forcedColorAdjust="none"
        css={{ "& svg": { display: "block", width: "clamp(4rem, min(13vh, 18vw), 10rem)", height: "auto" } }}
      >
        <QRCodeSVG value={link} level="L" title={`QR code for ${link}`} />
      </Box>
      <Text fontSize={{ base: "xs", md: "sm" }} overflowWrap="anywhere" maxW="20rem">
        {link.replace(/^https?:\/\//, "")}
      </Text>
    </Flex>
  );
}
