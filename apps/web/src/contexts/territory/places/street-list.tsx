/** MAPS-S6: the streets of a map. */
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
import type { StreetRow } from './street-sheet.tsx';

const StreetSheet = lazyPart(async () => (await import('./street-sheet.tsx')).StreetSheet);

function DeleteStreet({ row, onClose }: { row: StreetRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('places.deleteStreet');
  return (
    <DeleteQuestion
      title={t('territory:street.deleteTitle')}
      text={t('territory:street.deleteText')}
      removal={removal}
      given={{ params: { id: row.id } }}
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
      {page.streets.length === 0 && <NothingListed>{t('maps:empty')}</NothingListed>}
      {permits.has('maps.streets.add') && (
        <AddToList label={t('territory:street.add')} onAdd={() => setEditing('new')} />
      )}
      {editing && (
        <StreetSheet page={page} row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteStreet row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
