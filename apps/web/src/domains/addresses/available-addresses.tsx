/** ADDR-S1: the doors to work, each with two thumbs and five seconds to think again. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { call, newKey } from '../../platform/api.ts';
import { shortDate } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { DoorRow } from '../../ui/door-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { AddAddressSheet } from './add-address-sheet.tsx';
import { refreshMaps } from './addresses.queries.ts';
import classes from './available-addresses.module.css';
import { useDelayedActions } from './delayed-actions.ts';

type Row = NonNullable<MapPage['availableAddresses']>[number];

const undoSeconds = 5;

const sendThumb = async (row: Row, kind: 'done' | 'nothome', key: string): Promise<void> => {
  if (kind === 'done')
    await call('addresses.completeAddress', { params: { id: row.id }, key, keepalive: true });
  else await call('addresses.countNotHome', { body: { id: row.id }, key, keepalive: true });
  await refreshMaps();
};

function useTriesLine(): (row: Row) => string {
  const { t } = useTexts();
  return (row) => {
    if (row.attempt === 0) return t('addresses:notTried');
    const tries = t('addresses:tries', { count: row.attempt });
    return row.adjusted_at ? t('addresses:triesOn', { tries, date: shortDate(row.adjusted_at) }) : tries;
  };
}

function Doors({ rows }: { rows: Row[] }) {
  const { t } = useTexts();
  const lineOf = useTriesLine();
  const { pending, failed, start, undo } = useDelayedActions<'done' | 'nothome'>(undoSeconds);
  const thumb = (row: Row, kind: 'done' | 'nothome'): void => {
    // The key is made now, when the person acts.
    const key = newKey();
    start(row.id, kind, () => sendThumb(row, kind, key));
  };
  return (
    <>
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      <Card>
        <ul>
          {rows.map((row) => {
            const address = addressText(row);
            const waiting = pending.get(row.id);
            return (
              <DoorRow
                key={row.id}
                address={address}
                line={
                  row.lat !== null && row.lng !== null ? (
                    <a className={classes.place} href={`geo:${row.lat},${row.lng}`}>
                      {lineOf(row)}
                      <span className="visually-hidden">, {t('addresses:openMap', { address })}</span>
                    </a>
                  ) : (
                    lineOf(row)
                  )
                }
                doneLabel={t('addresses:done.action', { address })}
                notHomeLabel={t('addresses:notHome.action', { address })}
                onDone={() => thumb(row, 'done')}
                onNotHome={() => thumb(row, 'nothome')}
                pending={
                  waiting
                    ? {
                        ...waiting,
                        word: t(waiting.kind === 'done' ? 'addresses:done.word' : 'addresses:notHome.word'),
                        rest: t('addresses:done.saves', { seconds: undoSeconds }),
                        undo: t('shell:undo'),
                        undoLabel: t('addresses:undo', { address }),
                        onUndo: () => undo(row.id),
                      }
                    : null
                }
              />
            );
          })}
        </ul>
      </Card>
    </>
  );
}

export function AvailableAddresses({ page, rows }: { page: MapPage; rows: Row[] }) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  const add = page.streets.length > 0 && (
    <Button
      variant="light"
      leftSection={<IconPlus aria-hidden="true" size={20} />}
      onClick={() => setAdding(true)}
    >
      {t('addresses:add.action')}
    </Button>
  );
  return (
    <Section
      title={t('addresses:available')}
      aside={
        <span className={classes.aside}>
          {rows.length > 0 && <span className="numbers">{t('addresses:left', { count: rows.length })}</span>}
          {add}
        </span>
      }
    >
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon={<IconHome aria-hidden="true" />}>{t('addresses:emptyPool')}</EmptyState>
        </Card>
      ) : (
        <Doors rows={rows} />
      )}
      {adding && <AddAddressSheet page={page} onClose={() => setAdding(false)} />}
    </Section>
  );
}
