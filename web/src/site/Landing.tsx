import { Box, Button, Flex, Grid, Heading, Link, SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { templatesHome } from "../product/kind.ts";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { Frame } from "../ui/layout/Frame.tsx";
import { Picture, phone } from "./Picture.tsx";
import { Point } from "./Point.tsx";
import { Preview } from "./Preview.tsx";
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
            Create a quiz, a survey or a skill assessment and share the link. Participants answer on any device without
            an account, and you see the results live.
          </Text>
          <Flex mt="8" gap="5" align="center" wrap="wrap">
            <Button asChild size="lg">
              <RouterLink to="/creator">Start Creating for Free</RouterLink>
            </Button>
            <Flex gap="5">
              <Link asChild data-visitors>
                <RouterLink to="/register">Create an account</RouterLink>
              </Link>
              <Link asChild>
                <RouterLink to="/tour">Take the tour</RouterLink>
              </Link>
              <Link asChild>
                <RouterLink to={templatesHome}>See templates</RouterLink>
              </Link>
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
              <Picture shot="create" size={phone} alt="A question in the editor with its correct answer marked" />
            }
          >
            Type as in a document, start from a template, or draft questions from a link, a PDF or your own text.
          </Step>
          <Step
            number={2}
            title="Share"
            picture={<Picture shot="share" size={phone} alt="A question answered on a phone, with a countdown" />}
          >
            Send a link, a QR code or personal invitations. Participants see one question at a time, in their language.
          </Step>
          <Step
            number={3}
            title="Analyze"
            picture={<Picture shot="analyze" size={phone} alt="Results with four figures and a chart of scores" />}
          >
            See scores, levels and the questions that need a fix, updated live.
          </Step>
        </SimpleGrid>
      </Chapter>

      <Chapter title="Create From Any Source">
        <Sources />
      </Chapter>

      <Chapter title="Everything Included">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: "6", md: "10" }}>
          <Point title="Quizzes">Answer keys, explanations, time limits and certificates.</Point>
          <Point title="Surveys">Scales, matrices, NPS and free text, anonymous if you choose.</Point>
          <Point title="Skill assessments">Weighted answers lead to a level you define.</Point>
          <Point title="Invitations">Personal links, reminders, passcodes and opening hours.</Point>
          <Point title="Live sessions">A QR code on the big screen, and charts as answers arrive.</Point>
          <Point title="Your data">Excel and CSV, webhooks, REST, GraphQL and AI assistants.</Point>
        </SimpleGrid>
      </Chapter>

      <Chapter title="Results You Can Act On">
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
