import { Button } from "@chakra-ui/react";
import { Pencil, Play, Presentation, Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { Actions_content$key } from "#relay/Actions_content.graphql.ts";
import { editPath, trialPath } from "../ui/kind.ts";
import { ShareSheet } from "../ui/ShareSheet.tsx";
import { ExportMenu } from "./ExportMenu.tsx";

interface ActionsProps {
  content: Actions_content$key;
  /** Without any there is nothing to present or to export. */
  isAnswered: boolean;
}

export function Actions({ content: contentRef, isAnswered }: ActionsProps) {
  const [isSharing, setSharing] = useState(false);
  const [address] = useSearchParams();
  const content = useFragment(
    graphql`
      fragment Actions_content on Content {
        key
        kind
        title
        isPublic
        ...ExportMenu_content
      }
    `,
    contentRef,
  );
  return (
    <>
      <Button asChild variant="outline" colorPalette="ink" _print={{ display: "none" }}>
        <Link to={editPath(content.key)}>
          <Pencil aria-hidden /> Edit
        </Link>
      </Button>
      <Button asChild variant="outline" colorPalette="ink" _print={{ display: "none" }}>
        <a href={trialPath(content.kind, content.key)}>
          <Play aria-hidden /> Take
        </a>
      </Button>
      {isAnswered && (
        <>
          <Button asChild variant="outline" colorPalette="ink" _print={{ display: "none" }}>
            <Link to={{ search: `?${presenting(address)}` }} preventScrollReset>
              <Presentation aria-hidden /> Present
            </Link>
          </Button>
          <ExportMenu content={content} />
        </>
      )}
      <Button _print={{ display: "none" }} onClick={() => setSharing(true)}>
        <Share2 aria-hidden /> Share
      </Button>
      <ShareSheet open={isSharing} onClose={() => setSharing(false)} item={content} />
    </>
  );
}

function presenting(address: URLSearchParams) {
  const next = new URLSearchParams(address);
  next.set("present", "0");
  return next;
}
