/** USERS-S5, USERS-R18: days away can always be sent; what is wrong with them the server says. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { today } from '../../platform/dates.ts';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAddAwayDate, usePeople } from './people.queries.ts';

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

export function AwaySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { user } = useSignedIn();
  const adding = useAddAwayDate();
  const [who, setWho] = useState(user.id);
  const [start, setStart] = useState(today);
  const [end, setEnd] = useState(start);
  const [comment, setComment] = useState('');
  const errorOf = fieldErrors(adding.error);
  const moveStart = (day: string): void => {
    setStart(day);
    if (end < day) setEnd(day);
  };
  return (
    <Sheet
      opened
      title={t('people:awayDates.formTitle')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() =>
        adding.mutate({ user_id: who, start_date: start, end_date: end, comment }, { onSuccess: onClose })
      }
      footer={
        <>
          {adding.error && <ErrorNotice>{formError(adding.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={adding.isPending}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      {permits.has('settings.away.admin') && (
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
