/** Shifts at the carts: booked, changed, cancelled and reported (CARTS-C1 to C5). */
import { bookingRefusals } from '@sheaf/rules/carts/booking';
import { defaultTraffic, traffics } from '@sheaf/rules/carts/report';
import { farthestOffset, isWeekOffset } from '@sheaf/rules/carts/shift';
import { isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import {
  count,
  id,
  idOrZero,
  listQuery,
  noContent,
  optionalLines,
  pagedQuery,
  reference,
} from '../fields.ts';
import { operation } from '../operation.ts';
import { cartLocation } from './locations.ts';
import { booking, dueReport, reportedBooking } from './rows.ts';

const offset = z.coerce
  .number<number | string>()
  .int()
  .min(-farthestOffset)
  .max(farthestOffset)
  .refine(isWeekOffset, 'not-in-weeks')
  .meta({ examples: [7] });

const bookingFields = {
  cart_location_id: reference,
  publishers: z
    .array(reference)
    .max(8)
    .refine((ids) => new Set(ids).size === ids.length, 'named-twice'),
  start_at: z
    .string()
    .refine(isWallTime, 'not-a-day-and-time')
    .meta({ examples: ['2026-11-28T09:00'] }),
  minutes: count,
};

export const cartBookings = {
  readWeek: operation({
    name: 'carts.readWeek',
    method: 'GET',
    path: '/cart-locations/{id}',
    summary: 'One location with its bookings of one week, for those who are approved for it (CARTS-C1).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: z.strictObject({ offset: offset.default(0) }),
    reply: z.object({
      cart: cartLocation,
      appointments: z.array(booking),
      week: z.string().meta({ format: 'date', description: 'its Monday' }),
      now: z.string().meta({ description: 'day and time at the location' }),
      last_offset: count
        .nullable()
        .meta({ description: 'of the last week that can be booked; null without a limit' }),
      approved: z.boolean().meta({ description: 'the viewer may be booked' }),
      may_book: z.boolean(),
      may_edit: z.boolean().meta({ description: 'also what others booked' }),
      host: z
        .string()
        .nullable()
        .meta({ description: 'the congregation whose cart it is; null for the own' }),
      guest_hours: z.object({ limit: count, taken: z.number() }).nullable().meta({
        description:
          'hours of this week that the own congregation may take at the cart of another one, and has taken',
      }),
    }),
    refusals: ['cart-not-approved'],
    idempotent: 'read',
    reads: ['cartSchedules', 'sharedCarts', 'users', 'clock'],
  }),
  bookShift: operation({
    name: 'carts.bookShift',
    method: 'POST',
    path: '/cart-schedules',
    summary: 'Books a shift at a cart (CARTS-C2, CARTS-R1 to R6, CARTS-R19).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject(bookingFields),
    reply: booking,
    refusals: [...bookingRefusals, 'cart-guest-hours'],
    idempotent: 'key',
    changes: ['cartSchedules', 'notifications'],
  }),
  changeShift: operation({
    name: 'carts.changeShift',
    method: 'PUT',
    path: '/cart-schedules/{id}',
    summary: 'Changes a shift that has not begun: where, when and who (CARTS-C2).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...bookingFields, id: idOrZero.nullish(), version: count.optional() }),
    reply: booking,
    refusals: [
      ...bookingRefusals,
      'cart-guest-hours',
      'cart-not-yours',
      'cart-not-held',
      'cart-of-guests',
      'stale',
    ],
    idempotent: 'key',
    changes: ['cartSchedules', 'notifications'],
  }),
  listShifts: operation({
    name: 'carts.listShifts',
    method: 'GET',
    path: '/cart-schedules',
    summary: 'All bookings with their reports, newest start first (CARTS-C3, CARTS-O12).',
    permission: 'settings.cart_locations',
    scope: 'congregation',
    query: pagedQuery(20, 'id', 'cart_location_id', 'location', 'start_at', 'minutes', 'state'),
    reply: z.array(booking),
    refusals: [],
    idempotent: 'read',
    reads: ['cartSchedules', 'sharedCarts', 'users'],
  }),
  listDueReports: operation({
    name: 'carts.listDueReports',
    method: 'GET',
    path: '/cart-reports',
    summary: 'The own shifts that are over and wait for a report, the oldest first (CARTS-O5).',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'location', 'date', 'start_time', 'minutes'),
    reply: z.array(dueReport),
    refusals: [],
    idempotent: 'read',
    reads: ['cartSchedules', 'sharedCarts', 'clock'],
  }),
  endShift: operation({
    name: 'carts.endShift',
    method: 'DELETE',
    path: '/cart-schedules/{id}',
    summary:
      'Cancels a shift before it begins; afterwards it did not take place. Refused once its report is filed (CARTS-C4, CARTS-O4).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['cart-not-yours', 'cart-not-held', 'cart-reported'],
    idempotent: 'key',
    changes: ['cartSchedules', 'notifications'],
  }),
  reportShift: operation({
    name: 'carts.reportShift',
    method: 'PUT',
    path: '/cart-schedules/{id}/report',
    summary: 'What came of a shift, told by one of those who had it (CARTS-C5).',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    body: z.strictObject({
      placements: count.max(9999).default(0),
      conversations: count.max(9999).default(0),
      traffic: z.literal(traffics.codes).default(traffics.encode(defaultTraffic)),
      comments: optionalLines(1000),
    }),
    reply: reportedBooking,
    refusals: ['cart-not-yours', 'cart-not-over', 'cart-not-held'],
    idempotent: 'key',
    changes: ['cartSchedules'],
  }),
};
