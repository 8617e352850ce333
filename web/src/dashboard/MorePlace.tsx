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
  const press = () => setPressed(true);
  return (
    <Boundary fallback={null}>
      {/* A click is lost if the menu replaces the button before the click ends. */}
      <Suspense fallback={<MoreButton title={title} onPointerDown={press} onClick={press} />}>
        <RowMenu {...menu} defaultOpen={isPressed} />
      </Suspense>
    </Boundary>
  );
}
