import { Box, Grid, Link } from "@chakra-ui/react";
import { Part } from "./Part.tsx";
import type { PartId } from "./parts.ts";

const uses: [name: string, text: string, to: PartId, link: string][] = [
  [
    "Items from your data",
    "Create quizzes, surveys and skill assessments from a program, and share them by link.",
    "quiz",
    "Create a quiz",
  ],
  [
    "Questions on your own page",
    "Show an item and submit answers from any site or app. Participants don't need an account.",
    "calls",
    "From other pages",
  ],
  [
    "Live displays",
    "Follow figures and answers while people take part, over an event stream or a socket.",
    "live",
    "Follow answers",
  ],
  [
    "Answers where you need them",
    "Receive each response as a signed message, or fetch new ones.",
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
