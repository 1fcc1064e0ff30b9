/** The maps in the chosen order as cards with buttons, below 1100 px. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { SelectBox } from '#ui/selection/select-box.tsx';
import type { SelectionOfList } from '#ui/selection/use-selection.ts';
import classes from './assign.module.css';
import { AssignCard } from './assign-card.tsx';
import { type AssignRow, placeLabels } from './map-labels.ts';
import type { MapActions } from './use-map-actions.tsx';

export const cardHeight = 190;

export interface AssignListProps extends Pick<MapActions, 'onAction' | 'problemOf'> {
  maps: readonly AssignRow[];
  selection: SelectionOfList;
}

/**
 * Virtualised: renders only the maps near the viewport, because 300 of them would stutter on an old phone.
 */
export function AssignList({ maps, selection, problemOf, onAction }: AssignListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: maps.length,
    estimateSize: () => cardHeight,
    overscan: 2,
    initialOffset: 0,
    scrollMargin: top,
    getItemKey: (index) => maps[index]?.id ?? index,
  });
  return (
    <div {...selection.listProps}>
      <ul ref={list} className={classes.cards} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const map = maps[index]!;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={maps.length}
              aria-posinset={index + 1}
              data-select={map.id}
              data-selected={selection.ids.has(map.id) || undefined}
              className={classes.line}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <SelectBox
                id={map.id}
                label={t('selection:maps.one', { number: map.number, place: placeLabels(t, map) })}
                selection={selection}
                at="end"
              />
              <div className={classes.cardOf} inert={selection.picking}>
                <AssignCard map={map} problem={problemOf(map)} onAction={onAction} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
