/** Row schemas of carts: locations, blocks, bookings. Times are local times of the location. */

import { shiftStates, traffics } from '@sheaf/rules/carts/report';
import { peopleCounts } from '@sheaf/rules/carts/rotation';
import { slotClasses } from '@sheaf/rules/carts/slot';
import { frequencies } from '@sheaf/rules/service/frequency';
import { z } from 'zod';
import { count, idOf, idOrZero, instant } from '../fields.ts';

const told = {
  placements: count,
  conversations: count,
  traffic: z.literal(traffics.codes),
  comments: z.string().nullable(),
};

export const clock = z.string().meta({ examples: ['06:00'] });

/** Start of a shift, local time of the location. */
export const cartTime = z
  .string()
  .meta({ examples: ['2026-11-28T09:00'], description: 'start, local time of the location' });

/** Weekly time at which the cart cannot be booked (CARTS-D2). */
export const cartBlock = z.object({
  id: idOf('block, as in GET /cart-blocks'),
  cart_location_id: idOrZero,
  day: count.meta({ description: 'day of the week, 0 is Sunday' }),
  start_time: clock,
  end_time: clock.meta({ examples: ['17:00'] }),
});

/** Report of a shift (CARTS-D5). */
const cartReport = z.object({
  ...told,
  reported_by: idOrZero.nullable(),
  reported_at: instant,
});

/** A booked or free shift (CARTS-D3). */
export const booking = z.object({
  id: idOf('shift, as in GET /cart-schedules'),
  cart_location_id: idOrZero,
  location: z.string().meta({ description: 'name of the cart location' }),
  publishers: z.array(idOrZero).meta({ description: 'ids of the people on the shift, as in GET /users' }),
  users: z.array(idOrZero).meta({ description: 'ids of the people on the shift, the same as `publishers`' }),
  people: z
    .array(
      z.object({
        id: idOrZero.nullable().meta({
          description: 'id of the person, as in GET /users; null for people of other congregations',
        }),
        name: z.string(),
      }),
    )
    .meta({ description: 'everyone who takes part, including people of other congregations' }),
  start_at: cartTime,
  minutes: count,
  hours: z.number().meta({ description: 'length in hours', examples: [1] }),
  congregation_id: idOrZero,
  guests_of: z.string().nullable().meta({
    description:
      'congregation of the people, if guests booked the cart; null for the congregation’s own people',
  }),
  date: z.string().meta({ format: 'date' }),
  start_time: clock,
  end_time: clock.meta({ examples: ['17:00'] }),
  class: z.enum(slotClasses).meta({ description: 'availability for the caller' }),
  state: z.enum(shiftStates).meta({ description: 'booked; no-show if nobody came; or cancelled' }),
  rotation_id: idOrZero.nullable(),
  report: cartReport.nullable(),
  version: count,
});

/** A booking with the figures of its report. */
export const reportedBooking = booking.extend(told);

/** A past shift without a report (CARTS-O5). */
export const dueReport = z.object({
  id: idOf('shift, as in GET /cart-schedules'),
  cart_location_id: idOrZero,
  location: z.string().meta({ description: 'name of the cart location' }),
  users: z.array(idOrZero),
  people: z.array(z.string()).meta({ description: 'names of the other people on the shift' }),
  start_at: cartTime,
  date: z.string().meta({ format: 'date' }),
  start_time: clock,
  minutes: count,
});

/** People who take turns at a cart (CARTS-D4). */
export const cartRotation = z.object({
  id: idOf('rotation, as in GET /cart-rotations'),
  active: z.boolean().meta({ description: 'the rotation books shifts' }),
  cart_id: idOrZero,
  location: z.string().meta({ description: 'name of the cart location' }),
  frequency: z.enum(frequencies),
  day_of_week: count.meta({ description: 'day of the week, 0 is Sunday' }),
  week_of_month: count.nullable().meta({
    description: 'week of the month: 0 to 3 for the first to the fourth, 4 for the last; null unless monthly',
  }),
  start_time: clock,
  minutes: count,
  current_date: z
    .string()
    .nullable()
    .meta({ format: 'date', description: 'last date that is booked; null if none is' }),
  users: z.array(idOrZero).meta({ description: 'people in the order of their turns' }),
  publisher_count: z.literal(peopleCounts),
  combinations: z.array(z.array(idOrZero)).meta({
    description: 'people who share a shift, in the order of their turns if nobody is away (CARTS-O2)',
  }),
  anchor: z.string().meta({ format: 'date', description: 'date from which fortnights are counted' }),
  until: z
    .string()
    .meta({ format: 'date', description: 'last day up to which the rotation books at present' }),
  turns: z
    .array(
      z.object({
        date: z.string().meta({ format: 'date', description: 'date of the turn' }),
        users: z.array(idOrZero),
        state: z.enum(shiftStates).meta({ description: 'booked; no-show if nobody came; or cancelled' }),
      }),
    )
    .meta({ description: 'dates of the last year and booked future dates' }),
  away: z
    .array(
      z.object({
        user_id: idOrZero,
        start_date: z.string().meta({ format: 'date' }),
        end_date: z.string().meta({ format: 'date' }),
      }),
    )
    .meta({ description: 'days away of these people, up to `until`' }),
  version: count,
});
