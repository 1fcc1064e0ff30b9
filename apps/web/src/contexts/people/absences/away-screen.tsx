/** Days away, a card per person; without the permission only the own ones (USERS-S5, USERS-R19). */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import { isAway } from '@sheaf/rules/people/absences/away';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { shortDate, today } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AwayDutiesOf, OwnAwayDuties } from './away-duties.tsx';
import { type AwayDate, AwaySheet } from './away-sheet.tsx';

function useSpan() {
  const { t } = useTexts();
  return ({ start_date, end_date }: AwayDate): string =>
    start_date === end_date
      ? shortDate(start_date)
      : t('people:awayDates.span', { start: shortDate(start_date), end: shortDate(end_date) });
}

interface AwayLineProps {
  date: AwayDate;
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

function AwayLine({ date, name, onEdit, onDelete }: AwayLineProps) {
  const { t } = useTexts();
  const span = useSpan()(date);
  const labels = [
    isAway(date, today()) && t('people:awayDates.now'),
    date.end_date < today() && t('people:awayDates.past'),
    t('people:awayDates.days', { count: date.days }),
    date.comment,
  ];
  return (
    <ListRow
      icon={<IconPlaneDeparture aria-hidden="true" />}
      title={span}
      line={joinTexts(labels, ' · ')}
      trailing={
        <RowButtons
          edit={{ label: t('people:awayDates.edit', { span, name }), onClick: onEdit }}
          remove={{ label: t('people:awayDates.delete', { span, name }), onClick: onDelete }}
        />
      }
    />
  );
}

function DeleteQuestion({ date, onClose }: { date: AwayDate; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('absences.deleteAwayDate');
  const span = useSpan()(date);
  return (
    <Question
      title={t('people:awayDates.deleteTitle')}
      text={t('people:awayDates.deleteText')}
      labels={{
        confirm: t('people:awayDates.deleteButton'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      error={removal.error}
      pending={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id: date.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <strong>{span}</strong>
    </Question>
  );
}

/** Days away by person, ordered by first date. */
function Dates({ dates, onEdit }: { dates: AwayDate[]; onEdit: (date: AwayDate) => void }) {
  const { user } = useSignedIn();
  const people = usePeople();
  const [leaving, setLeaving] = useState<AwayDate | null>(null);
  const nameOf = (id: number): string =>
    id === user.id ? user.full_name : (people.data?.find((person) => person.id === id)?.full_name ?? '…');
  const byPerson = [...groupBy(dates, ({ user_id }) => user_id)];
  if (people.isLoading && byPerson.some(([id]) => id !== user.id)) return <Skeleton height={60} count={4} />;
  return (
    <>
      {byPerson.map(([id, own]) => (
        <Section key={id} title={nameOf(id)}>
          <Card>
            {own.map((date) => (
              <AwayLine
                key={date.id}
                date={date}
                name={nameOf(id)}
                onEdit={() => onEdit(date)}
                onDelete={() => setLeaving(date)}
              />
            ))}
          </Card>
        </Section>
      ))}
      {leaving && <DeleteQuestion date={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

export function AwayScreen() {
  const { t } = useTexts();
  const dates = useRead('absences.listAwayDates');
  const { user } = useSignedIn();
  const [editing, setEditing] = useState<AwayDate | 'new' | null>(null);
  const [saved, setSaved] = useState<AwayDate | null>(null);
  return (
    <Page
      title={t('people:awayDates.title')}
      back
      actions={
        <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
          {t('people:awayDates.add')}
        </Button>
      }
    >
      {saved?.user_id === user.id && <OwnAwayDuties span={saved} onDone={() => setSaved(null)} />}
      {saved && saved.user_id !== user.id && <AwayDutiesOf span={saved} onDone={() => setSaved(null)} />}
      <QueryState
        query={dates}
        skeleton={{ height: 60, count: 4 }}
        empty={{ icon: <IconPlaneDeparture aria-hidden="true" />, text: t('people:awayDates.none') }}
      >
        {(rows) => <Dates dates={rows} onEdit={setEditing} />}
      </QueryState>
      {editing && (
        <AwaySheet
          date={editing === 'new' ? null : editing}
          onSaved={setSaved}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}
