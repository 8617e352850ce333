import { lazy, Suspense, useEffect, useState } from "react";
import { Boundary } from "../ui/layout/Boundary.tsx";
import { preload } from "../ui/preload.ts";
import { MoreButton } from "./MoreButton.tsx";
import type { RowMenuProps } from "./RowMenu.tsx";

const load = async () => ({ default: (await import("./RowMenu.tsx")).RowMenu });
const RowMenu = lazy(load);

interface MorePlaceProps extends RowMenuProps {
  title: string;
}

/** Mounts the menu when it is first opened, because a menu in every row would delay the list. */
export function MorePlace({ title, ...menu }: MorePlaceProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => preload(load), []);
  const button = (
    <MoreButton
      title={title}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === "ArrowDown" && setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Boundary fallback={null}>
      <Suspense fallback={button}>
        <RowMenu {...menu} />
      </Suspense>
    </Boundary>
  );
}
