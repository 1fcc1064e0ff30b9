/** Sortable rows for touch, mouse and keyboard, with announcements for screen readers. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

type Id = string | number;

type SortStep = 'lifted' | 'moved' | 'dropped' | 'cancelled';

interface SortableProps {
  ids: readonly Id[];
  /** Zero-based positions. */
  onMove: (from: number, to: number) => void;
  /** Accessible description of the drag handle. */
  hint: string;
  /** @param index of the moved row; @param place its position, one-based. */
  announcementOf: (step: SortStep, index: number, place: number) => string;
  children: ReactNode;
}

export function Sortable({ ids, onMove, hint, announcementOf, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const say = (step: SortStep, id: Id, over: Id): string =>
    announcementOf(step, ids.indexOf(id), ids.indexOf(over) + 1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id, active.id),
    // dnd-kit reports the original position as the first one.
    onDragOver: ({ active, over }) =>
      over ? say(over.id === active.id ? 'lifted' : 'moved', active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('cancelled', active.id, active.id),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: hint } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
