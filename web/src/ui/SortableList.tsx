import { IconButton } from "@chakra-ui/react";
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
import { GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";

interface SortableListProps {
  ids: string[];
  /** What one entry is called, such as "Question". */
  noun: string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose entries can be dragged up and down, by pointer, finger or keyboard. */
export function SortableList({ ids, noun, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{
        announcements: spoken(noun, ids.length, (id) => place(id) + 1),
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

const spoken = (noun: string, total: number, place: (id: UniqueIdentifier) => number): Announcements => ({
  onDragStart: ({ active }) => `${noun} ${place(active.id)} picked up.`,
  onDragOver: ({ over }) => (over ? `At place ${place(over.id)} of ${total}.` : undefined),
  onDragEnd: ({ over }) => (over ? `${noun} put down at place ${place(over.id)} of ${total}.` : undefined),
  onDragCancel: ({ active }) => `${noun} is back at place ${place(active.id)}.`,
});

interface SortableItemProps {
  id: string;
  /** The name of the handle, such as "Move question 3". */
  handleLabel: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, handleLabel, onKeyDown, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      aria-label={handleLabel}
      variant="ghost"
      colorPalette="ink"
      color="fg.muted"
      size="sm"
      cursor="grab"
      touchAction="none"
      {...attributes}
      {...listeners}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
  return (
    <li
      ref={setNodeRef}
      onKeyDown={onKeyDown}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition: transition && !calm.matches ? transition : undefined,
        position: "relative",
        zIndex: isDragging ? 1 : undefined,
        opacity: isDragging ? 0.85 : undefined,
      }}
    >
      {children(handle)}
    </li>
  );
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
