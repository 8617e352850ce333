import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Strings and comments. A `//` within a URL is not a comment. */
const parts = /("(?:[^"\\\n]|\\.)*"|`[^`]*`)|((?:^|(?<=\s))(?:\/\/|#).*$)/gm;

/** Highlights strings and comments. Readers change the strings; comments explain the rest. */
export function highlighted(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: text, 1: quoted, index } of code.matchAll(parts)) {
    nodes.push(
      code.slice(end, index),
      <Box as="span" key={index} color={quoted ? "accent.fg" : "fg.muted"}>
        {text}
      </Box>,
    );
    end = index + text.length;
  }
  return [...nodes, code.slice(end)];
}
