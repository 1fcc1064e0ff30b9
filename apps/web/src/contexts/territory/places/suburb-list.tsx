/** MAPS-S7: the suburbs of a map. */
import { useState } from 'react';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AddToList, NothingListed } from '#ui/list-end.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import type { SuburbRow } from './suburb-sheet.tsx';

const SuburbSheet = lazyPart(async () => (await import('./suburb-sheet.tsx')).SuburbSheet);

function DeleteSuburb({ row, onClose }: { row: SuburbRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('places.deleteSuburb');
  return (
    <DeleteQuestion
      title={t('territory:suburb.deleteTitle')}
      text={t('territory:suburb.deleteText')}
      removal={removal}
      given={{ params: { id: row.id } }}
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
      {rows.length === 0 && <NothingListed>{t('maps:empty')}</NothingListed>}
      {permits.has('maps.suburbs.add') && (
        <AddToList label={t('territory:suburb.add')} onAdd={() => setEditing('new')} />
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
