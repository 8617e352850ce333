import { Box, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useState } from "react";
import { LetterBadge } from "../product/LetterBadge.tsx";
import { HiddenRadio } from "../ui/form/HiddenRadio.tsx";

const options = ["Find out what it is made of", "Polish it", "Melt it down for coins", "Weigh it twice"];
const answer = 0;

export function Specimen() {
  const [choice, setChoice] = useState<number | null>(null);
  return (
    <Box
      as="fieldset"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px={{ base: "5", md: "8" }}
      py={{ base: "6", md: "8" }}
      minW="0"
    >
      <VisuallyHidden as="legend">A question to try</VisuallyHidden>
      <Text textStyle="eyebrow" color="fg.muted">
        Try one
      </Text>
      <Text fontFamily="heading" textStyle={{ base: "2xl", md: "3xl" }} mt="2" mb="5">
        What do you do when you assay a metal?
      </Text>
      {options.map((option, index) => (
        <Flex
          as="label"
          key={option}
          align="center"
          gap="4"
          minH="12"
          py="2"
          borderTopWidth="1px"
          cursor="pointer"
          _hover={{ color: "accent.fg" }}
          position="relative"
        >
          <HiddenRadio name="specimen" checked={choice === index} onChange={() => setChoice(index)} />
          <LetterBadge option={index} marked={choice === index} />
          {option}
        </Flex>
      ))}
      <Box aria-live="polite" borderTopWidth="1px" pt="4" minH={{ base: "28", sm: "20" }} color="fg.muted">
        {choice === null && "No one is keeping score."}
        {choice === answer &&
          "Right. An assay finds out how much of it is the real thing; a good quiz does that for knowledge."}
        {choice !== null && choice !== answer && "Not quite: an assay finds out what a metal is made of. Try again."}
      </Box>
    </Box>
  );
}
