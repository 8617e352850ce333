import { Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { templatesHome } from "../../product/kind.ts";
import { ArrowLeft, ArrowRight } from "../../ui/icons.ts";
import { BackToHome } from "../../ui/layout/BackToHome.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Picture, phone } from "../Picture.tsx";
import { CreationSample } from "./CreationSample.tsx";
import { Sample } from "./Sample.tsx";

interface Step {
  title: string;
  text: string;
  Sample: ComponentType;
}

const dashboard = "A dashboard with the figures of all items, and a quiz, an assessment and a survey with their states";

const steps: [Step, ...Step[]] = [
  {
    title: "Create",
    text: "Start with an empty page, a template, or questions drafted from your own text, link or PDF.",
    Sample: CreationSample,
  },
  {
    title: "Share",
    text: "Send one link to everyone, or a personal link to each person. Participants answer on any device and always see their progress.",
    Sample: () => (
      <Sample label="Quiz-taking page">
        <Picture shot="share" size={phone} alt="Question 1 of 5, with the progress and a countdown" />
      </Sample>
    ),
  },
  {
    title: "Analyze",
    text: "See the state of every item at a glance. Scores, levels, weak questions and single responses update live.",
    Sample: () => (
      <Sample label="Creator dashboard">
        <Box hideFrom="md">
          <Picture shot="dashboard" size={phone} alt={dashboard} />
        </Box>
        <Box hideBelow="md">
          <Picture shot="dashboard-wide" size={[860, 480]} alt={dashboard} />
        </Box>
      </Sample>
    ),
  },
];

const last = steps.length - 1;

export function Tour() {
  const [at, setAt] = useState(0);
  const heading = useFocusOnChange(at);
  const { title, text, Sample } = steps[at] ?? steps[0];
  return (
    <Page
      title="A Tour in Three Steps"
      documentTitle="Product tour"
      actions={
        <>
          <BackToHome />
          <Button asChild>
            <Link to="/creator">Start Creating</Link>
          </Button>
        </>
      }
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 2fr)" }}
        columnGap="16"
        rowGap="6"
        borderTopWidth="1px"
        pt="8"
      >
        <Box>
          <Text textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
            Step {at + 1} of {steps.length}
          </Text>
          <Heading as="h2" ref={heading} tabIndex={-1} outline="0" size="xl" mt="1">
            {title}
          </Heading>
          <Text mt="3" color="fg.muted" textStyle="lg" textWrap="pretty">
            {text}
          </Text>
        </Box>
        <Box key={at} minW="0" animation="fade-in 200ms ease-out">
          <Sample />
        </Box>
      </Grid>

      <Flex as="nav" aria-label="Tour" justify="space-between" align="center" wrap="wrap" gap="3" mt="8">
        <Button variant="outline" colorPalette="ink" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ArrowLeft aria-hidden /> Previous
        </Button>
        <Dots at={at} onChoose={setAt} />
        {at < last ? (
          <Button onClick={() => setAt(at + 1)}>
            Next Step <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button asChild>
            <Link to="/creator">Start Creating Now</Link>
          </Button>
        )}
      </Flex>

      {at === last && <Invitation />}
    </Page>
  );
}

function Dots({ at, onChoose }: { at: number; onChoose: (step: number) => void }) {
  return (
    <Flex
      as="ol"
      listStyleType="none"
      order={{ base: "-1", sm: "0" }}
      w={{ base: "full", sm: "auto" }}
      justify="center"
    >
      {steps.map(({ title }, step) => (
        <li key={title}>
          <Flex
            as="button"
            aria-label={`Step ${step + 1}: ${title}`}
            aria-current={step === at ? "step" : undefined}
            align="center"
            justify="center"
            boxSize="11"
            cursor="pointer"
            borderRadius="full"
            _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "-4px" }}
            onClick={() => onChoose(step)}
          >
            <Box
              boxSize="3"
              borderRadius="full"
              borderWidth="1px"
              borderColor={step === at ? "accent" : "border.emphasized"}
              bg={step === at ? "accent.solid" : undefined}
            />
          </Flex>
        </li>
      ))}
    </Flex>
  );
}

const promises = [
  ["About 5 minutes setup", "From an empty page to a link"],
  ["Free to start", "No payment details needed."],
  ["24/7 support", "Write at any time. A person reads it."],
] as const;

const Invitation = () => (
  <Box as="section" borderTopWidth="1px" mt={{ base: "12", md: "16" }} pt="8">
    <Heading as="h2" size="xl">
      Create your own
    </Heading>
    <Grid as="ul" listStyleType="none" templateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }} gap="6" mt="6">
      {promises.map(([title, text]) => (
        <li key={title}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted">
            {text}
          </Text>
        </li>
      ))}
    </Grid>
    <Flex mt="8" gap="3" wrap="wrap">
      <Button asChild size="lg">
        <Link to="/creator">Create Your First Content</Link>
      </Button>
      <Button asChild size="lg" variant="outline" colorPalette="ink">
        <Link to={templatesHome}>Start from a Template</Link>
      </Button>
      <Button asChild size="lg" variant="ghost" colorPalette="ink">
        <Link to="/">Return to the home page</Link>
      </Button>
    </Flex>
  </Box>
);

/** Moves the focus to the heading, because the pressed button may not exist in the next step. */
function useFocusOnChange(at: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(at);
  useEffect(() => {
    if (previous.current !== at) heading.current?.focus();
    previous.current = at;
  }, [at]);
  return heading;
}
