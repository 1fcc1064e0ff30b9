/** A long list of which only the rows on the screen and a few around them are there: hundreds would stutter on an old phone. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './virtual-list.module.css';

export interface VirtualListProps<Item extends { id: number }> {
  items: readonly Item[];
  /** Of one row in pixels, as guessed before it is measured. */
  height: number;
  children: (item: Item) => ReactNode;
  /** Of those that are selected; without it no row can be. */
  selected?: ReadonlySet<number> | undefined;
}

export function VirtualList<Item extends { id: number }>({
  items,
  height,
  children,
  selected,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: 6,
    // Where a list begins, the app decides as on every screen; unsaid, the list would keep to where the screen before it was.
    initialOffset: 0,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  });
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
