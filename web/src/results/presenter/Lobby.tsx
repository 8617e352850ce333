import { Box, Flex, Text } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";
import { graphql, useFragment } from "react-relay";
import type { Lobby_content$key } from "#relay/Lobby_content.graphql.ts";
import { AnimatedNumber } from "../../ui/charts/AnimatedNumber.tsx";
import { formatCount } from "../../ui/text/format.ts";

interface LobbyProps {
  content: Lobby_content$key;
  link: string;
}

/** The code and the link for people in the room, with the number of those who have started and submitted. */
export function Lobby({ content, link }: LobbyProps) {
  const { results } = useFragment(
    graphql`
      fragment Lobby_content on Content {
        results(filter: $filter) {
          totalAttempts
          starts
        }
      }
    `,
    content,
  );
  return (
    <Flex
      minH="full"
      direction={{ base: "column", lg: "row" }}
      align="center"
      justify="center"
      columnGap="16"
      rowGap="6"
    >
      {/* Dark on light in both color modes: many cameras refuse an inverted code. */}
      <Box
        bg="white"
        p="4"
        borderRadius="l2"
        flexShrink="0"
        forcedColorAdjust="none"
        css={{ "& svg": { display: "block", width: "min(72vh, 80vw, 46rem)", height: "auto" } }}
      >
        <QRCodeSVG value={link} level="L" title={`QR code for ${link}`} />
      </Box>
      <Box minW="0">
        <Text
          fontSize="clamp(1.25rem, min(3.4vw, 6vh), 3.5rem)"
          fontWeight="medium"
          lineHeight="1.2"
          overflowWrap="anywhere"
          fontVariantNumeric="lining-nums slashed-zero"
        >
          {link.replace(/^https?:\/\//, "")}
        </Text>
        {results && (
          <Flex as="dl" mt={{ base: "4", md: "10" }} columnGap="12" rowGap="4" wrap="wrap">
            {results.starts != null && <Count name="started" value={results.starts} />}
            <Count name="submitted" value={results.totalAttempts} />
          </Flex>
        )}
      </Box>
    </Flex>
  );
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <Flex direction="column-reverse">
    <Box as="dt" fontSize={{ base: "lg", md: "2xl" }} color="fg.muted">
      {name}
    </Box>
    <Box
      as="dd"
      fontFamily="heading"
      lineHeight="1.1"
      fontVariantNumeric="lining-nums tabular-nums"
      fontSize="clamp(2.5rem, 6vw, 6rem)"
    >
      <AnimatedNumber value={value} format={formatCount} />
    </Box>
  </Flex>
);
