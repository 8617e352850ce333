import { Box, Button, Flex, Grid, Heading, Link, SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { templatesHome } from "../product/kind.ts";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { Frame } from "../ui/layout/Frame.tsx";
import { Point } from "./Point.tsx";
import { Preview } from "./Preview.tsx";
import analyzeDark from "./pictures/analyze-dark.webp";
import analyzeLight from "./pictures/analyze-light.webp";
import createDark from "./pictures/create-dark.webp";
import createLight from "./pictures/create-light.webp";
import shareDark from "./pictures/share-dark.webp";
import shareLight from "./pictures/share-light.webp";
import { Sources } from "./Sources.tsx";
import { Specimen } from "./Specimen.tsx";

export function Landing() {
  useDocumentTitle("Quizzes, surveys and skill assessments");
  return (
    <Frame>
      <Grid
        templateColumns={{ base: "1fr", lg: "1.1fr 1fr" }}
        gap={{ base: "10", lg: "16" }}
        alignItems="center"
        py={{ md: "10" }}
      >
        <Box>
          <Heading as="h1" size={{ base: "3xl", md: "4xl" }}>
            Ask well. Read the answers live.
          </Heading>
          <Text textStyle="xl" color="fg.muted" mt="6" maxW="34rem">
            Write a quiz, a survey or a skill assessment. Share one link. People answer on any device without an
            account, and you watch the results come in.
          </Text>
          <Flex mt="8" gap="5" align="center" wrap="wrap">
            <Button asChild size="lg">
              <RouterLink to="/creator">Start Creating for Free</RouterLink>
            </Button>
            <Flex gap="5">
              <Link asChild>
                <RouterLink to="/tour">Take the tour</RouterLink>
              </Link>
              <Link asChild>
                <RouterLink to={templatesHome}>See templates</RouterLink>
              </Link>
              <Link href="/take">Answer one instead</Link>
            </Flex>
          </Flex>
        </Box>
        <Specimen />
      </Grid>

      <Chapter title="How It Works">
        <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: "8", md: "10" }}>
          <Step
            number={1}
            title="Create"
            picture={
              <Picture
                light={createLight}
                dark={createDark}
                alt="A question in the editor with its correct answer marked"
              />
            }
          >
            Type as you would in a document: Enter for the next option, a click on the right answer, a drag to change
            the order.
          </Step>
          <Step
            number={2}
            title="Share"
            picture={<Picture light={shareLight} dark={shareDark} alt="The same question being answered on a phone" />}
          >
            Send the link or show its QR code. One question at a time, set large, by thumb or by keyboard.
          </Step>
          <Step
            number={3}
            title="Analyze"
            picture={
              <Picture light={analyzeLight} dark={analyzeDark} alt="Its results: four figures and a chart of scores" />
            }
          >
            Scores, levels and every single question, updated the moment someone finishes.
          </Step>
        </SimpleGrid>
      </Chapter>

      <Chapter title="Create From Any Source">
        <Sources />
      </Chapter>

      <Chapter title="Quizzes, surveys and assessments">
        <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: "8", md: "10" }}>
          <Point title="Quiz">One right answer to each question, an explanation if you like, a score at the end.</Point>
          <Point title="Survey">No right or wrong. Single choice or several, counted and laid side by side.</Point>
          <Point title="Skill assessment">Weighted answers lead to a level you define.</Point>
        </SimpleGrid>
      </Chapter>

      <Chapter title="Results that read themselves">
        <Preview />
      </Chapter>

      <Flex
        direction="column"
        align="center"
        textAlign="center"
        gap="6"
        borderTopWidth="1px"
        mt={{ base: "14", md: "20" }}
        pt={{ base: "14", md: "20" }}
      >
        <Heading as="h2" size={{ base: "xl", md: "2xl" }}>
          The first question is the hardest.
        </Heading>
        <Button asChild size="lg">
          <RouterLink to="/creator">Create Your First Content</RouterLink>
        </Button>
      </Flex>
    </Frame>
  );
}

const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" borderTopWidth="1px" mt={{ base: "14", md: "20" }} pt="8">
    <Heading as="h2" size="xl" mb="8">
      {title}
    </Heading>
    {children}
  </Box>
);

interface StepProps {
  number: number;
  title: string;
  picture: ReactNode;
  children: string;
}

const Step = ({ number, title, picture, children }: StepProps) => (
  <Flex direction="column">
    <Text fontFamily="heading" textStyle="5xl" color="accent.fg" lineHeight="1" aria-hidden>
      {number}
    </Text>
    <Heading as="h3" size="lg" mt="3">
      {title}
    </Heading>
    <Text color="fg.muted" mt="2" mb="6">
      {children}
    </Text>
    <Box mt="auto">{picture}</Box>
  </Flex>
);

/** An image for the selected color mode. A <picture> would follow the system instead of the reader's choice. */
function Picture({ light, dark, alt }: { light: string; dark: string; alt: string }) {
  // The hidden image is lazy and so never fetched.
  const size = { width: 860, height: 1200, loading: "lazy", decoding: "async" } as const;
  return (
    <Box borderWidth="1px" borderRadius="l3" overflow="hidden" css={{ "& img": { width: "100%", height: "auto" } }}>
      <Box asChild _dark={{ display: "none" }}>
        <img src={light} alt={alt} {...size} />
      </Box>
      <Box asChild display="none" _dark={{ display: "block" }}>
        <img src={dark} alt={alt} {...size} />
      </Box>
    </Box>
  );
}
