/** ADDR-S5: the foreign addresses of a map. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { DoNotCallMark } from '../../ui/do-not-call-mark.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { type ForeignRow, ForeignSheet } from './foreign-sheet.tsx';
import { languageName } from './language-field.tsx';
import classes from './territory.module.css';
import { useDeleteForeign } from './territory.queries.ts';

const nameOf = (row: ForeignRow): string => addressText({ ...row, street: row.street_name });

function DeleteForeign({ row, onClose }: { row: ForeignRow; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useDeleteForeign();
  return (
    <DeleteQuestion
      title={t('territory:foreign.deleteTitle')}
      text={t('territory:foreign.deleteText')}
      removal={removal}
      given={row.id}
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
      {rows.length === 0 && <p className={classes.empty}>{t('maps:empty')}</p>}
      {permits.has('maps.foreign.add') && page.streets.length > 0 && (
        <div className={classes.foot}>
          <Button
            variant="light"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setEditing('new')}
          >
            {t('territory:foreign.add')}
          </Button>
        </div>
      )}
      {editing && (
        <ForeignSheet page={page} row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteForeign row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
