/**
 * ADDR-S3: the map's own addresses; a phone number is edited in place, a deletion can be undone for three
 * seconds.
 */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import { asksBusinessName, asksCoordinates, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { call, newKey } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { refreshAfter } from '#platform/queries.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { DoNotCallMark } from '#ui/do-not-call-mark.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { Said } from '#ui/said.tsx';
import { UndoRing } from '#ui/undo-ring.tsx';
import classes from './address-list.module.css';
import { type DelayedAction, useDelayedActions } from './delayed-actions.ts';

const AddPreloadedSheet = lazyPart(async () => (await import('./add-preloaded-sheet.tsx')).AddPreloadedSheet);
const EditPreloadedSheet = lazyPart(
  async () => (await import('./edit-preloaded-sheet.tsx')).EditPreloadedSheet,
);

type PreloadedRow = NonNullable<MapPage['preloadedAddresses']>[number];

const undoSeconds = 3;
const shownAtOnce = 60;

interface AddressButtonsProps {
  address: string;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressButtons({ address, onEdit, onDelete }: AddressButtonsProps) {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <RowButtons
      edit={
        permits.has('maps.preloaded.edit') && {
          label: t('addresses:preloaded.edit', { address }),
          onClick: onEdit,
        }
      }
      remove={
        permits.has('maps.preloaded.delete') && {
          label: t('addresses:preloaded.delete', { address }),
          onClick: onDelete,
        }
      }
    />
  );
}

function Forbidden({ line }: { line: string }) {
  const { t } = useTexts();
  return (
    <>
      <DoNotCallMark word={t('addresses:doNotCalls.mark')} />
      {line}
    </>
  );
}

interface ItemProps {
  row: PreloadedRow;
  letters: boolean;
  waiting: DelayedAction<'delete'> | undefined;
  onUndo: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function PreloadedItem({ row, letters, waiting, onUndo, ...buttons }: ItemProps) {
  const { t } = useTexts();
  const address = addressText(row);
  const block =
    row.block !== null && t('addresses:preloaded.block', { label: blockLabel(row.block, letters) });
  const unknown = row.place_unknown && t('addresses:preloaded.placeUnknown');
  // A do-not-call must not be phoned either.
  const phone = row.do_not_call ? null : row.number;
  const line = joinTexts([row.name, phone, block, row.date && shortDate(row.date), row.note, unknown], ' · ');
  if (!waiting)
    return (
      <ListRow
        title={<bdi>{address}</bdi>}
        line={row.do_not_call ? <Forbidden line={line} /> : line}
        trailing={<AddressButtons address={address} {...buttons} />}
      />
    );
  return (
    <ListRow
      title={<bdi>{address}</bdi>}
      line={<Said as="span">{t('addresses:preloaded.deleted', { address })}</Said>}
      trailing={
        <span className={classes.buttons}>
          <Button variant="default" aria-label={t('addresses:undo', { address })} onClick={onUndo}>
            {t('shell:undo')}
          </Button>
          <UndoRing
            startedAt={waiting.startedAt}
            seconds={undoSeconds}
            shownMilliseconds={undoSeconds * 1000}
          />
        </span>
      }
    />
  );
}

const sendDeletion = async (id: number, key: string): Promise<void> => {
  await call('addresses.deletePreloadedAddress', { params: { id }, key, keepalive: true });
  await refreshAfter('addresses.deletePreloadedAddress');
};

export function PreloadedList({ page, rows }: { page: MapPage; rows: PreloadedRow[] }) {
  const { t } = useTexts();
  const permits = usePermits();
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<PreloadedRow | null>(null);
  const [shown, setShown] = useState(shownAtOnce);
  const { pending, failed, start, undo } = useDelayedActions<'delete'>(undoSeconds);
  const remove = (id: number): void => {
    const key = newKey();
    start(id, 'delete', () => sendDeletion(id, key));
  };
  return (
    <div>
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      <NeedsNet>
        {rows.slice(0, shown).map((row) => (
          <PreloadedItem
            key={row.id}
            row={row}
            letters={page.map.blocks_as_letters}
            waiting={pending.get(row.id)}
            onUndo={() => undo(row.id)}
            onEdit={() => setEditing(row)}
            onDelete={() => remove(row.id)}
          />
        ))}
      </NeedsNet>
      <div className={classes.foot}>
        {rows.length > shown && (
          <Button variant="default" onClick={() => setShown(rows.length)}>
            {t('addresses:preloaded.all', { count: rows.length })}
          </Button>
        )}
        {permits.has('maps.preloaded.add') && page.streets.length > 0 && (
          <Button
            variant="light"
            disabled={!online}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setAdding(true)}
          >
            {t('addresses:preloaded.add')}
          </Button>
        )}
      </div>
      {adding && <AddPreloadedSheet page={page} onClose={() => setAdding(false)} />}
      {editing && (
        <EditPreloadedSheet
          row={editing}
          asksName={asksBusinessName(mapTypes.decode(page.map.type_id))}
          asksPlace={asksCoordinates(mapTypes.decode(page.map.type_id))}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
