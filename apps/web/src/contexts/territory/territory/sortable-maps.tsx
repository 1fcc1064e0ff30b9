/**
 * MAPS-S9: sorts maps into the order of the dashboard by touch, mouse or keyboard; lazy-loaded with its
 * screen.
 */
import { arrayMove, useSortable } from '@dnd-kit/sortable';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { ReactNode } from 'react';
import type { MapRow } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { Sortable } from '#ui/sortable.tsx';
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

export function SortableMaps({ maps, onOrder, children }: SortableMapsProps) {
  const { t } = useTexts();
  return (
    <Sortable
      ids={maps.map(({ id }) => id)}
      onMove={(from, to) => onOrder(arrayMove(maps, from, to))}
      hint={t('territory:sort.hint')}
      announcementOf={(step, index, place) =>
        t(`territory:sort.${step}`, { number: maps[index]?.number ?? '', place, total: maps.length })
      }
    >
      <ol className={classes.list}>
        {maps.map((map) => (
          <SortableRow key={map.id} map={map}>
            {children(map)}
          </SortableRow>
        ))}
      </ol>
    </Sortable>
  );
}
