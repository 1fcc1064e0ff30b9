/** The holder of the map; for the holder also blocks, hand-in and hand-off (MAPS-R3, R5, R8). */
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import { mayHandInOrOff, maySeeBlockGrid } from '@sheaf/rules/territory/maps/map-page';
import { shortDate } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { BlockGrid } from '#ui/block-grid.tsx';
import { Card } from '#ui/card.tsx';
import { HandInAndOff } from './hand-in-and-off.tsx';
import classes from './holding-card.module.css';
import type { MapRow } from './map-labels.ts';
import { queueKeyOf } from './waiting-counts.ts';

function Blocks({ map }: { map: MapRow }) {
  const { t } = useTexts();
  const assignment = map.assignment!;
  const done = new Set(assignment.progress.blocks);
  const unsent = useUnsent(useWaitingOf(queueKeyOf(map.number)));
  const waiting = new Set(
    unsent
      .filter(({ operation }) => operation === 'maps.updateBlock')
      .map(({ given }) => given.body!['block'] as number),
  );
  const toggle = async (block: number, completed: boolean): Promise<void> => {
    const label = blockLabel(block, map.blocks_as_letters);
    await outbox.put({
      operation: 'maps.updateBlock',
      given: { body: { id: assignment.id, block, completed } },
      queueKey: queueKeyOf(map.number),
      about: {
        what: t(completed ? 'sync:what.blockDone' : 'sync:what.blockOpen', { label }),
        where: t('sync:where', { number: map.number }),
      },
    });
  };
  const labels = Array.from({ length: map.total_blocks }, (_, index) => {
    const label = blockLabel(index + 1, map.blocks_as_letters);
    return {
      block: index + 1,
      label,
      name: t('maps:block', { label }),
      done: done.has(index + 1),
      waiting: waiting.has(index + 1) ? t('sync:row') : undefined,
    };
  });
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('maps:blocks')}</h2>
        <p className={classes.count} aria-live="polite">
          {t('maps:blocksDone', { done: done.size, total: map.total_blocks })}
        </p>
      </div>
      <BlockGrid blocks={labels} onToggle={toggle} />
      {done.size === map.total_blocks && <p className={classes.hint}>{t('maps:allDone')}</p>}
    </>
  );
}

/**
 * While offline its own line explains why the buttons are disabled, because an additional line would cause a
 * layout shift.
 */
function Owner({ map, viewerId, offered }: { map: MapRow; viewerId: number; offered: boolean }) {
  const { t } = useTexts();
  const online = useOnline();
  const { assignment } = map;
  if (offered && !online) return <p className={classes.owner}>{t('maps:owner.offline')}</p>;
  if (!assignment) return <p className={classes.owner}>{t('maps:owner.none')}</p>;
  if (assignment.user?.id === viewerId) {
    const key = assignment.personal ? 'maps:owner.personal' : 'maps:owner.mine';
    return <p className={classes.owner}>{t(key, { date: shortDate(assignment.assigned_at) })}</p>;
  }
  if (!assignment.user) return <p className={classes.owner}>{t('maps:owner.open')}</p>;
  return <p className={classes.owner}>{t('maps:owner.other', { name: assignment.user.full_name })}</p>;
}

export function HoldingCard({ map, viewerId }: { map: MapRow; viewerId: number }) {
  const permits = usePermits();
  const seen = map.assignment && {
    holderId: map.assignment.user?.id ?? null,
    personal: map.assignment.personal,
  };
  const hand = mayHandInOrOff(seen, viewerId, permits);
  return (
    <Card padded>
      <div className={classes.card}>
        <Owner map={map} viewerId={viewerId} offered={hand} />
        {maySeeBlockGrid(seen, map.total_blocks, viewerId) && <Blocks map={map} />}
        <HandInAndOff map={map} offered={hand} />
      </div>
    </Card>
  );
}
