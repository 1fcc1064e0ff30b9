/** Sheet that adds or edits days away; the server validates them (USERS-S5, USERS-R18). */
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { shortDate, today } from '#platform/dates.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type FieldProps, useRecordForm } from '#ui/form/use-record-form.ts';

export type AwayDate = Reply<'absences.listAwayDates'>[number];

const valuesFor = (person: number) => (date: AwayDate | null) => ({
  user_id: date?.user_id ?? person,
  start_date: date?.start_date ?? today(),
  end_date: date?.end_date ?? today(),
  comment: date?.comment ?? '',
});

function WhoField(field: FieldProps<number>) {
  const { t } = useTexts();
  const people = (usePeople().data ?? []).filter(({ active, id }) => active || id === field.value);
  return (
    <SelectField
      {...field}
      label={t('people:awayDates.who')}
      choices={people.map(({ id, last_first }) => ({ value: id, label: last_first }))}
    />
  );
}

function Whose({ id }: { id: number }) {
  const { t } = useTexts();
  const name = usePeople().data?.find((person) => person.id === id)?.full_name ?? '…';
  return (
    <p>
      {t('people:awayDates.who')}: <bdi>{name}</bdi>
    </p>
  );
}

/** @param date the edited days; null for new ones. */
export interface AwaySheetProps {
  date: AwayDate | null;
  onSaved: (saved: AwayDate) => void;
  onClose: () => void;
}

export function AwaySheet({ date, onSaved, onClose }: AwaySheetProps) {
  const { t } = useTexts();
  const permits = usePermits();
  const { user } = useSignedIn();
  const form = useRecordForm({
    operation: date ? 'absences.editAwayDate' : 'absences.addAwayDate',
    params: date ? { id: date.id } : undefined,
    row: date,
    valuesOf: valuesFor(user.id),
    bodyOf: ({ user_id, ...days }) => (date ? days : { user_id, ...days }),
    said: ({ days }) => t('people:awayDates.saved', { count: days }),
    onSaved: (saved: AwayDate) => {
      onClose();
      onSaved(saved);
    },
  });
  const { values, set, field } = form;
  const moveStart = (start_date: string): void =>
    set({ start_date, ...(values.end_date < start_date && { end_date: start_date }) });
  return (
    <RecordSheet
      form={form}
      title={t('people:awayDates.formTitle')}
      tell={({ start_date, end_date, comment }) => [
        { label: t('people:awayDates.start'), value: start_date && shortDate(start_date) },
        { label: t('people:awayDates.end'), value: end_date && shortDate(end_date) },
        { label: t('people:awayDates.comment'), value: comment },
      ]}
      onClose={onClose}
    >
      {date && date.user_id !== user.id && <Whose id={date.user_id} />}
      {!date && permits.has('settings.away.admin') && <WhoField {...field('user_id')} />}
      <DateField {...field('start_date')} label={t('people:awayDates.start')} onChange={moveStart} />
      <DateField {...field('end_date')} label={t('people:awayDates.end')} />
      <TextField {...field('comment')} label={t('people:awayDates.comment')} />
    </RecordSheet>
  );
}
