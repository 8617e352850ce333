import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareButton_content$key } from "#relay/ShareButton_content.graphql.ts";
import { ShareSheet } from "../ui/ShareSheet.tsx";

export function ShareButton({ content: contentRef }: { content: ShareButton_content$key }) {
  const [open, setOpen] = useState(false);
  const content = useFragment(
    graphql`
      fragment ShareButton_content on Content {
        key
        kind
        title
        isPublic
      }
    `,
    contentRef,
  );
  return (
    <>
      <Button variant="ghost" size="sm" h="11" aria-label={`Share ${content.title}`} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareSheet open={open} onClose={() => setOpen(false)} item={content} />
    </>
  );
}
