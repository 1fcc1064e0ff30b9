/** MAPS-S6: the streets of a map. */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { type StreetRow, StreetSheet } from './street-sheet.tsx';
import classes from './territory.module.css';
import { useDeleteStreet } from './territory.queries.ts';

function DeleteStreet({ row, onClose }: { row: StreetRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useDeleteStreet();
  return (
    <DeleteQuestion
      title={t('territory:street.deleteTitle')}
      text={t('territory:street.deleteText')}
      removal={removal}
      given={row.id}
      onClose={onClose}
    >
      <strong>
        <bdi>{row.name}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

export function StreetList({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [editing, setEditing] = useState<StreetRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<StreetRow | null>(null);
  const suburbOf = (row: StreetRow) => page.suburbs?.find(({ id }) => id === row.suburb_id)?.suburb;
  return (
    <div>
      {page.streets.map((row) => (
        <ListRow
          key={row.id}
          title={<bdi>{row.name}</bdi>}
          line={suburbOf(row)}
          trailing={
            <RowButtons
              edit={
                permits.has('maps.streets.edit') && {
                  label: t('territory:street.edit', { name: row.name }),
                  onClick: () => setEditing(row),
                }
              }
              remove={
                permits.has('maps.streets.delete') && {
                  label: t('territory:street.delete', { name: row.name }),
                  onClick: () => setLeaving(row),
                }
              }
            />
          }
        />
      ))}
      {page.streets.length === 0 && <p className={classes.empty}>{t('maps:empty')}</p>}
      {permits.has('maps.streets.add') && (
        <div className={classes.foot}>
          <Button
            variant="light"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setEditing('new')}
          >
            {t('territory:street.add')}
          </Button>
        </div>
      )}
      {editing && (
        <StreetSheet page={page} row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteStreet row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
