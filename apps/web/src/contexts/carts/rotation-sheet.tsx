/**
 * Sheet that adds or edits a rotation, with a preview of its next dates (CARTS-R11, CARTS-R13, CARTS-R14).
 */
import { peopleCounts } from '@sheaf/rules/carts/rotation';
import { shiftMinutes } from '@sheaf/rules/carts/shift';
import { usePeople } from '#platform/collections/use-people.ts';
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Section } from '#ui/card.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import { ClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { PeopleOrder } from '#ui/schedule/people-order.tsx';
import { RotationFields } from '#ui/schedule/rotation-fields.tsx';
import { RotationPreview } from '#ui/schedule/rotation-preview.tsx';
import { clockTime, shortDay } from '#ui/schedule/schedule-dates.ts';
import { Segments } from '#ui/schedule/segments.tsx';
import {
  bodyOf,
  type CartRotation,
  changedBy,
  entryOf,
  type RotationValues,
  startOfTurn,
  turnsAhead,
  valuesOf,
} from './cart-rotation.ts';

type Form = RecordFormState<RotationValues>;
type UpcomingTurns = ReturnType<typeof turnsAhead>;

/** Line below a name: the next turn, or the days away. */
function useLine(row: CartRotation | null, ahead: UpcomingTurns) {
  const { t } = useTexts();
  return (id: number): string | undefined => {
    const away = row?.away.find(({ user_id }) => user_id === id);
    if (away)
      return t('carts:rotations.away', { from: shortDay(away.start_date), to: shortDay(away.end_date) });
    const next = [...ahead].find(([, { people }]) => people?.includes(id));
    return next && t('carts:rotations.next', { date: shortDay(next[0]) });
  };
}

function Takers({ form, row, ahead }: { form: Form; row: CartRotation | null; ahead: UpcomingTurns }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const lineOf = useLine(row, ahead);
  const { values, set, field } = form;
  const { users } = values;
  const nameOf = (id: number): string => people.find((person) => person.id === id)?.full_name ?? '–';
  return (
    <>
      {users.length === 0 ? (
        <Hint small>{t('carts:rotations.nobody')}</Hint>
      ) : (
        <PeopleOrder
          label={t('carts:rotations.whoTakes')}
          people={users.map((id) => ({
            key: String(id),
            name: nameOf(id),
            ...(lineOf(id) && { line: lineOf(id)! }),
          }))}
          onOrder={(keys) => set({ users: keys.map(Number) })}
          onRemove={(key) => set({ users: users.filter((id) => id !== Number(key)) })}
        />
      )}
      <PersonField
        {...field('users')}
        value={null}
        required={users.length < values.publisher_count}
        onChange={(id) => id !== null && set({ users: [...users, id] })}
        label={t('carts:rotations.addTaker')}
        nobody={t('carts:rotations.choose')}
        people={people.filter(({ id, cart, active }) => cart && active && !users.includes(id))}
      />
    </>
  );
}

function Preview({ form, ahead, anchor }: { form: Form; ahead: UpcomingTurns; anchor: string }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const nameOf = (id: number): string => people.find((person) => person.id === id)?.full_name ?? '–';
  const { values } = form;
  const zone = useSignedIn().congregation.timezone_id;
  const told = (who: string, date: string): string => {
    const startsAt = values.start_time && startOfTurn(values, date, zone);
    if (startsAt === values.start_time) return who;
    return joinTexts([who, t('schedule:rotation.startsThatDay', { time: clockTime(startsAt) })]);
  };
  return (
    <RotationPreview
      rotation={entryOf(values, anchor)}
      today={nowHere().slice(0, 10)}
      firstDay={1}
      paused={!values.active}
      turnOn={(date) => {
        const turn = ahead.get(date);
        if (!turn) return undefined;
        if (turn.people === null) return { who: t('carts:rotations.tooFew') };
        if (turn.people.length === 0) return { who: t('carts:state.cancelled') };
        const who = told(joinTexts(turn.people.map(nameOf)), date);
        return { who, ...(turn.booked && { state: 'booked' as const }) };
      }}
    />
  );
}

function useForm(row: CartRotation | null, onSaved: () => void) {
  return useRecordForm({
    operation: row ? 'carts.editRotation' : 'carts.addRotation',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf,
    needs: () => ['cart_id', 'users'],
    onSaved,
  });
}

export function RotationSheet({ row, onClose }: { row: CartRotation | null; onClose: () => void }) {
  const { t } = useTexts();
  const today = nowHere().slice(0, 10);
  const shown = useRead('carts.listSharedCarts', {}, { kept: true }).data ?? [];
  const carts = shown.filter(({ shared }) => !shared);
  const form = useForm(row, onClose);
  const { values, set, field } = form;
  const counted = row?.frequency === values.frequency && row.day_of_week === values.day_of_week;
  const anchor = counted ? row.anchor : today;
  const ahead = turnsAhead(row, values, anchor, today);
  return (
    <RecordSheet
      form={form}
      title={t(row ? 'carts:rotations.edit' : 'carts:rotations.add')}
      verb={t('carts:rotations.save')}
      onClose={onClose}
    >
      <SelectField<number | null>
        {...field('cart_id')}
        label={t('carts:rotations.cart')}
        choices={[
          { value: null, label: t('carts:rotations.choose') },
          ...carts
            .filter(({ shared }) => !shared)
            .map(({ id, location }) => ({ value: id, label: location })),
        ]}
      />
      <RotationFields
        value={entryOf(values, anchor)}
        onChange={(next) => set(changedBy(next))}
        firstDay={1}
        lengths={shiftMinutes}
        dated={false}
        wrongStart={field('start_time').error}
      />
      <ClockChangeHint
        rotation={entryOf(values, anchor)}
        time={values.start_time}
        startOn={(date, zone) => startOfTurn(values, date, zone)}
      />
      <Segments
        label={t('carts:rotations.count')}
        shown
        options={peopleCounts.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(values.publisher_count)}
        onChange={(count) => set({ publisher_count: Number(count) })}
      />
      <Section title={t('carts:rotations.whoTakes')}>
        <Takers form={form} row={row} ahead={ahead} />
      </Section>
      <Hint small>{t('schedule:rotation.next')}</Hint>
      <Preview form={form} ahead={ahead} anchor={anchor} />
    </RecordSheet>
  );
}
