import { Box, Flex, IconButton } from "@chakra-ui/react";
import { createContext, type KeyboardEvent, lazy, memo, type ReactNode, use, useState } from "react";
import { announce } from "../announce.ts";
import { ArrowDown, ArrowUp, GripVertical } from "../icons.ts";
import { Optional } from "../layout/LazyPart.tsx";
import type { Drag, Entry } from "./Drag.tsx";
import { QuietButton } from "./QuietButton.tsx";

const Entries = createContext<Map<string, Entry>>(new Map());
const Order = createContext<Pick<SortableListProps, "ids" | "onMove">>({ ids: [], onMove: () => {} });

// Dragging is not needed at first, so dnd-kit loads later.
const LazyDrag = memo(lazy(async () => ({ default: (await import("./Drag.tsx")).Drag })));

interface SortableListProps extends Omit<Parameters<typeof Drag>[0], "entries"> {
  children: ReactNode;
}

/** A list that can be sorted by pointer, touch or keyboard. Tapping a handle shows buttons to move the entry. */
export function SortableList({ children, ...list }: SortableListProps) {
  const [entries] = useState(() => new Map<string, Entry>());
  return (
    <Entries value={entries}>
      <Order value={list}>{children}</Order>
      <Optional>
        <LazyDrag entries={entries} {...list} />
      </Optional>
    </Entries>
  );
}

interface SortableItemProps {
  id: string;
  handleLabel: string;
  handleTabIndex?: number;
  /** Whether the handle appears only once the pointer or the focus is near. A long list has many. */
  isLate?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, handleLabel, handleTabIndex, isLate, onKeyDown, children }: SortableItemProps) {
  const entries = use(Entries);
  const [isTapped, setTapped] = useState(false);
  const [isNear, setNear] = useState(false);
  const [entry] = useState((): Entry => ({ item: null, handle: null, grips: undefined, connect: undefined }));
  const handle = (
    <QuietButton
      label={handleLabel}
      hasTip
      ref={(node) => {
        entry.handle = node;
        entry.connect?.();
      }}
      tabIndex={handleTabIndex}
      cursor="grab"
      touchAction="none"
      onPointerDown={(event) => entry.grips?.onPointerDown?.(event)}
      onKeyDown={(event) => entry.grips?.onKeyDown?.(event)}
      // Keyboard clicks have detail 0 and start dragging.
      onClick={({ detail }) => detail > 0 && setTapped(!isTapped)}
    >
      <GripVertical aria-hidden />
    </QuietButton>
  );
  return (
    <li
      ref={(node) => {
        entry.item = node;
        entries.set(id, entry);
        return () => void entries.delete(id);
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      style={{ position: "relative" }}
    >
      {children(
        (isNear || !isLate) && (
          <Box
            position="relative"
            onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTapped(false)}
            onKeyDown={({ key }) => key === "Escape" && setTapped(false)}
          >
            {handle}
            {isTapped && <Steps id={id} />}
          </Box>
        ),
      )}
    </li>
  );
}

/** Moves an entry without dragging (WCAG 2.5.7). */
function Steps({ id }: { id: string }) {
  const { ids, onMove } = use(Order);
  const place = ids.indexOf(id);
  function step(to: number) {
    onMove(place, to);
    announce(`At place ${to + 1} of ${ids.length}.`);
  }
  const steps = [
    { label: "Move up", to: place - 1, icon: <ArrowUp aria-hidden /> },
    { label: "Move down", to: place + 1, icon: <ArrowDown aria-hidden /> },
  ];
  return (
    <Flex
      role="group"
      aria-label="Move"
      position="absolute"
      top="100%"
      insetEnd="0"
      zIndex="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="md"
    >
      {steps.map(({ label, to, icon }) => {
        const isPossible = to >= 0 && to < ids.length;
        return (
          <IconButton
            key={label}
            variant="ghost"
            colorPalette="ink"
            aria-label={label}
            // `disabled` would drop the focus.
            aria-disabled={!isPossible}
            opacity={isPossible ? undefined : 0.4}
            onClick={() => isPossible && step(to)}
          >
            {icon}
          </IconButton>
        );
      })}
    </Flex>
  );
}
