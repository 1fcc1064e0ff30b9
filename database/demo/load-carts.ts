/**
 * Three carts of the demo congregation: last week with reports, this week and the next one booked. All
 * invented.
 */
import { clockText } from '@sheaf/rules/carts/shift';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { loadCartRotations } from './load-cart-rotations.ts';

const locations = [
  { label: 'Wharf corner', max_people: 3, opens_at: '07:00', closes_at: '17:00', first_day: null },
  { label: 'Station forecourt', max_people: 2, opens_at: '06:00', closes_at: '19:00', first_day: null },
  { label: 'Saturday market', max_people: 4, opens_at: '08:00', closes_at: '14:00', first_day: null },
];

/** Location, ISO weekday, from, to. */
const blocks = [
  [0, 2, '07:00', '09:00'],
  [0, 3, '11:00', '13:00'],
  [0, 7, '09:00', '11:30'],
  [2, 7, '08:00', '14:00'],
] as const;

/** Location, day from Monday, start, minutes, number of people. */
const shifts = [
  [0, 0, '08:00', 120, 2],
  [0, 0, '12:00', 120, 2],
  [0, 1, '10:00', 120, 3],
  [0, 2, '09:00', 120, 2],
  [0, 2, '13:00', 120, 2],
  [0, 3, '08:00', 180, 2],
  [0, 3, '13:00', 90, 2],
  [0, 4, '10:00', 120, 3],
  [0, 4, '13:00', 120, 2],
  [0, 5, '10:00', 120, 2],
  [0, 5, '13:00', 120, 2],
  [1, 0, '07:00', 90, 2],
  [1, 1, '16:00', 120, 1],
  [1, 2, '07:00', 90, 2],
  [1, 4, '16:00', 120, 2],
  [2, 5, '08:30', 150, 4],
  [2, 5, '11:00', 120, 2],
] as const;

const remarks = [
  'Many stopped to talk.',
  null,
  'Rain from ten o’clock on.',
  null,
  'A student asked for a visit.',
];

interface DemoShift {
  location_id: number;
  on_date: string;
  starts_at: string;
  minutes: number;
  people: number[];
}

/** On Wednesdays and Saturdays the first person of the list is at the wharf; the other seats rotate. */
function planShifts(places: readonly number[], approved: readonly number[], asOf: string): DemoShift[] {
  const [first, ...others] = approved as [number, ...number[]];
  let turn = 0;
  const next = (): number => {
    turn += 1;
    return others[turn % others.length]!;
  };
  return [-7, 0, 7].flatMap((days) =>
    shifts.map(([place, day, starts_at, minutes, count]) => {
      const takesPart = place === 0 && (day === 2 || day === 5) && minutesOf(starts_at) < minutesOf('12:00');
      const people = Array.from({ length: count }, (_, index) => (takesPart && index === 0 ? first : next()));
      return {
        location_id: places[place]!,
        on_date: addDays(mondayOf(asOf), days + day),
        starts_at,
        minutes,
        people,
      };
    }),
  );
}

/** One shift of last week is still unreported. */
const reportOf = ({ on_date, starts_at, people }: DemoShift, index: number, today: string) =>
  on_date < mondayOf(today) && starts_at !== '10:00'
    ? {
        placements: (index * 3) % 7,
        conversations: index % 5,
        traffic: (index % 3) + 1,
        comments: remarks[index % remarks.length],
        reported_by: people[0],
        reported_at: `${on_date}T20:00:00Z`,
      }
    : {
        placements: null,
        conversations: null,
        traffic: null,
        comments: null,
        reported_by: null,
        reported_at: null,
      };

/** @param approved people who are approved for the carts. */
export async function loadCarts(
  client: ClientBase,
  congregation: number,
  approved: readonly number[],
  asOf: string,
): Promise<void> {
  const own = { congregation_id: congregation };
  const places = await bulkInsert(
    client,
    'cart_locations',
    locations.map((location) => ({ ...own, ...location, active: true })),
  );
  await bulkInsert(
    client,
    'cart_blocks',
    blocks.map(([place, weekday, from_at, to_at]) => ({
      ...own,
      location_id: places[place],
      weekday,
      from_at,
      to_at,
    })),
  );
  const planned = planShifts(places, approved, asOf);
  const rotationOf = await loadCartRotations(client, congregation, places, planned);
  const ids = await bulkInsert(
    client,
    'cart_shifts',
    planned.map((shift, index) => {
      const { people: _, ...times } = shift;
      return { ...own, ...times, state: 'booked', ...rotationOf(shift), ...reportOf(shift, index, asOf) };
    }),
  );
  const seats = planned.flatMap((shift, index) =>
    shift.people.map((person, lane) => ({ shift, id: ids[index]!, person, lane: lane + 1 })),
  );
  const duties = await bulkInsert(
    client,
    'duties',
    seats.map(({ shift, id, person, lane }) => ({
      ...own,
      kind: 'cart',
      shift_id: id,
      hall: 1,
      place: lane,
      week: mondayOf(shift.on_date),
      on_date: shift.on_date,
      starts_at: shift.starts_at,
      ends_at: clockText(minutesOf(shift.starts_at) + shift.minutes),
      person_id: person,
    })),
  );
  await bulkInsert(
    client,
    'cart_seats',
    seats.map(({ shift, id, lane }, index) => ({
      ...own,
      shift_id: id,
      location_id: shift.location_id,
      duty_id: duties[index],
      on_date: shift.on_date,
      from_minute: minutesOf(shift.starts_at),
      to_minute: minutesOf(shift.starts_at) + shift.minutes,
      lane,
    })),
  );
}
