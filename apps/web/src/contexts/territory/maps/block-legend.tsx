/**
 * Legend of the blocks next to the enlarged picture, completed ones tinted and ticked, because the position
 * of blocks on most pictures is unknown.
 */
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import { maySeeBlockGrid } from '@sheaf/rules/territory/maps/map-page';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './block-legend.module.css';
import type { MapRow } from './map-labels.ts';

/** MAPS-R3: for the holder only, like the blocks. */
export function BlockLegend({ map, viewerId }: { map: MapRow; viewerId: number }) {
  const { t } = useTexts();
  const { assignment } = map;
  const seen = assignment && { holderId: assignment.user?.id ?? null, personal: assignment.personal };
  if (!assignment || !maySeeBlockGrid(seen, map.total_blocks, viewerId)) return null;
  const done = new Set(assignment.progress.blocks);
  const blocks = Array.from({ length: map.total_blocks }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with larger letters or many blocks it is scrolled, by keys too
    <section className={classes.legend} tabIndex={0} aria-label={t('maps:blocks')}>
      <p className={classes.count}>{t('maps:blocksDone', { done: done.size, total: map.total_blocks })}</p>
      <ul className={classes.blocks}>
        {blocks.map((block) => (
          <li key={block} className={classes.block} data-done={done.has(block) || undefined}>
            {blockLabel(block, map.blocks_as_letters)}
            {done.has(block) && <IconCheck aria-label={t('maps:blockDone')} size={16} stroke={3} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
