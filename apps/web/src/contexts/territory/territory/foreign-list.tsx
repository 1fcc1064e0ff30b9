/** ADDR-S5: the foreign addresses of a map. */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import { useState } from 'react';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { DoNotCallMark } from '#ui/do-not-call-mark.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AddToList, NothingListed } from '#ui/list-end.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import type { ForeignRow } from './foreign-sheet.tsx';

const ForeignSheet = lazyPart(async () => (await import('./foreign-sheet.tsx')).ForeignSheet);

const nameOf = (row: ForeignRow): string => addressText({ ...row, street: row.street_name });

function DeleteForeign({ row, onClose }: { row: ForeignRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('territory.deleteForeignAddress');
  return (
    <DeleteQuestion
      title={t('territory:foreign.deleteTitle')}
      text={t('territory:foreign.deleteText')}
      removal={removal}
      given={{ params: { id: row.id } }}
      onClose={onClose}
    >
      <strong>
        <bdi>{nameOf(row)}</bdi>
      </strong>
    </DeleteQuestion>
  );
}

export function ForeignList({ page, rows }: { page: MapPage; rows: ForeignRow[] }) {
  const { t, lang } = useTexts();
  const permits = usePermits();
  const [editing, setEditing] = useState<ForeignRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ForeignRow | null>(null);
  return (
    <div>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          title={<bdi>{nameOf(row)}</bdi>}
          line={
            <>
              {row.do_not_call && <DoNotCallMark word={t('addresses:doNotCalls.mark')} />}
              {languageName(row.lang, lang)}
            </>
          }
          trailing={
            <RowButtons
              edit={
                permits.has('maps.foreign.edit') && {
                  label: t('territory:foreign.edit', { name: nameOf(row) }),
                  onClick: () => setEditing(row),
                }
              }
              remove={
                permits.has('maps.foreign.delete') && {
                  label: t('territory:foreign.delete', { name: nameOf(row) }),
                  onClick: () => setLeaving(row),
                }
              }
            />
          }
        />
      ))}
      {rows.length === 0 && <NothingListed>{t('maps:empty')}</NothingListed>}
      {permits.has('maps.foreign.add') && page.streets.length > 0 && (
        <AddToList label={t('territory:foreign.add')} onAdd={() => setEditing('new')} />
      )}
      {editing && (
        <ForeignSheet page={page} row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteForeign row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
