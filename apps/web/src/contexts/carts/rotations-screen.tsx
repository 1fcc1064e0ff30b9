/** Cart rotations as cards that are paused and resumed with one tap (CARTS-S5). */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { bodyOf, type CartRotation, rotationWhen, valuesOf } from './cart-rotation.ts';
import classes from './cart-rotations.module.css';
import { RotationSheet } from './rotation-sheet.tsx';

/** CARTS-R15: the switch saves at once. */
function Running({ row }: { row: CartRotation }) {
  const { t } = useTexts();
  const edit = useWrite('carts.editRotation');
  const body = bodyOf(valuesOf(row));
  return (
    <div className={classes.running}>
      <SwitchRow
        label={t('carts:rotations.running')}
        description={row.active ? undefined : t('carts:rotations.pausedText')}
        checked={row.active}
        disabled={edit.isPending || body === null}
        onChange={(event) =>
          body &&
          edit.mutate({
            params: { id: row.id },
            body: { ...body, active: event.currentTarget.checked, version: row.version },
          })
        }
      />
      <FailureNotice error={edit.error} />
    </div>
  );
}

interface RotationCardProps {
  row: CartRotation;
  onEdit: () => void;
  onDelete: () => void;
}

function RotationCard({ row, onEdit, onDelete }: RotationCardProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const plain = t('carts:rotations.name', { cart: row.location, when: rotationWhen(t, row) });
  const name = row.active ? row.location : t('carts:rotations.paused', { name: row.location });
  return (
    <Card label={plain}>
      <ListRow
        icon={<IconRepeat aria-hidden="true" />}
        title={<bdi>{name}</bdi>}
        line={
          <>
            <span className={classes.line}>{rotationWhen(t, row)}</span>
            <span className={classes.line}>{t('carts:rotations.takers', { count: row.users.length })}</span>
            <span className={classes.line}>
              {row.current_date
                ? t('carts:rotations.bookedUpTo', { date: fullDay(row.current_date) })
                : t('carts:rotations.notBooked')}
            </span>
          </>
        }
        trailing={
          <RowButtons
            edit={
              permits.has('settings.cart_rotations.edit') && {
                label: t('carts:rotations.editOf', { name: plain }),
                onClick: onEdit,
              }
            }
            remove={
              permits.has('settings.cart_rotations.delete') && {
                label: t('carts:rotations.deleteOf', { name: plain }),
                onClick: onDelete,
              }
            }
          />
        }
      />
      {permits.has('settings.cart_rotations.edit') && <Running row={row} />}
    </Card>
  );
}

export function RotationsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const rotations = useRead('carts.listRotations');
  const [editing, setEditing] = useState<CartRotation | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CartRotation | null>(null);
  const removal = useWrite('carts.deleteRotation');
  const open = editing === 'new' ? null : rotations.data?.find(({ id }) => id === editing?.id);
  return (
    <Page title={t('carts:rotations.title')} back>
      <Hint>{t('carts:rotations.text')}</Hint>
      {permits.has('settings.cart_rotations.add') && (
        <Tools>
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
            {t('carts:rotations.add')}
          </Button>
        </Tools>
      )}
      <QueryState
        query={rotations}
        skeleton={{ height: 130, count: 3 }}
        empty={{ icon: <IconRepeat aria-hidden="true" />, text: t('carts:rotations.empty') }}
      >
        {(rows) => (
          <div className={classes.cards}>
            {rows.map((row) => (
              <RotationCard
                key={row.id}
                row={row}
                onEdit={() => setEditing(row)}
                onDelete={() => setLeaving(row)}
              />
            ))}
          </div>
        )}
      </QueryState>
      {editing !== null && open !== undefined && (
        <RotationSheet row={open} onClose={() => setEditing(null)} />
      )}
      {leaving && (
        <DeleteQuestion
          title={t('carts:rotations.deleteTitle')}
          text={t('carts:rotations.deleteText')}
          removal={removal}
          given={{ params: { id: leaving.id } }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Page>
  );
}
