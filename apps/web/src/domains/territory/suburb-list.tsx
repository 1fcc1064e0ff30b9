/** MAPS-S7: the suburbs of a map. */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { type SuburbRow, SuburbSheet } from './suburb-sheet.tsx';
import classes from './territory.module.css';
import { useDeleteSuburb } from './territory.queries.ts';

function DeleteSuburb({ row, onClose }: { row: SuburbRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useDeleteSuburb();
  return (
    <DeleteQuestion
      title={t('territory:suburb.deleteTitle')}
      text={t('territory:suburb.deleteText')}
      removal={removal}
      given={row.id}
      onClose={onClose}
    >
      <strong>
        <bdi>{row.suburb}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

export function SuburbList({ page, rows }: { page: MapPage; rows: SuburbRow[] }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [editing, setEditing] = useState<SuburbRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SuburbRow | null>(null);
  return (
    <div>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          title={<bdi>{row.suburb}</bdi>}
          line={row.code}
          trailing={
            <RowButtons
              edit={
                permits.has('maps.suburbs.edit') && {
                  label: t('territory:suburb.edit', { name: row.suburb }),
                  onClick: () => setEditing(row),
                }
              }
              remove={
                permits.has('maps.suburbs.delete') && {
                  label: t('territory:suburb.delete', { name: row.suburb }),
                  onClick: () => setLeaving(row),
                }
              }
            />
          }
        />
      ))}
      {rows.length === 0 && <p className={classes.empty}>{t('maps:empty')}</p>}
      {permits.has('maps.suburbs.add') && (
        <div className={classes.foot}>
          <Button
            variant="light"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setEditing('new')}
          >
            {t('territory:suburb.add')}
          </Button>
        </div>
      )}
      {editing && (
        <SuburbSheet
          mapId={page.map.id}
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && <DeleteSuburb row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
