import { IconButton } from "@chakra-ui/react";
import { GripVertical } from "lucide-react";
import { createContext, type KeyboardEvent, lazy, type ReactNode, Suspense, use, useState } from "react";
import { Boundary } from "../layout/Boundary.tsx";
import type { Drag } from "./Drag.tsx";

/** What the dragging knows of an entry on the page, and the entry of the dragging. */
export interface Entry {
  item: HTMLElement | null;
  handle: HTMLElement | null;
  /** What takes hold of it, once there is somebody to do so. */
  // biome-ignore lint/complexity/noBannedTypes: as dnd-kit has it
  grips: Record<string, Function> | undefined;
}

const Entries = createContext<Map<string, Entry>>(new Map());

// A list is read and written in before anything is dragged in it: the page does not wait for this.
const LazyDrag = lazy(async () => ({ default: (await import("./Drag.tsx")).Drag }));

interface SortableListProps extends Omit<Parameters<typeof Drag>[0], "entries"> {
  children: ReactNode;
}

/** A list whose entries can be dragged up and down, by pointer, finger or keyboard. */
export function SortableList({ children, ...list }: SortableListProps) {
  const [entries] = useState(() => new Map<string, Entry>());
  return (
    <Entries value={entries}>
      {children}
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <LazyDrag entries={entries} {...list} />
        </Suspense>
      </Boundary>
    </Entries>
  );
}

interface SortableItemProps {
  id: string;
  /** The name of the handle, such as "Move question 3". */
  handleLabel: string;
  /** -1 where arrows lead to it. */
  handleTabIndex?: number;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, handleLabel, handleTabIndex, onKeyDown, children }: SortableItemProps) {
  const entries = use(Entries);
  const [entry] = useState((): Entry => ({ item: null, handle: null, grips: undefined }));
  const handle = (
    <IconButton
      ref={(node) => {
        entry.handle = node;
      }}
      aria-label={handleLabel}
      data-tip={handleLabel}
      tabIndex={handleTabIndex}
      variant="ghost"
      colorPalette="ink"
      color="fg.muted"
      size="sm"
      cursor="grab"
      touchAction="none"
      onPointerDown={(event) => entry.grips?.onPointerDown?.(event)}
      onKeyDown={(event) => entry.grips?.onKeyDown?.(event)}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
  return (
    <li
      ref={(node) => {
        entry.item = node;
        entries.set(id, entry);
        return () => void entries.delete(id);
      }}
      onKeyDown={onKeyDown}
      style={{ position: "relative" }}
    >
      {children(handle)}
    </li>
  );
}
