/** Sheet that books a shift: people, time and length (CARTS-S2). Frequent partners are listed first. */

import { Button } from '@mantine/core';
import { startsOf } from '@sheaf/rules/carts/free-shift';
import { shiftMinutes } from '@sheaf/rules/carts/shift';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { useState } from 'react';
import { PersonTicks } from '#contexts/people/people/person-ticks.api.tsx';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { Link } from '#ui/link.tsx';
import { Hint } from '#ui/page.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { SearchTools } from '#ui/search-tools.tsx';
import classes from './cart-week.module.css';
import { type Booking, type CartWeek, lengthLabels, type ShiftAsk, weekAtCart } from './cart-week.ts';

interface Values extends Record<string, unknown> {
  publishers: number[];
  date: string;
  startsAt: string;
  minutes: number;
}

type Form = RecordFormState<Values>;
type PersonRow = Reply<'people.listPeople'>[number];

/** Maximum number of names below the partners without a search. */
const mostNames = 8;

/** Candidates: the person, frequent partners, then everybody by name. */
function useFound(approved: readonly PersonRow[], chosen: readonly number[], search: string) {
  const { user } = useSignedIn();
  const partners = useRead('people.listCartPartners', { params: { id: user.id } }, { kept: true }).data ?? [];
  const first = new Set([...chosen, user.id, ...partners.map(({ id }) => id)]);
  return approved
    .filter(({ id, last_first }) => first.has(id) || matchesName(last_first, search))
    .sort((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
    .slice(0, first.size + mostNames);
}

/** Replaces the names while nobody in the congregation is approved. */
function NobodyApproved() {
  const { t } = useTexts();
  return (
    <>
      <Hint>{t('carts:form.nobodyApproved')}</Hint>
      {usePermits().has('settings.users.edit') && (
        <Button component={Link} to="/settings/users/" variant="light">
          {t('carts:form.approve')}
        </Button>
      )}
    </>
  );
}

function People({ form }: { form: Form }) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const { value, onChange } = form.field('publishers');
  const [atFirst] = useState(value);
  const all = usePeople().data;
  const approved = all?.filter(({ cart, active }) => cart && active) ?? [];
  const people = useFound(approved, atFirst, search);
  if (all && approved.length === 0)
    return (
      <ChoiceSet legend={t('carts:form.publishers')}>
        <NobodyApproved />
      </ChoiceSet>
    );
  return (
    <ChoiceSet legend={t('carts:form.publishers')}>
      <PersonTicks people={people} chosen={value} onChange={onChange} />
      <SearchTools label={t('carts:form.search')} search={search} onSearch={setSearch} />
    </ChoiceSet>
  );
}

function Times({ week, form }: { week: CartWeek; form: Form }) {
  const { t } = useTexts();
  const { values, field } = form;
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.week, index)).filter(
    (day) => day >= week.now.slice(0, 10) || day === values.date,
  );
  const starts = new Set([...startsOf(weekAtCart(week), shiftMinutes[0]), values.startsAt]);
  return (
    <>
      <SelectField
        {...field('date')}
        label={t('carts:form.day')}
        choices={days.map((value) => ({ value, label: fullDay(value) }))}
      />
      <div className={classes.pair}>
        <SelectField
          {...field('startsAt')}
          label={t('carts:form.start')}
          choices={[...starts].sort().map((value) => ({ value, label: clockTime(value) }))}
        />
        <SelectField
          {...field('minutes')}
          label={t('carts:form.length')}
          choices={shiftMinutes.map((value) => ({ value: value as number, label: lengthLabels(t, value) }))}
        />
      </div>
    </>
  );
}

interface BookSheetProps {
  week: CartWeek;
  ask: ShiftAsk;
  onClose: () => void;
}

function useBooking({ week, ask, onClose }: BookSheetProps) {
  const { user } = useSignedIn();
  const { booking, date, startsAt, minutes } = ask;
  return useRecordForm<'carts.bookShift' | 'carts.changeShift', Booking, Values>({
    operation: booking ? 'carts.changeShift' : 'carts.bookShift',
    params: booking ? { id: booking.id } : undefined,
    row: booking,
    valuesOf: (row) =>
      row
        ? { publishers: row.users, date: row.date, startsAt: row.start_time, minutes: row.minutes }
        : { publishers: week.approved ? [user.id] : [], date, startsAt, minutes },
    bodyOf: (values) => ({
      cart_location_id: week.cart.id,
      publishers: values.publishers,
      start_at: `${values.date}T${values.startsAt}`,
      minutes: values.minutes,
    }),
    fieldOf: (name) => (name === 'start_at' ? 'startsAt' : name),
    onSaved: onClose,
  });
}

export function BookSheet(props: BookSheetProps) {
  const { week, ask, onClose } = props;
  const { t } = useTexts();
  const form = useBooking(props);
  const removal = useWrite('carts.endShift');
  const [leaving, setLeaving] = useState(false);
  if (leaving && ask.booking)
    return (
      <DeleteQuestion
        title={t('carts:cancel')}
        text={t('carts:cancelText')}
        verb={t('carts:cancel')}
        removal={removal}
        given={{ params: { id: ask.booking.id } }}
        onClose={onClose}
      />
    );
  return (
    <RecordSheet
      form={form}
      title={ask.booking ? t('carts:change') : t('carts:book')}
      verb={ask.booking ? t('carts:save') : t('carts:book')}
      onClose={onClose}
    >
      <Times week={week} form={form} />
      <People form={form} />
      {ask.booking && (
        <Button variant="default" onClick={() => setLeaving(true)}>
          {t('carts:cancel')}
        </Button>
      )}
    </RecordSheet>
  );
}
