import { Box, Button } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { EditorActions_item$key } from "#relay/EditorActions_item.graphql.ts";
import { languagesPath, paperPath, peoplePath, resultsPath, trialPath } from "../product/kind.ts";
import { ChartNoAxesColumn, Languages, Play, Printer, Share2, Users } from "../ui/icons.ts";
import { LazyPart } from "../ui/layout/LazyPart.tsx";

const ShareSheet = lazy(async () => ({ default: (await import("../product/ShareSheet.tsx")).ShareSheet }));

const size = { base: "sm", md: "md" } as const;

export function EditorActions({ item: itemRef }: { item: EditorActions_item$key }) {
  const item = useFragment(
    graphql`
      fragment EditorActions_item on Content {
        key
        kind
        title
        shortUrl
        ownUrl
        isPublic
        attemptCount
        rules {
          opensAt
          closesAt
          invitedOnly
          maxAttempts
          needsPasscode
        }
        linkFields {
          name
        }
      }
    `,
    itemRef,
  );
  const [isSharing, setSharing] = useState(false);
  const [isShareMounted, setShareMounted] = useState(false);
  const screens = [
    { label: "Results", to: resultsPath(item.kind, item.key), Icon: ChartNoAxesColumn },
    { label: "People", to: peoplePath(item.key), Icon: Users },
    { label: "Languages", to: languagesPath(item.key), Icon: Languages },
    { label: "Print", to: paperPath(item.key), Icon: Printer },
  ];
  return (
    <>
      <Button
        variant="outline"
        size={size}
        onClick={() => {
          setShareMounted(true);
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
      {screens.map(({ label, to, Icon }) => (
        <Button key={label} asChild variant="outline" colorPalette="ink" size={size} aria-label={label}>
          <Link to={to}>
            <Icon aria-hidden />
            <Box as="span" hideBelow="md">
              {label}
            </Box>
          </Link>
        </Button>
      ))}
      {isShareMounted && (
        <LazyPart>
          <ShareSheet open={isSharing} onClose={() => setSharing(false)} item={item} />
        </LazyPart>
      )}
    </>
  );
}
