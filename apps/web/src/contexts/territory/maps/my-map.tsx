/** Card of a map that the person holds, with its progress and a link. */

import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import { type MapRow, placeLabels } from './map-labels.ts';
import classes from './my-map.module.css';
import { countsWithWaiting, queueKeyOf } from './waiting-counts.ts';

export function MyMap({ map }: { map: MapRow }) {
  const { t } = useTexts();
  const counts = countsWithWaiting(map, useWaitingOf(queueKeyOf(map.number)));
  const done = new Set(counts.blocks);
  const blocks = Array.from({ length: map.total_blocks }, (_, index) => index + 1);
  const count = counts.addresses;
  const line =
    map.total_blocks > 0
      ? t('maps:progress', { done: done.size, total: map.total_blocks, count })
      : t('maps:progressAddresses', { percent: counts.percent, count });
  return (
    <Link to={`/map/${map.number}`} className={classes.card}>
      <span className={classes.number} data-type={mapTypes.decode(map.type_id)} aria-hidden="true">
        {map.number}
      </span>
      <span className={classes.texts}>
        <span className={classes.place}>
          <bdi>{placeLabels(t, map)}</bdi>
        </span>
        <span className="visually-hidden">, {t('maps:title', { number: map.number })}, </span>
        <span className={classes.line}>{line}</span>
      </span>
      <IconChevronRight aria-hidden="true" />
      {map.total_blocks > 0 && (
        <span className={classes.bar} aria-hidden="true">
          {blocks.map((block) => (
            <span key={block} className={classes.piece} data-done={done.has(block) || undefined} />
          ))}
        </span>
      )}
    </Link>
  );
}
