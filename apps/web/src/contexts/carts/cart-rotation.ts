/** Form values of a cart rotation, and the dates and people that result from them. */
import { rotationDefaults } from '@sheaf/rules/carts/rotation';
import { type SharedTurn, turnsTogether } from '@sheaf/rules/carts/shared-turns';
import { startOnDay } from '@sheaf/rules/carts/shift';
import { nextRotationDates } from '@sheaf/rules/schedules/rotation-dates';
import { type Frequency, lastWeekOfMonth, rotationOf } from '@sheaf/rules/service/frequency';
import type { Reply } from '#platform/api.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import type { RotationEntry } from '#ui/schedule/rotation-fields.tsx';
import { clockTime, weekdayOf } from '#ui/schedule/schedule-dates.ts';
import { endOf } from './cart-week.ts';

export type CartRotation = Reply<'carts.listRotations'>[number];

export const valuesOf = (row: CartRotation | null) => ({
  active: row?.active ?? true,
  cart_id: row?.cart_id ?? (null as number | null),
  frequency: row?.frequency ?? ('week' as Frequency),
  day_of_week: row?.day_of_week ?? 6,
  week_of_month: row?.week_of_month ?? 0,
  start_time: row?.start_time ?? '10:00',
  minutes: (row?.minutes ?? 2 * rotationDefaults.minutes) as number,
  users: row?.users ?? [],
  publisher_count: (row?.publisher_count ?? rotationDefaults.people) as number,
});

export type RotationValues = ReturnType<typeof valuesOf>;

export const bodyOf = ({ cart_id, ...values }: RotationValues) =>
  cart_id === null || values.start_time === '' || values.users.length < values.publisher_count
    ? null
    : ({ cart_id, ...values } as RotationBody);

type RotationBody = Omit<RotationValues, 'cart_id' | 'minutes' | 'publisher_count'> & {
  cart_id: number;
  minutes: CartRotation['minutes'] & 60;
  publisher_count: CartRotation['publisher_count'];
};

/** @param anchor date from which fortnights are counted. */
export const entryOf = (values: RotationValues, anchor: string): RotationEntry => ({
  ...rotationOf({
    frequency: values.frequency,
    dayOfWeek: values.day_of_week,
    weekOfMonth: values.week_of_month,
    anchor,
  }),
  startsAt: values.start_time,
  minutes: values.minutes,
});

/** Start on a date, as the server books it. */
export const startOfTurn = ({ start_time, minutes }: RotationValues, date: string, zone: string): string =>
  startOnDay({ date, startsAt: start_time, minutes }, zone);

export const changedBy = (entry: RotationEntry): Partial<RotationValues> => ({
  frequency: entry.every === 'month' ? 'month' : entry.weeks === 2 ? 'fortnight' : 'week',
  day_of_week: entry.weekday % 7,
  week_of_month: entry.week === 'last' ? lastWeekOfMonth : entry.week - 1,
  start_time: entry.startsAt,
  minutes: entry.minutes,
});

/** `10:00 am to 12:00 pm`. */
const hoursOf = (t: Translate, { start_time: start, minutes }: CartRotation): string =>
  t('schedule:grid.hours', { from: clockTime(start), to: clockTime(endOf({ startsAt: start, minutes })) });

/** `Every week, Saturday 10:00 am to 12:00 pm`, `Last Saturday of the month, 10:00 am to 12:00 pm`. */
export function rotationWhen(t: Translate, row: CartRotation): string {
  const day = weekdayOf(row.day_of_week || 7, 'long');
  const hours = hoursOf(t, row);
  return joinTexts(
    row.frequency === 'month'
      ? [t(`schedule:rotation.dayOfMonth.${(row.week_of_month ?? 0) as 0 | 1 | 2 | 3 | 4}`, { day }), hours]
      : [t(`carts:frequency.${row.frequency}`), `${day} ${hours}`],
  );
}

/**
 * Returns whether a turn remains valid: time and place are unchanged, and all its people are still in the
 * rotation.
 */
const standsFor = (row: CartRotation, values: RotationValues) => {
  const { users: _, active: __, ...times } = values;
  const { users: ___, active: ____, ...saved } = valuesOf(row);
  const same = JSON.stringify(times) === JSON.stringify(saved);
  return ({ users }: CartRotation['turns'][number]): boolean =>
    same && users.every((id) => values.users.includes(id));
};

const shown = 8;

interface TurnAhead {
  people: number[] | null;
  booked: boolean;
}

/** People and booking state of the next dates; null people if too few are free. */
export function turnsAhead(
  row: CartRotation | null,
  values: RotationValues,
  anchor: string,
  today: string,
): Map<string, TurnAhead> {
  const stands = row ? standsFor(row, values) : () => false;
  const turns = row?.turns ?? [];
  const promised = turns.filter((turn) => turn.date < today || stands(turn));
  const dates = nextRotationDates(entryOf(values, anchor), today, shown).map(({ date }) => date);
  const open = dates.filter((date) => !promised.some((turn) => turn.date === date));
  const taken: SharedTurn[] = promised
    .filter(({ users }) => users.length > 0)
    .map(({ date, users }) => ({ date, people: users }));
  const isFree = (id: number, date: string): boolean =>
    !row?.away.some((days) => days.user_id === id && days.start_date <= date && date <= days.end_date);
  const { people } = turnsTogether({ order: values.users, taken }, open, values.publisher_count, isFree);
  return new Map(
    dates.map((date): [string, TurnAhead] => {
      const turn = promised.find((one) => one.date === date);
      if (turn) return [date, { people: turn.users, booked: turn.state === 'booked' }];
      return [date, { people: people[open.indexOf(date)] ?? null, booked: false }];
    }),
  );
}
