/** Rows of public witnessing carts: locations, blocks, bookings. Times are those of the clock at the location. */

import { shiftStates, traffics } from '@sheaf/rules/carts/report';
import { peopleCounts } from '@sheaf/rules/carts/rotation';
import { slotClasses } from '@sheaf/rules/carts/slot';
import { frequencies } from '@sheaf/rules/service/frequency';
import { z } from 'zod';
import { count, idOrZero, instant } from '../fields.ts';

const told = {
  placements: count,
  conversations: count,
  traffic: z.literal(traffics.codes),
  comments: z.string().nullable(),
};

export const clock = z.string().meta({ examples: ['06:00'] });

/** When a shift begins, by the clock at its location. */
export const cartTime = z
  .string()
  .meta({ examples: ['2026-11-28T09:00'], description: 'by the clock at the location' });

/** CARTS-D2. */
export const cartBlock = z.object({
  id: idOrZero,
  cart_location_id: idOrZero,
  day: count.meta({ description: '0 is Sunday' }),
  start_time: clock,
  end_time: clock,
});

/** CARTS-D5. */
const cartReport = z.object({
  ...told,
  reported_by: idOrZero.nullable(),
  reported_at: instant,
});

/** CARTS-D3. */
export const booking = z.object({
  id: idOrZero,
  cart_location_id: idOrZero,
  location: z.string(),
  publishers: z.array(idOrZero),
  users: z.array(idOrZero).meta({ description: 'the same people' }),
  people: z
    .array(z.object({ id: idOrZero.nullable(), name: z.string() }))
    .meta({ description: 'everybody who takes part, also those of other congregations' }),
  start_at: cartTime,
  minutes: count,
  hours: z.number(),
  congregation_id: idOrZero,
  guests_of: z.string().nullable().meta({
    description: 'the congregation whose people have a shift at the own cart; null for the own people',
  }),
  date: z.string().meta({ format: 'date' }),
  start_time: clock,
  end_time: clock,
  class: z.enum(slotClasses),
  state: z.enum(shiftStates),
  rotation_id: idOrZero.nullable(),
  report: cartReport.nullable(),
  version: count,
});

/** With what was told of it. */
export const reportedBooking = booking.extend(told);

/** A shift that is over and asks for its report (CARTS-O5). */
export const dueReport = z.object({
  id: idOrZero,
  cart_location_id: idOrZero,
  location: z.string(),
  users: z.array(idOrZero),
  people: z.array(z.string()).meta({ description: 'who else was there' }),
  start_at: cartTime,
  date: z.string().meta({ format: 'date' }),
  start_time: clock,
  minutes: count,
});

/** CARTS-D4. */
export const cartRotation = z.object({
  id: idOrZero,
  active: z.boolean(),
  cart_id: idOrZero,
  location: z.string(),
  frequency: z.enum(frequencies),
  day_of_week: count.meta({ description: '0 is Sunday' }),
  week_of_month: count
    .nullable()
    .meta({ description: '0 to 3 are the first to the fourth, 4 the last; null except for a month' }),
  start_time: clock,
  minutes: count,
  current_date: z.string().nullable().meta({ format: 'date', description: 'the last date that is booked' }),
  users: z.array(idOrZero).meta({ description: 'in the order of their turns' }),
  publisher_count: z.literal(peopleCounts),
  combinations: z
    .array(z.array(idOrZero))
    .meta({ description: 'who stands with whom, in their order where nobody is away (CARTS-O2)' }),
  anchor: z.string().meta({ format: 'date', description: 'from where fortnights are counted' }),
  until: z.string().meta({ format: 'date', description: 'the last day for which it books now' }),
  turns: z
    .array(
      z.object({
        date: z.string().meta({ format: 'date', description: 'of the rotation' }),
        users: z.array(idOrZero),
        state: z.enum(shiftStates),
      }),
    )
    .meta({ description: 'the dates of the last year and those to come that were booked' }),
  away: z
    .array(
      z.object({
        user_id: idOrZero,
        start_date: z.string().meta({ format: 'date' }),
        end_date: z.string().meta({ format: 'date' }),
      }),
    )
    .meta({ description: 'of those who take turns, as far as it books' }),
  version: count,
});
