/** Screen of all responsibilities as cards in order (ATTEND-S2, ATTEND-R9). */
import { Button } from '@mantine/core';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';
import { DutiesTour, useDutiesTour } from './duties-tour.tsx';
import { type Responsibility, useResponsibilities } from './responsibilities.queries.ts';
import classes from './responsibilities-screen.module.css';
import { ResponsibilitySheet } from './responsibility-sheet.tsx';

const linesOf = (t: Translate, row: Responsibility): readonly string[] => [
  joinTexts(
    [t(`responsibilities:settings.every.${row.frequency}`), t(`responsibilities:scope.${row.meeting}`)],
    ' · ',
  ),
  row.group_turns
    ? t('responsibilities:settings.groups')
    : t('responsibilities:settings.people', { count: row.attendants.length }),
  row.current_date === null
    ? t('responsibilities:settings.notBooked')
    : t('responsibilities:settings.booked', { day: dayAndMonth(row.current_date) }),
];

function Delete({ row, onClose }: { row: Responsibility; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('responsibilities:settings.deleteTitle')}
      text={t('responsibilities:settings.deleteText')}
      removal={useWrite('responsibilities.deleteResponsibility')}
      given={{ params: { id: row.id } }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{row.label}</bdi>
        </strong>
      </p>
    </DeleteQuestion>
  );
}

interface CardsProps {
  rows: readonly Responsibility[];
  edits: boolean;
  onEdit: (row: Responsibility) => void;
  onDelete: (row: Responsibility) => void;
}

function Cards({ rows, edits, onEdit, onDelete }: CardsProps) {
  const { t } = useTexts();
  const onFirst = (index: number, target: string) => index === 0 && { 'data-tour': target };
  return rows.map((row, index) => (
    <div key={row.id} {...onFirst(index, 'duty-card')}>
      <Card label={row.label}>
        <ListRow
          icon={<DutyIcon kind={responsibilityIcons[row.kind]} />}
          title={<bdi>{row.label}</bdi>}
          lines={linesOf(t, row)}
          trailing={
            <span {...onFirst(index, 'duty-buttons')}>
              <RowButtons
                edit={
                  edits && {
                    label: t('responsibilities:settings.edit', { label: row.label }),
                    onClick: () => onEdit(row),
                  }
                }
                remove={
                  edits && {
                    label: t('responsibilities:settings.delete', { label: row.label }),
                    onClick: () => onDelete(row),
                  }
                }
              />
            </span>
          }
        />
      </Card>
    </div>
  ));
}

/** Responsibility whose form the tour opens: the first one with people, or a new one. */
const shownByTour = (rows: readonly Responsibility[]): Responsibility | 'new' =>
  rows.find(({ people, group_turns: groups }) => people.length > 0 && !groups) ?? 'new';

export function ResponsibilitiesScreen() {
  const { t } = useTexts();
  const online = useOnline();
  const edits = usePermits().has('schedules.attendants.edit') && online;
  const responsibilities = useResponsibilities();
  const [editing, setEditing] = useState<Responsibility | 'new' | null>(null);
  const { step } = useDutiesTour();
  const shows = step?.opens === 'form';
  const { data: all } = responsibilities;
  const opened = editing ?? (shows && all ? shownByTour(all) : null);
  const [leaving, setLeaving] = useState<Responsibility | null>(null);
  return (
    <Page title={t('responsibilities:settings.title')} back>
      {edits ? (
        <Tools>
          <Button
            data-tour="duty-add"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setEditing('new')}
          >
            {t('responsibilities:settings.add')}
          </Button>
        </Tools>
      ) : (
        <Hint>{t('responsibilities:settings.readOnly')}</Hint>
      )}
      <QueryState
        query={responsibilities}
        skeleton={{ height: 72, count: 5 }}
        empty={{ icon: <IconDoor aria-hidden="true" />, text: t('responsibilities:settings.empty') }}
      >
        {(rows) => (
          <div className={classes.cards} data-tour="duty-cards">
            <Cards rows={rows} edits={edits} onEdit={setEditing} onDelete={setLeaving} />
          </div>
        )}
      </QueryState>
      {opened && (
        <ResponsibilitySheet
          responsibility={opened === 'new' ? null : opened}
          finding={shows}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && <Delete row={leaving} onClose={() => setLeaving(null)} />}
      <DutiesTour screen="/settings/attendants-scheduler/" />
    </Page>
  );
}
