import { Button } from "@chakra-ui/react";
import { lazy, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareButton_content$key } from "#relay/ShareButton_content.graphql.ts";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { preload } from "../ui/preload.ts";

const load = async () => ({ default: (await import("../product/ShareSheet.tsx")).ShareSheet });
const ShareSheet = lazy(load);

graphql`
  fragment ShareButton_state on Content {
    isPublic
    attemptCount
    rules {
      opensAt
      closesAt
      invitedOnly
      maxAttempts
      needsPasscode
    }
  }
`;

export function ShareButton({ content: contentRef }: { content: ShareButton_content$key }) {
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (open && !isWanted) setWanted(true);
  useEffect(() => preload(load), []);
  const content = useFragment(
    graphql`
      fragment ShareButton_content on Content {
        key
        shortUrl
        ownUrl
        linkFields {
          name
        }
        kind
        title
        ...ShareButton_state @relay(mask: false)
      }
    `,
    contentRef,
  );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        h="11"
        px="2"
        aria-label={`Share ${content.title}`}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isWanted && (
        <LazyPart>
          <ShareSheet open={open} onClose={() => setOpen(false)} item={content} />
        </LazyPart>
      )}
    </>
  );
}
