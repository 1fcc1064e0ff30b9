/** MAPS-S9: maps in the order of the dashboard, moved by finger, mouse or keys; arrives with its screen only. */
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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { MapRow } from '../maps/map-list.public-api.ts';
import classes from './territory.module.css';

export interface SortableMapsProps {
  maps: MapRow[];
  onOrder: (maps: MapRow[]) => void;
  children: (map: MapRow) => ReactNode;
}

function SortableRow({ map, children }: { map: MapRow; children: ReactNode }) {
  const { t } = useTexts();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: map.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-lifted={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('territory:sort.handle', { number: map.number })}
      >
        <IconGripVertical aria-hidden="true" size={20} />
      </button>
      {children}
    </li>
  );
}

function useAnnouncements(maps: MapRow[]): Announcements {
  const { t } = useTexts();
  const placeOf = (id: unknown): number => maps.findIndex((map) => map.id === id) + 1;
  const wordsOf = (key: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: unknown, over: unknown): string =>
    t(`territory:sort.${key}`, {
      number: maps.find((map) => map.id === id)?.number ?? '',
      place: placeOf(over),
      total: maps.length,
    });
  return {
    onDragStart: ({ active }) => wordsOf('lifted', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? wordsOf('moved', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => wordsOf('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => wordsOf('cancelled', active.id, active.id),
  };
}

export function SortableMaps({ maps, onOrder, children }: SortableMapsProps) {
  const { t } = useTexts();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(maps);
  const ids = maps.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(maps, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('territory:sort.hint') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {maps.map((map) => (
            <SortableRow key={map.id} map={map}>
              {children(map)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
