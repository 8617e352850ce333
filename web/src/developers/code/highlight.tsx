import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Texts in quotes, and comments. A `//` within an address begins none. */
const parts = /("(?:[^"\\\n]|\\.)*"|`[^`]*`)|((?:^|(?<=\s))(?:\/\/|#).*$)/gm;

/** Sets off what a reader changes, the texts in quotes, and what is said about the rest. */
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
