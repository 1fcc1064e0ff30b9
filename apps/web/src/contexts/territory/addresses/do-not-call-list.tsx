/**
 * ADDR-S6: the do-not-calls with their dates; any can be confirmed to today, and those over two years old are
 * marked as due (ADDR-O10).
 */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { mayChangeDoNotCall } from '@sheaf/rules/territory/addresses/own-do-not-call';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { call, newKey } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { refreshAfter } from '#platform/queries.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import classes from './address-list.module.css';
import type { DoNotCall } from './do-not-call-fields.tsx';
import { removeWaiting } from './waiting-do-not-call.ts';

const AddDoNotCallSheet = lazyPart(
  async () => (await import('./add-do-not-call-sheet.tsx')).AddDoNotCallSheet,
);
const EditDoNotCallSheet = lazyPart(
  async () => (await import('./edit-do-not-call-sheet.tsx')).EditDoNotCallSheet,
);
const EditWaitingDoNotCallSheet = lazyPart(
  async () => (await import('./edit-waiting-do-not-call-sheet.tsx')).EditWaitingDoNotCallSheet,
);

/** Waits on the phone. */
const isWaiting = ({ id }: DoNotCall): boolean => id < 0;
const isStored = ({ id }: DoNotCall): boolean => id >= 0;

const textOf = (row: DoNotCall): string => addressText({ ...row, house: String(row.number) });

function DeleteDoNotCall({ row, onClose }: { row: DoNotCall; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('addresses:doNotCalls.deleteTitle')}
      text={t('addresses:doNotCalls.deleteText')}
      verb={t('addresses:doNotCalls.deleteShort')}
      removal={useWrite('addresses.deleteDoNotCall')}
      given={{ params: { id: row.id } }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{textOf(row)}</bdi>
        </strong>
      </p>
    </DeleteQuestion>
  );
}

/** ADDR-O10: undo restores the earlier date. */
function useConfirm(row: DoNotCall) {
  const { t } = useTexts();
  const address = textOf(row);
  // The date at the time of the press: the row may show the new one before the answer arrives.
  const before = useRef(row.date);
  const confirming = useWrite('addresses.confirmDoNotCall', {
    success: ({ version }) => {
      const key = newKey();
      const body = { date: before.current, version };
      toasts.show(t('addresses:doNotCalls.confirmed', { address }), async () => {
        await call('addresses.confirmDoNotCall', { params: { id: row.id }, body, key });
        await refreshAfter('addresses.confirmDoNotCall');
        return t('addresses:doNotCalls.confirmUndone', { address });
      });
    },
  });
  const confirm = (): void => {
    before.current = row.date;
    confirming.mutate({ params: { id: row.id }, body: { version: row.version } });
  };
  return { confirm, confirming };
}

/** Recorded on this phone: it can be changed and removed before the server knows it (ADDR-R17.3). */
function WaitingRow({ row, onEdit }: { row: DoNotCall; onEdit: () => void }) {
  const { t } = useTexts();
  const address = textOf(row);
  return (
    <ListRow
      title={<bdi>{address}</bdi>}
      line={t('sync:row')}
      trailing={
        <span className={classes.buttons}>
          <RowButtons
            edit={{ label: t('addresses:doNotCalls.edit', { address }), onClick: onEdit }}
            remove={{
              label: t('addresses:doNotCalls.delete', { address }),
              onClick: () => void removeWaiting(-row.id),
            }}
          />
        </span>
      }
    />
  );
}

interface DoNotCallRowProps {
  row: DoNotCall;
  /** The person added it (ADDR-R17.2). */
  own: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function DoNotCallRow({ row, own, onEdit, onDelete }: DoNotCallRowProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const { confirm, confirming } = useConfirm(row);
  const line = joinTexts(
    [
      t('addresses:doNotCalls.since', { date: shortDate(row.date) }),
      row.due_for_review && t('addresses:doNotCalls.due'),
      row.note,
    ],
    ' · ',
  );
  return (
    <ListRow
      title={<bdi>{textOf(row)}</bdi>}
      line={confirming.isError ? confirming.error.message || t('shell:failed') : line}
      trailing={
        <span className={`${classes.buttons} ${classes.confirmable}`}>
          {permits.has('maps.dnc.update') && (
            <Button
              variant={row.due_for_review ? 'light' : 'default'}
              loading={confirming.isPending}
              aria-label={t('addresses:doNotCalls.confirm', { address: textOf(row) })}
              onClick={confirm}
            >
              {t('addresses:doNotCalls.confirmShort')}
            </Button>
          )}
          <RowButtons
            edit={
              mayChangeDoNotCall('maps.dnc.update', permits, own) && {
                label: t('addresses:doNotCalls.edit', { address: textOf(row) }),
                onClick: onEdit,
              }
            }
            remove={
              mayChangeDoNotCall('maps.dnc.delete', permits, own) && {
                label: t('addresses:doNotCalls.delete', { address: textOf(row) }),
                onClick: onDelete,
              }
            }
          />
        </span>
      }
    />
  );
}

export function DoNotCallList({ page, rows }: { page: MapPage; rows: DoNotCall[] }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<DoNotCall | null>(null);
  const [leaving, setLeaving] = useState<DoNotCall | null>(null);
  return (
    <div>
      {rows.filter(isWaiting).map((row) => (
        <WaitingRow key={row.id} row={row} onEdit={() => setEditing(row)} />
      ))}
      <NeedsNet nothing={rows.every(isWaiting)}>
        {rows.filter(isStored).map((row) => (
          <DoNotCallRow
            key={row.id}
            row={row}
            own={page.ownDoNotCalls?.includes(row.id) ?? false}
            onEdit={() => setEditing(row)}
            onDelete={() => setLeaving(row)}
          />
        ))}
      </NeedsNet>
      {rows.length === 0 && <p className={classes.empty}>{t('maps:empty')}</p>}
      {permits.has('maps.dnc.add') && page.streets.length > 0 && (
        <div className={classes.foot}>
          <Button
            variant="light"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setAdding(true)}
          >
            {t('addresses:doNotCalls.add')}
          </Button>
        </div>
      )}
      {adding && <AddDoNotCallSheet page={page} onClose={() => setAdding(false)} />}
      {editing && isStored(editing) && (
        <EditDoNotCallSheet page={page} row={editing} onClose={() => setEditing(null)} />
      )}
      {editing && isWaiting(editing) && (
        <EditWaitingDoNotCallSheet page={page} row={editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteDoNotCall row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
