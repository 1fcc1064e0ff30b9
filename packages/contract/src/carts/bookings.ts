/** Operations on cart shifts: book, change, cancel, report (CARTS-C1 to C5). */
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
import { booking, cartTime, dueReport, reportedBooking } from './rows.ts';
import { shiftWaiting } from './waiting.ts';

const offset = z.coerce
  .number<number | string>()
  .int()
  .min(-farthestOffset)
  .max(farthestOffset)
  .refine(isWeekOffset, 'not-in-weeks')
  .meta({ examples: [7], description: 'days from this week to the wanted one, a multiple of 7' });

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

/** A person who no longer has a shift looks for nobody to take it. */
const freeing = ['cartSchedules', 'notifications', 'swaps'] as const;

export const cartBookings = {
  readWeek: operation({
    name: 'carts.readWeek',
    method: 'GET',
    path: '/cart-locations/{id}',
    summary: 'A cart location with its bookings of one week (CARTS-C1)',
    description: 'Only for people who are approved for carts.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: z.strictObject({ offset: offset.default(0) }),
    reply: z.object({
      cart: cartLocation,
      appointments: z.array(booking).meta({ description: 'shifts of the week, with those that are free' }),
      week: z.string().meta({ format: 'date', description: 'Monday of the week' }),
      now: z.string().meta({ description: 'current day and time at the location' }),
      last_offset: count
        .nullable()
        .meta({ description: 'largest `offset` that can be booked; null without a limit' }),
      approved: z.boolean().meta({ description: 'the caller is approved for carts' }),
      may_book: z.boolean(),
      may_edit: z.boolean().meta({ description: 'the caller may also change bookings of other people' }),
      host: z
        .string()
        .nullable()
        .meta({ description: 'name of the congregation that owns the cart; null for the caller’s own' }),
      guest_hours: z.object({ limit: count, taken: z.number() }).nullable().meta({
        description:
          'hours in this week that the caller’s congregation may book at a cart of another one, and has booked; null at its own carts',
      }),
      waiting: z
        .array(shiftWaiting.extend({ start_at: cartTime, minutes: count }))
        .meta({ description: 'waiting lists of shifts in this week; empty at carts of other congregations' }),
    }),
    refusals: ['cart-not-approved'],
    idempotent: 'read',
    reads: ['cartSchedules', 'sharedCarts', 'users', 'clock'],
  }),
  bookShift: operation({
    name: 'carts.bookShift',
    method: 'POST',
    path: '/cart-schedules',
    summary: 'Book a shift at a cart (CARTS-C2, CARTS-R1 to R6, CARTS-R19)',
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
    summary: 'Change location, time or people of a shift that has not begun (CARTS-C2)',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...bookingFields,
      id: idOrZero.nullish().meta({ description: 'same as in the path' }),
      version: count.optional(),
    }),
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
    changes: freeing,
  }),
  listShifts: operation({
    name: 'carts.listShifts',
    method: 'GET',
    path: '/cart-schedules',
    summary: 'Bookings with their reports, latest start first (CARTS-C3, CARTS-O12)',
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
    summary: 'Past shifts of the caller without a report, oldest first (CARTS-O5)',
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
    summary: 'Cancel a shift (CARTS-C4, CARTS-O4)',
    description: 'A shift that has begun is recorded as not held. Refused once its report is filed.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['cart-not-yours', 'cart-not-held', 'cart-reported'],
    idempotent: 'key',
    changes: freeing,
  }),
  leaveShift: operation({
    name: 'carts.leaveShift',
    method: 'DELETE',
    path: '/cart-duties/{id}',
    summary: 'Leave a shift that has not begun (CARTS-C12)',
    description: 'The other people of the shift are notified. A shift without people is cancelled.',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id: id.meta({ description: 'id of the duty, as in GET /my-duties' }) }),
    reply: noContent,
    refusals: ['cart-past'],
    idempotent: 'key',
    changes: freeing,
  }),
  reportShift: operation({
    name: 'carts.reportShift',
    method: 'PUT',
    path: '/cart-schedules/{id}/report',
    summary: 'File the report of a shift (CARTS-C5)',
    description: 'Only people of the shift may file it.',
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
