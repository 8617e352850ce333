import { lazy, Suspense, useState } from "react";
import { Boundary } from "../ui/layout/Boundary.tsx";
import { MoreButton } from "./MoreButton.tsx";
import type { RowMenuProps } from "./RowMenu.tsx";

// Loaded after the list.
const RowMenu = lazy(async () => ({ default: (await import("./RowMenu.tsx")).RowMenu }));

interface MorePlaceProps extends Omit<RowMenuProps, "defaultOpen"> {
  title: string;
}

export function MorePlace({ title, ...menu }: MorePlaceProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Boundary fallback={null}>
      <Suspense fallback={<MoreButton title={title} onClick={() => setPressed(true)} />}>
        <RowMenu {...menu} defaultOpen={isPressed} />
      </Suspense>
    </Boundary>
  );
}
