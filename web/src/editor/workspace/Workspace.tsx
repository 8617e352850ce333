import { Box, Grid, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, useId } from "react";
import { useMedia } from "../../ui/hooks/useMedia.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";

const Outline = lazy(async () => ({ default: (await import("./Outline.tsx")).Outline }));
const Preview = lazy(async () => ({ default: (await import("./Preview.tsx")).Preview }));

// React does not render constant elements again with the page.
const outline = <Outline />;
const preview = <Preview />;

export const useHasSides = () => useMedia("(min-width: 1280px)");

export function Workspace({ children }: { children: ReactNode }) {
  if (!useHasSides()) return children;
  return (
    <Grid
      templateColumns="clamp(12rem, 17vw, 16rem) minmax(0, 1fr) clamp(20rem, 27vw, 26rem)"
      columnGap={{ base: "8", "2xl": "10" }}
      alignItems="start"
      _print={{ display: "block" }}
    >
      <Side title="Outline" role="navigation">
        {outline}
      </Side>
      <Box minW="0">{children}</Box>
      <Side title="Participant’s view" role="complementary">
        {preview}
      </Side>
    </Grid>
  );
}

function Side({ title, role, children }: { title: string; role: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role={role}
      aria-labelledby={id}
      layerStyle="docked"
      top="0"
      mt="4"
      display="flex"
      flexDirection="column"
      maxH="calc(100dvh - 6rem - var(--cookie-banner, 0px))"
      borderTopWidth="1px"
      pt="4"
      _print={{ display: "none" }}
    >
      <Text as="h2" id={id} textStyle="eyebrow" color="fg.muted" mb="3">
        {title}
      </Text>
      <LazyPart>{children}</LazyPart>
    </Box>
  );
}
