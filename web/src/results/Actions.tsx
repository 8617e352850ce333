import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { Actions_content$key } from "#relay/Actions_content.graphql.ts";
import { editPath, trialPath } from "../product/kind.ts";
import { Download, Pencil, Play, Presentation, Share2 } from "../ui/icons.ts";
import { ToolButton } from "./ToolButton.tsx";

// Rarely used at first, so the code loads after the figures.
const ExportMenu = lazy(async () => ({ default: (await import("./export/ExportMenu.tsx")).ExportMenu }));
const ShareSheet = lazy(async () => ({ default: (await import("../product/ShareSheet.tsx")).ShareSheet }));

interface ActionsProps {
  content: Actions_content$key;
  isAnswered: boolean;
  allowsSeveral: boolean;
}

export function Actions({ content: contentRef, isAnswered, allowsSeveral }: ActionsProps) {
  const [sharing, setSharing] = useState<"never" | "now" | "before">("never");
  const [isExporting, setExporting] = useState(false);
  const [address] = useSearchParams();
  const content = useFragment(
    graphql`
      fragment Actions_content on Content {
        id
        ...ShareButton_content @relay(mask: false)
      }
    `,
    contentRef,
  );
  return (
    <>
      <ToolButton icon={Pencil} label="Edit" link={(inside) => <Link to={editPath(content.key)}>{inside}</Link>} />
      <ToolButton
        icon={Play}
        label="Take"
        link={(inside) => <a href={trialPath(content.kind, content.key)}>{inside}</a>}
      />
      <ToolButton
        icon={Presentation}
        label="Present"
        link={(inside) => (
          <Link to={{ search: `?${presenting(address, isAnswered)}` }} preventScrollReset>
            {inside}
          </Link>
        )}
      />
      {isAnswered && (
        <Suspense fallback={<ToolButton icon={Download} label="Export Results" onClick={() => setExporting(true)} />}>
          <ExportMenu content={content} allowsSeveral={allowsSeveral} defaultOpen={isExporting} />
        </Suspense>
      )}
      <Button size="sm" h="10" _print={{ display: "none" }} onClick={() => setSharing("now")}>
        <Share2 aria-hidden /> Share
      </Button>
      {sharing !== "never" && (
        <Suspense fallback={null}>
          <ShareSheet open={sharing === "now"} onClose={() => setSharing("before")} item={content} />
        </Suspense>
      )}
    </>
  );
}

/** A presentation before the first response starts with the code that leads to the item. */
function presenting(address: URLSearchParams, isAnswered: boolean) {
  const next = new URLSearchParams(address);
  next.set("present", isAnswered ? "0" : "lobby");
  return next;
}
