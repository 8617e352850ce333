import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditorActions_item$key } from "#relay/EditorActions_item.graphql.ts";
import { trialPath } from "../product/kind.ts";
import { Play, Share2 } from "../ui/icons.ts";
import { Boundary } from "../ui/layout/Boundary.tsx";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { preload } from "../ui/preload.ts";
import { MoreButton } from "./MoreButton.tsx";

const ShareSheet = lazy(async () => ({ default: (await import("../product/ShareSheet.tsx")).ShareSheet }));

// Mounted when it is first opened, because a menu delays the first view.
const loadMenu = async () => ({ default: (await import("./ActionsMenu.tsx")).ActionsMenu });
const ActionsMenu = lazy(loadMenu);

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
  const [isMenuWanted, setMenuWanted] = useState(false);
  useEffect(() => preload(loadMenu), []);
  const more = (
    <MoreButton size={size} aria-haspopup="menu" aria-expanded={false} onClick={() => setMenuWanted(true)} />
  );
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
        <a href={trialPath(item.kind, item.key)} target="_blank" rel="noreferrer" aria-label="Preview, in a new tab">
          <Play aria-hidden /> Preview
        </a>
      </Button>
      <Boundary fallback={null}>
        {isMenuWanted ? (
          <Suspense fallback={more}>
            <ActionsMenu kind={item.kind} id={item.key} size={size} />
          </Suspense>
        ) : (
          more
        )}
      </Boundary>
      {isShareMounted && (
        <LazyPart>
          <ShareSheet open={isSharing} onClose={() => setSharing(false)} item={item} />
        </LazyPart>
      )}
    </>
  );
}
