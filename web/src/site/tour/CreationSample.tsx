import { Box, Flex, Grid, Heading, Text, VisuallyHidden } from "@chakra-ui/react";
import { createContext, type ReactNode, use, useId, useState } from "react";
import { Bar } from "../../ui/charts/Bar.tsx";
import { Sample } from "./Sample.tsx";

const notes = {
  quiz: ["Quiz Mode", "Correct answers, explanations and a score at the end."],
  survey: ["Survey Mode", "No correct answers: choices, scales and free text, counted live."],
  manual: ["Manual Builder", "Type as in a document: Enter adds an option, a pasted list becomes all of them."],
  url: ["AI from URL", "Paste a link to an article or a video with captions to draft questions from its text."],
  pdf: ["AI from PDF", "Upload a PDF of up to 10 MB. Assay deletes it after drafting."],
  processing: ["AI Processing", "Questions appear one by one, each with its source. You review them before sharing."],
} as const;

type Note = keyof typeof notes;
const names = Object.keys(notes) as Note[];

const ActiveNote = createContext<{ active: Note | null; choose: (note: Note) => void }>({
  active: null,
  choose: () => {},
});

export function CreationSample() {
  const [active, choose] = useState<Note | null>(null);
  return (
    <ActiveNote value={{ active, choose }}>
      <Sample label="Creation page">
        <Flex gap={{ base: "4", md: "7" }} borderBottomWidth="1px" wrap="wrap">
          <Tab current>
            <Hotspot note="quiz">Quiz</Hotspot>
          </Tab>
          <Tab>
            <Hotspot note="survey">Survey</Hotspot>
          </Tab>
          <Tab>Assessment</Tab>
        </Flex>
        <Flex gap={{ base: "4", md: "7" }} mt="3" fontSize="sm" wrap="wrap">
          <Tab>
            <Hotspot note="manual">Manual Builder</Hotspot>
          </Tab>
          <Tab>AI Generator</Tab>
          <Tab current>
            <Hotspot note="url">From URL</Hotspot>
          </Tab>
          <Tab>
            <Hotspot note="pdf">From PDF</Hotspot>
          </Tab>
        </Flex>
        <Text mt="5" mb="1.5" fontSize="sm" fontWeight="medium">
          Link
        </Text>
        <Box borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" px="3" py="2.5" truncate>
          https://example.org/how-glass-is-made
        </Box>
        <Grid templateColumns="minmax(0, 1fr) auto" alignItems="baseline" rowGap="2" mt="6">
          <Hotspot note="processing">Writing question 4 of 5…</Hotspot>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            80%
          </Text>
          <Box gridColumn="1 / -1">
            <Bar share={80} />
          </Box>
        </Grid>
      </Sample>
      <Explanation note={active} />
    </ActiveNote>
  );
}

const Tab = ({ current, children }: { current?: boolean; children: ReactNode }) => (
  <Flex
    align="center"
    minH="11"
    mb="-1px"
    fontWeight="medium"
    borderBottomWidth="2px"
    borderColor={current ? "accent" : "transparent"}
    color={current ? "accent.fg" : "fg.muted"}
  >
    {children}
  </Flex>
);

function Hotspot({ note, children }: { note: Note; children: ReactNode }) {
  const { active, choose } = use(ActiveNote);
  const description = useId();
  const [name, text] = notes[note];
  const show = () => choose(note);
  return (
    <Box
      as="button"
      aria-describedby={description}
      aria-pressed={active === note}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="8"
      textAlign="start"
      cursor="help"
      borderRadius="l1"
      _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
      onPointerEnter={show}
      onFocus={show}
      onClick={show}
    >
      {children}
      <Marker note={note} isChosen={active === note} />
      <VisuallyHidden>: {name}</VisuallyHidden>
      <span id={description} hidden>
        {text}
      </span>
    </Box>
  );
}

const Marker = ({ note, isChosen }: { note: Note; isChosen: boolean }) => (
  <Flex
    as="span"
    flexShrink="0"
    align="center"
    justify="center"
    boxSize="5"
    borderRadius="full"
    borderWidth="1px"
    {...(isChosen ? { layerStyle: "chosen" } : { borderColor: "accent", bg: "accent.subtle", color: "accent.fg" })}
    fontSize="xs"
    fontWeight="semibold"
  >
    {names.indexOf(note) + 1}
  </Flex>
);

/** Below the sample, so that it covers nothing and needs no closing. */
const Explanation = ({ note }: { note: Note | null }) => (
  <Box mt="4" minH={{ base: "28", md: "20" }} ps="4" borderInlineStartWidth="3px" borderColor="accent">
    {note ? (
      <>
        <Heading as="h3" size="sm">
          {notes[note][0]}
        </Heading>
        <Text mt="1" color="fg.muted">
          {notes[note][1]}
        </Text>
      </>
    ) : (
      <Text color="fg.muted">Point at a number or tap it for an explanation.</Text>
    )}
  </Box>
);
