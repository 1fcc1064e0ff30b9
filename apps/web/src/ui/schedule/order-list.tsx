/** Rows in an order that is changed by finger, mouse or keys, or by the menu of a row. */
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
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './order-list.module.css';
import { type OrderAct, OrderRow } from './order-row.tsx';

export interface OrderItem {
  key: string;
  name: string;
}

export interface OrderListProps<Item extends OrderItem> {
  label: string;
  items: readonly Item[];
  /** Whether each row says which one it is; what names its own place need not. */
  numbered?: boolean;
  /** All keys in their new order. */
  onOrder: (keys: string[]) => void;
  /** What a row says, between its place and its menu. */
  contentOf: (item: Item) => ReactNode;
  /** What can be done with it besides moving it. */
  actsOf: (item: Item) => readonly OrderAct[];
}

function useAnnouncements(items: readonly OrderItem[]): Announcements {
  const { t } = useTexts();
  const words = (key: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: unknown, over: unknown): string =>
    t(`schedule:order.${key}`, {
      name: items.find((item) => item.key === id)?.name ?? '',
      place: items.findIndex((item) => item.key === over) + 1,
      total: items.length,
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

export function OrderList<Item extends OrderItem>(props: OrderListProps<Item>) {
  const { label, items, numbered = true, onOrder, contentOf, actsOf } = props;
  const { t } = useTexts();
  const [told, setTold] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(items);
  const keys = items.map(({ key }) => key);
  const move = (from: number, to: number): void => onOrder(arrayMove(keys, from, to));
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const step = (index: number, to: number): void => {
    move(index, to);
    const { name } = items[index]!;
    setTold(t('schedule:order.done', { name, place: to + 1, total: items.length }));
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
          {items.map((item, index) => (
            <OrderRow
              key={item.key}
              id={item.key}
              name={item.name}
              place={numbered ? index + 1 : null}
              content={contentOf(item)}
              acts={actsOf(item)}
              onUp={index > 0 ? () => step(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => step(index, index + 1) : undefined}
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
