import { Box, Flex, Grid, SimpleGrid, Text } from "@chakra-ui/react";
import { LetterBadge } from "../product/LetterBadge.tsx";
import { Point } from "./Point.tsx";

export const Sources = () => (
  <>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: "8", md: "10" }}>
      <Point title="Web content">
        Paste a link to an article or a video with captions. Assay drafts questions from its text.
      </Point>
      <Point title="PDF documents">
        Upload a handout, a chapter or a paper of up to 10 MB. Assay deletes it after drafting.
      </Point>
    </SimpleGrid>
    <Drafted />
  </>
);

const options = ["Molten tin", "Quicksilver", "Hot oil"];

function Drafted() {
  return (
    <Grid
      as="figure"
      templateColumns={{ base: "1fr", md: "1fr 1fr" }}
      columnGap={{ md: "10" }}
      mt="10"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box px={{ base: "5", md: "8" }} pt={{ base: "6", md: "8" }} pb={{ md: "8" }}>
        <Text textStyle="eyebrow" color="fg.muted">
          The source
        </Text>
        <Text as="blockquote" fontFamily="heading" textStyle="xl" mt="2">
          Since 1959 window glass has been poured onto a bath of{" "}
          <Box as="mark" bg="accent.subtle" color="accent.fg">
            molten tin
          </Box>
          , where it spreads out and sets with two perfectly flat faces.
        </Text>
      </Box>
      <Box px={{ base: "5", md: "8" }} py={{ base: "6", md: "8" }}>
        <Text textStyle="eyebrow" color="fg.muted">
          The question
        </Text>
        <Text fontFamily="heading" textStyle="xl" mt="2" mb="3">
          What is window glass poured onto?
        </Text>
        <Box as="ul" listStyleType="none">
          {options.map((option, place) => (
            <Flex as="li" key={option} align="center" gap="4" minH="11" borderTopWidth="1px">
              <LetterBadge option={place} marked={place === 0} />
              {option}
            </Flex>
          ))}
        </Box>
      </Box>
      <Text
        as="figcaption"
        gridColumn="1 / -1"
        px={{ base: "5", md: "8" }}
        py="4"
        borderTopWidth="1px"
        color="fg.muted"
        fontSize="sm"
      >
        Every drafted question keeps the passage it was made from. Review, edit or delete questions before anyone sees
        them.
      </Text>
    </Grid>
  );
}
