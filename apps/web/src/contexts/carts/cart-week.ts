import type { WeekAtCart } from '@sheaf/rules/carts/free-shift';
import { roomIn } from '@sheaf/rules/carts/free-shift';
import { groupBy } from '@sheaf/rules/group-by';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import type { Reply } from '#platform/api.ts';
import { rememberEach } from '#platform/remember-each.ts';
import { rememberLast } from '#platform/remember-last.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { entryName, type WeekEntry } from '#ui/schedule/week-entry.ts';

export type CartWeek = Reply<'carts.readWeek'>;
export type Booking = CartWeek['appointments'][number];

/** A booking to be made or changed. */
export interface ShiftAsk {
  booking: Booking | null;
  date: string;
  startsAt: string;
  minutes: number;
}

const atCart = ({ cart, appointments }: CartWeek): WeekAtCart => ({
  maxPeople: cart.max_users,
  opensAt: cart.start_time,
  closesAt: cart.end_time,
  firstDay: cart.start_date,
  blocks: cart.blocks.map(({ day, start_time, end_time }) => ({
    weekday: day || 7,
    from: start_time,
    to: end_time,
  })),
  seats: appointments.flatMap(({ date, start_time, end_time, people }) =>
    people.map(() => ({ date, from: minutesOf(start_time), to: minutesOf(end_time) })),
  ),
});

/** Memoised: a week has a hundred shifts, and several components need it at every render. */
export const weekAtCart = rememberLast(atCart);

/** Waiting list of a shift. */
export const waitingOf = ({ waiting }: CartWeek, { start_at, minutes }: Booking) =>
  waiting.find((list) => list.start_at === start_at && list.minutes === minutes) ?? {
    ...{ id: null, people: 0, offered: false },
  };

/** Guests who left their congregation have no name. */
export const nameOf = (t: Translate, { name }: Booking['people'][number]): string =>
  name === '' ? t('carts:sharing.guest') : name;

export const namesOf = (t: Translate, { people }: Pick<Booking, 'people'>): string =>
  joinTexts(people.map((person) => nameOf(t, person)));

/** Samuel Webb: SW. */
const initialsOf = (name: string): string => {
  const words = name.split(' ').filter((word) => word !== '');
  return [words[0], words.at(-1)].map((word) => Array.from(word ?? '')[0] ?? '').join('');
};

const stateOf = (week: WeekAtCart, booking: Booking): WeekEntry['state'] => {
  if (booking.class === 'mine' || booking.class === 'past') return booking.class;
  const shift = { date: booking.date, startsAt: booking.start_time, minutes: booking.minutes };
  return roomIn(week, shift) === 0 ? 'full' : 'room';
};

/** Second line of a shift: not taken place, or the congregation of its guests. */
const lineOf = (t: Translate, { state, guests_of: congregation }: Booking): { line?: string } => {
  if (state === 'no-show') return { line: t('carts:state.no-show') };
  return congregation === null ? {} : { line: t('carts:sharing.guestsOf', { congregation }) };
};

const entryOf = (t: Translate, week: WeekAtCart, booking: Booking): WeekEntry => ({
  key: `shift-${booking.id}`,
  date: booking.date,
  from: booking.start_time,
  to: booking.end_time,
  title: namesOf(t, booking),
  ...lineOf(t, booking),
  short: booking.people.map((person) => initialsOf(nameOf(t, person))),
  state: stateOf(week, booking),
});

/** Shifts and closed hours of the week, memoised. */
const standing = rememberEach((t, week: CartWeek): WeekEntry[] => {
  const closed = Array.from({ length: 7 }, (_, index) => addDays(week.week, index)).flatMap((date, index) =>
    week.cart.blocks
      .filter(({ day }) => (day || 7) === index + 1)
      .map(({ id, start_time, end_time }) => ({
        key: `closed-${id}`,
        date,
        from: start_time,
        to: end_time,
        title: t('schedule:grid.closed'),
        state: 'closed' as const,
      })),
  );
  // Each shift is compared with those of its own day, not with the hundred of the week. Not `weekAtCart`,
  // because preparing another week would replace the single memoised result.
  const whole = atCart(week);
  const seatsOn = groupBy(whole.seats, ({ date }) => date);
  const dayAtCart = (date: string): WeekAtCart => ({ ...whole, seats: seatsOn.get(date) ?? [] });
  const shifts = week.appointments.map((booking) => entryOf(t, dayAtCart(booking.date), booking));
  return [...shifts, ...closed];
});

/** Prepares the texts of a week before it is shown, so that the press that shows it takes less time. */
export function prepareWeek(t: Translate, week: CartWeek): void {
  for (const entry of standing(t, week)) entryName(t, entry);
}

/** Entries of the week, and the shift that is about to be booked. */
export function entriesOf(t: Translate, week: CartWeek, chosen: ShiftAsk | null): WeekEntry[] {
  if (!chosen) return standing(t, week);
  const free = {
    key: 'chosen',
    date: chosen.date,
    from: chosen.startsAt,
    to: endOf(chosen),
    title: t('carts:book'),
    state: 'free' as const,
  };
  return [...standing(t, week), free];
}

export function endOf({ startsAt, minutes }: Pick<ShiftAsk, 'startsAt' | 'minutes'>): string {
  const end = minutesOf(startsAt) + minutes;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** `2 hours`, `1½ hours`. */
export const lengthLabels = (t: Translate, minutes: number): string =>
  minutes % 60 === 0
    ? t('carts:hours', { count: minutes / 60 })
    : t('carts:halfHours', { hours: Math.floor(minutes / 60) });

export const askOf = (booking: Booking): ShiftAsk => ({
  booking,
  date: booking.date,
  startsAt: booking.start_time,
  minutes: booking.minutes,
});
