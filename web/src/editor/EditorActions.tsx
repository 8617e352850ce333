import { Box, Button } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { Link } from "react-router-dom";
import { languagesPath, paperPath, peoplePath, resultsPath, trialPath } from "../product/kind.ts";
import type { ShareSheetProps } from "../product/ShareSheet.tsx";
import { ChartNoAxesColumn, Languages, Play, Printer, Share2, Users } from "../ui/icons.ts";
import { LazyPart } from "../ui/layout/LazyPart.tsx";

const ShareSheet = lazy(async () => ({ default: (await import("../product/ShareSheet.tsx")).ShareSheet }));

interface EditorActionsProps {
  item: ShareSheetProps["item"];
}

const size = { base: "sm", md: "md" } as const;

export function EditorActions({ item }: EditorActionsProps) {
  const [isSharing, setSharing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size={size}
        onClick={() => {
          setAsked(true);
          setSharing(true);
        }}
      >
        <Share2 aria-hidden /> Share
      </Button>
      <Button asChild variant="outline" colorPalette="ink" size={size}>
        <a href={trialPath(item.kind, item.key)} target="_blank" rel="noreferrer" aria-label="Take, in a new tab">
          <Play aria-hidden /> Take
        </a>
      </Button>
      <Button asChild variant="outline" colorPalette="ink" size={size} aria-label="Results">
        <Link to={resultsPath(item.kind, item.key)}>
          <ChartNoAxesColumn aria-hidden />
          <Box as="span" hideBelow="md">
            Results
          </Box>
        </Link>
      </Button>
      <Button asChild variant="outline" colorPalette="ink" size={size} aria-label="People">
        <Link to={peoplePath(item.key)}>
          <Users aria-hidden />
          <Box as="span" hideBelow="md">
            People
          </Box>
        </Link>
      </Button>
      <Button asChild variant="outline" colorPalette="ink" size={size} aria-label="Languages">
        <Link to={languagesPath(item.key)}>
          <Languages aria-hidden />
          <Box as="span" hideBelow="md">
            Languages
          </Box>
        </Link>
      </Button>
      <Button asChild variant="outline" colorPalette="ink" size={size} aria-label="Print">
        <Link to={paperPath(item.key)}>
          <Printer aria-hidden />
          <Box as="span" hideBelow="md">
            Print
          </Box>
        </Link>
      </Button>
      {isAsked && (
        <LazyPart>
          <ShareSheet open={isSharing} onClose={() => setSharing(false)} item={item} />
        </LazyPart>
      )}
    </>
  );
}
