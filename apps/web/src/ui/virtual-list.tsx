/**
 * A virtual list that renders only the rows on the screen and a few around them: hundreds would stutter on an
 * old phone.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useShowSoughtIndex } from './sought-row.ts';
import classes from './virtual-list.module.css';

export interface VirtualListProps<Item extends { id: number }> {
  items: readonly Item[];
  /** Estimated height of a row in pixels, before it is measured. */
  height: number;
  children: (item: Item) => ReactNode;
  /** Ids of the selected rows; without it rows cannot be selected. */
  selected?: ReadonlySet<number> | undefined;
  /** Path of a row's detail, if details show next to the list. */
  pathOf?: (item: Item) => string;
}

export function VirtualList<Item extends { id: number }>({
  items,
  height,
  children,
  selected,
  pathOf,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: 6,
    // The app sets the scroll position as on every screen; the default would be that of the previous screen.
    initialOffset: 0,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  useShowSoughtIndex(
    () => (pathOf ? items.map(pathOf) : []),
    (index) => rows.scrollToIndex(index, { align: 'center' }),
  );
  return (
    <ul ref={list} className={classes.list} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          data-select={selected && items[index]?.id}
          data-selected={(selected && items[index] && selected.has(items[index].id)) || undefined}
          className={classes.item}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}
