import { Box, Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type PartId, parts } from "./parts.ts";

/** A part of the guide, linked from the table of contents. */
export function Part({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      scrollMarginTop="6"
      borderTopWidth="1px"
      pt={{ base: "6", md: "8" }}
      mt={{ base: "10", md: "14" }}
      _first={{ lg: { borderTopWidth: "0", mt: "0", pt: "0" }, base: { mt: "8" } }}
      css={{
        "& p, & ul": { maxWidth: "prose", textWrap: "pretty" },
        "& p code, & li code, & td code, & th code": { fontFamily: "mono", fontSize: "0.9em" },
        "& p code, & li code": { overflowWrap: "anywhere" },
      }}
    >
      <Heading as="h2" id={`${id}-title`} size="xl" mb="4">
        {parts[id]}
      </Heading>
      <Stack gap="3" css={{ "& > figure": { marginBlock: "0.25rem" } }}>
        {children}
      </Stack>
    </Box>
  );
}

export const Points = ({ children }: { children: ReactNode }) => (
  <Box
    as="ul"
    ps="5"
    listStyleType="disc"
    css={{ "& li + li": { marginTop: "0.375rem" }, "& li::marker": { color: "var(--chakra-colors-fg-muted)" } }}
  >
    {children}
  </Box>
);
