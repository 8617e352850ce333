import { Box, Grid, Link } from "@chakra-ui/react";
import { Part } from "./Part.tsx";
import type { PartId } from "./parts.ts";

const uses: [name: string, text: string, to: PartId, link: string][] = [
  [
    "Items from your data",
    "Make quizzes, surveys and skill assessments by program, and share them by link.",
    "quiz",
    "Make a quiz",
  ],
  [
    "Questions on your own page",
    "Read an item and hand in answers from any site or app. Takers need no account.",
    "calls",
    "From other pages",
  ],
  [
    "A display that moves",
    "Follow figures and answers while people take part, over an event stream or a socket.",
    "live",
    "Follow answers",
  ],
  [
    "Answers where you need them",
    "Have each one sent to your service, signed, or fetch what is new.",
    "webhooks",
    "Receive webhooks",
  ],
];

export const Building = () => (
  <Part id="build">
    <Grid
      as="ul"
      listStyleType="none"
      maxW="none!"
      templateColumns={{ base: "1fr", sm: "1fr 1fr" }}
      columnGap="10"
      rowGap="6"
    >
      {uses.map(([name, text, to, link]) => (
        <li key={to}>
          <Box as="h3" fontWeight="semibold">
            {name}
          </Box>
          <p>{text}</p>
          <Link href={`#${to}`}>{link}</Link>
        </li>
      ))}
    </Grid>
  </Part>
);
