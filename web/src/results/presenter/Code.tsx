import { Box, Flex, Text } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";

export const Code = ({ link }: { link: string }) => (
  <Flex align="center" gap="4" minW="0">
    {/* Dark on light in both color modes: many cameras refuse an inverted code. */}
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
    <Text
      fontSize="clamp(1rem, min(2.4vw, 4vh), 2.25rem)"
      fontWeight="medium"
      lineHeight="1.2"
      overflowWrap="anywhere"
      fontVariantNumeric="lining-nums slashed-zero"
    >
      {link.replace(/^https?:\/\//, "")}
    </Text>
  </Flex>
);
