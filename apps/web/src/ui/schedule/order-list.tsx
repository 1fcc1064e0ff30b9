/** A list that is reordered by touch, mouse or keyboard, or with the menu of a row. */
import { arrayMove } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Sortable } from '../sortable.tsx';
import classes from './order-list.module.css';
import { type OrderAction, OrderRow } from './order-row.tsx';

export interface OrderItem {
  key: string;
  name: string;
}

export interface OrderListProps<Item extends OrderItem> {
  label: string;
  items: readonly Item[];
  /** Shows the position of each row; not needed for rows that name it. */
  numbered?: boolean;
  /** Called with all keys in their new order. */
  onOrder: (keys: string[]) => void;
  /** Content between the position and the menu. */
  contentOf: (item: Item) => ReactNode;
  /** Additional entries of the row's menu. */
  actsOf: (item: Item) => readonly OrderAction[];
}

export function OrderList<Item extends OrderItem>(props: OrderListProps<Item>) {
  const { label, items, numbered = true, onOrder, contentOf, actsOf } = props;
  const { t } = useTexts();
  const [told, setTold] = useState('');
  const keys = items.map(({ key }) => key);
  const move = (from: number, to: number): void => onOrder(arrayMove(keys, from, to));
  const step = (index: number, to: number): void => {
    move(index, to);
    const { name } = items[index]!;
    setTold(t('schedule:order.done', { name, place: to + 1, total: items.length }));
  };
  return (
    <>
      <Sortable
        ids={keys}
        onMove={move}
        hint={t('schedule:order.hint')}
        announcementOf={(word, index, place) =>
          t(`schedule:order.${word}`, { name: items[index]?.name ?? '', place, total: items.length })
        }
      >
        <ol className={classes.list} aria-label={label}>
          {items.map((item, index) => (
            <OrderRow
              key={item.key}
              id={item.key}
              name={item.name}
              place={numbered ? index + 1 : null}
              content={contentOf(item)}
              actions={actsOf(item)}
              onUp={index > 0 ? () => step(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => step(index, index + 1) : undefined}
            />
          ))}
        </ol>
      </Sortable>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}
