/** USERS-S5, USERS-R18: days away can always be sent; what is wrong with them the server says. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { shortDate, today } from '../../platform/dates.ts';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type AwayDate, useAddAwayDate, useEditAwayDate, usePeople } from './people.queries.ts';

type Days = Pick<AwayDate, 'start_date' | 'end_date'> & { comment: string };

interface WhoFieldProps {
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
}

function WhoField({ value, onChange, error }: WhoFieldProps) {
  const { t } = useTexts();
  const people = (usePeople().data ?? []).filter(({ active, id }) => active || id === value);
  return (
    <NativeSelect
      label={t('people:awayDates.who')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={people.map(({ id, last_first }) => ({ value: String(id), label: last_first }))}
      error={error}
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

/** Adds the days of a sheet, or changes those it was opened with. */
function useSaving(date: AwayDate | null, onClose: () => void) {
  const adding = useAddAwayDate();
  const editing = useEditAwayDate();
  const { error, isPending } = date ? editing : adding;
  return {
    error,
    isPending,
    theirs: theirsOf<AwayDate>(error),
    reset: editing.reset,
    save: (who: number, days: Days, version: number | undefined): void =>
      date
        ? editing.mutate({ id: date.id, ...days, version }, { onSuccess: onClose })
        : adding.mutate({ user_id: who, ...days }, { onSuccess: onClose }),
  };
}

/** @param date what is changed; null for new days. */
export function AwaySheet({ date, onClose }: { date: AwayDate | null; onClose: () => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { user } = useSignedIn();
  const { error, isPending, theirs, reset, save } = useSaving(date, onClose);
  const [who, setWho] = useState(user.id);
  const [seen, setSeen] = useState(date?.version);
  const [start, setStart] = useState(date?.start_date ?? today);
  const [end, setEnd] = useState(date?.end_date ?? start);
  const [comment, setComment] = useState(date?.comment ?? '');
  const days = { start_date: start, end_date: end, comment };
  const errorOf = fieldErrors(error);
  const moveStart = (day: string): void => {
    setStart(day);
    if (end < day) setEnd(day);
  };
  const take = (row: AwayDate): void => {
    setSeen(row.version);
    setStart(row.start_date);
    setEnd(row.end_date);
    setComment(row.comment ?? '');
    reset();
  };
  return (
    <Sheet
      opened
      title={t('people:awayDates.formTitle')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save(who, days, seen)}
      footer={
        theirs ? (
          <ChangedNotice
            theirs={[
              { label: t('people:awayDates.start'), value: shortDate(theirs.start_date) },
              { label: t('people:awayDates.end'), value: shortDate(theirs.end_date) },
              { label: t('people:awayDates.comment'), value: theirs.comment ?? '' },
            ]}
            onTake={() => take(theirs)}
            onKeep={() => save(who, days, theirs.version)}
          />
        ) : (
          <>
            {error && <ErrorNotice>{formError(error, t('shell:failed'))}</ErrorNotice>}
            <Button type="submit" loading={isPending}>
              {t('shell:save')}
            </Button>
          </>
        )
      }
    >
      {date && date.user_id !== user.id && <Whose id={date.user_id} />}
      {!date && permits.has('settings.away.admin') && (
        <WhoField value={who} onChange={setWho} error={errorOf('user_id')} />
      )}
      <TextInput
        type="date"
        label={t('people:awayDates.start')}
        value={start}
        onChange={(event) => moveStart(event.currentTarget.value)}
        error={errorOf('start_date')}
      />
      <TextInput
        type="date"
        label={t('people:awayDates.end')}
        value={end}
        onChange={(event) => setEnd(event.currentTarget.value)}
        error={errorOf('end_date')}
      />
      <TextInput
        label={t('people:awayDates.comment')}
        value={comment}
        maxLength={190}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={errorOf('comment')}
      />
    </Sheet>
  );
}
