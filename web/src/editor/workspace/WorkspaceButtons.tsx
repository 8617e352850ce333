import { IconButton } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { Eye, ListOrdered } from "../../ui/icons.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { useHasSides } from "./Workspace.tsx";
import type { Side } from "./WorkspaceSheet.tsx";

const WorkspaceSheet = lazy(async () => ({ default: (await import("./WorkspaceSheet.tsx")).WorkspaceSheet }));

const sides = [
  { side: "outline", label: "Outline", Icon: ListOrdered },
  { side: "preview", label: "Preview", Icon: Eye },
] as const;

export function WorkspaceButtons() {
  const [openSide, setOpenSide] = useState<Side | null>(null);
  const [isMounted, setMounted] = useState(false);
  const hasSides = useHasSides();
  if (hasSides) return null;
  return (
    <>
      {sides.map(({ side, label, Icon }) => (
        <IconButton
          key={side}
          variant="ghost"
          colorPalette="ink"
          aria-label={label}
          data-tip={label}
          aria-haspopup="dialog"
          onClick={() => {
            setMounted(true);
            setOpenSide(side);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      {isMounted && (
        <LazyPart>
          <WorkspaceSheet open={openSide} onClose={() => setOpenSide(null)} />
        </LazyPart>
      )}
    </>
  );
}
