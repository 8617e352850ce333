import { Box, Flex, Text } from "@chakra-ui/react";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { Timer } from "../../ui/icons.ts";
import { Sample } from "./Sample.tsx";

const question = 3;
const total = 5;
const options = ["Sand, soda ash and limestone", "Quartz and clay", "Salt and iron", "Chalk and resin"];
const choice = 0;

export function TakingSample() {
  return (
    <Sample label="Quiz-taking page">
      <Flex justify="space-between" gap="4" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <span>How glass is made</span>
        <Flex as="span" gap="4">
          <Flex as="span" align="center" gap="1.5">
            <Box asChild boxSize="4">
              <Timer aria-hidden />
            </Box>
            4:12 left
          </Flex>
          <span>
            {question} of {total}
          </span>
        </Flex>
      </Flex>
      <Flex gap="1" mt="2" align="center" h="2.5" aria-hidden>
        {Array.from({ length: total }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            key={place}
            flex="1"
            h={place === question - 1 ? "8px" : place < question ? "4px" : "2px"}
            borderRadius="full"
            bg={place < question ? "accent.solid" : "border.emphasized"}
          />
        ))}
      </Flex>
      <Text fontFamily="heading" textStyle={{ base: "2xl", md: "3xl" }} mt="6" mb="4">
        What is ordinary window glass melted from?
      </Text>
      <Box as="ul" listStyleType="none">
        {options.map((option, place) => (
          <Flex
            as="li"
            key={option}
            align="center"
            gap="4"
            minH="12"
            py="2"
            borderTopWidth="1px"
            fontWeight={place === choice ? "medium" : undefined}
          >
            <LetterBadge option={place} marked={place === choice} />
            {option}
          </Flex>
        ))}
      </Box>
      <Text borderTopWidth="1px" pt="4" fontSize="sm" color="fg.muted">
        Tap, or use the keyboard: a letter chooses, Enter continues, ← goes back.
      </Text>
    </Sample>
  );
}
