/** People who take turns, in their order: moved by finger, mouse or keys, or by the menu of a row. */
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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './people-order.module.css';
import { type OrderedPerson, PeopleOrderRow } from './people-order-row.tsx';

export type { OrderedPerson };

export interface PeopleOrderProps {
  label: string;
  people: readonly OrderedPerson[];
  /** All keys in their new order. */
  onOrder: (keys: string[]) => void;
  onRemove: (key: string) => void;
}

function useAnnouncements(people: readonly OrderedPerson[]): Announcements {
  const { t } = useTexts();
  const words = (key: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: unknown, over: unknown): string =>
    t(`schedule:order.${key}`, {
      name: people.find((person) => person.key === id)?.name ?? '',
      place: people.findIndex((person) => person.key === over) + 1,
      total: people.length,
    });
  return {
    onDragStart: ({ active }) => words('lifted', active.id, active.id),
    // The place they were lifted from counts as the first one they are over.
    onDragOver: ({ active, over }) =>
      over ? words(over.id === active.id ? 'lifted' : 'moved', active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => words('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => words('cancelled', active.id, active.id),
  };
}

export function PeopleOrder({ label, people, onOrder, onRemove }: PeopleOrderProps) {
  const { t } = useTexts();
  const [told, setTold] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(people);
  const keys = people.map(({ key }) => key);
  const move = (from: number, to: number): void => onOrder(arrayMove(keys, from, to));
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const step = (index: number, to: number): void => {
    move(index, to);
    const { name } = people[index]!;
    setTold(t('schedule:order.done', { name, place: to + 1, total: people.length }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('schedule:order.hint') },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label}>
          {people.map((person, index) => (
            <PeopleOrderRow
              key={person.key}
              person={person}
              place={index + 1}
              onUp={index > 0 ? () => step(index, index - 1) : undefined}
              onDown={index < people.length - 1 ? () => step(index, index + 1) : undefined}
              onRemove={() => onRemove(person.key)}
            />
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </DndContext>
  );
}
