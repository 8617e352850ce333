import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useLayoutEffect } from "react";

export interface Entry {
  item: HTMLElement | null;
  handle: HTMLElement | null;
  // biome-ignore lint/complexity/noBannedTypes: as dnd-kit has it
  grips: Record<string, Function> | undefined;
  /** Connects a handle that appeared later. */
  connect: (() => void) | undefined;
}

interface DragProps {
  ids: string[];
  noun: string;
  onMove: (from: number, to: number) => void;
  entries: ReadonlyMap<string, Entry>;
}

export function Drag({ ids, noun, onMove, entries }: DragProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: calm.matches ? "auto" : "smooth",
    }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{
        announcements: announcementsFor(noun, ids.length, (id) => place(id) + 1),
        screenReaderInstructions: {
          draggable:
            "To move it, press space, then the arrow keys, then space again to put it down, or escape to cancel.",
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <Dragged key={id} id={id} entries={entries} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const announcementsFor = (noun: string, total: number, place: (id: UniqueIdentifier) => number): Announcements => ({
  onDragStart: ({ active }) => `${noun} ${place(active.id)} picked up.`,
  onDragOver: ({ over }) => (over ? `At place ${place(over.id)} of ${total}.` : undefined),
  onDragEnd: ({ over }) => (over ? `${noun} put down at place ${place(over.id)} of ${total}.` : undefined),
  onDragCancel: ({ active }) => `${noun} is back at place ${place(active.id)}.`,
});

function Dragged({ id, entries }: { id: string } & Pick<DragProps, "entries">) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  useLayoutEffect(() => {
    const entry = entries.get(id);
    if (!entry?.item) return;
    const { item } = entry;
    setNodeRef(item);
    entry.grips = listeners;
    entry.connect = () => {
      const { handle } = entry;
      if (!handle) return;
      setActivatorNodeRef(handle);
      for (const [name, value] of Object.entries(attributes)) {
        if (!name.startsWith("aria-")) continue;
        if (value === undefined) handle.removeAttribute(name);
        else handle.setAttribute(name, String(value));
      }
    };
    entry.connect();
    item.style.transform = transform ? `translateY(${transform.y}px)` : "";
    item.style.transition = transition && !calm.matches ? transition : "";
    item.toggleAttribute("data-dragging", isDragging);
    item.style.zIndex = isDragging ? "1" : "";
    item.style.opacity = isDragging ? "0.85" : "";
  });
  return null;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
