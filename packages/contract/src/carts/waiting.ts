/** Operations on the waiting lists of full shifts (X-SWAP-28, X-SWAP-29). */
import { takingRefusals, waitingRefusals } from '@sheaf/rules/carts/waiting';
import { isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import { count, idOf, idOrZero, listQuery, noContent, pathIdOf, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { booking, clock } from './rows.ts';

/** People who wait for a place in one shift. */
export const shiftWaiting = z.object({
  id: idOrZero.nullable().meta({
    description: 'entry of the caller in the waiting list; null if the caller does not wait',
  }),
  people: count.meta({ description: 'number of people who wait, with the caller' }),
  offered: z.boolean().meta({ description: 'a place is free, and the caller was notified' }),
});

const openShift = z.object({
  cart_location_id: idOf('cart location, as in GET /cart-locations'),
  location: z.string().meta({ description: 'name of the cart location' }),
  date: z.string().meta({ format: 'date' }),
  start_time: clock,
  end_time: clock.meta({ examples: ['17:00'] }),
  minutes: count,
  people: z.array(z.string()).meta({ description: 'names of the people on the shift' }),
  free: count.meta({ description: 'number of free places; 0 for a full shift' }),
  waiting: shiftWaiting.meta({ description: 'waiting list of the shift' }),
});

const changes = ['cartSchedules'] as const;
const own = { permission: 'signed-in', scope: 'own', idempotent: 'key' } as const;
const params = z.strictObject({ id: pathIdOf('entry in a waiting list, as in GET /open-shifts') });

export const cartWaiting = {
  listOpenShifts: operation({
    name: 'carts.listOpenShifts',
    method: 'GET',
    path: '/open-shifts',
    summary: 'Shifts of others in the next two weeks, with free places and waiting lists (X-SWAP-29)',
    description: 'At the carts of the congregation. Empty for people who may not book.',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('cart_location_id', 'location', 'date', 'start_time', 'free'),
    reply: z.array(openShift),
    refusals: [],
    idempotent: 'read',
    reads: ['cartSchedules', 'sharedCarts', 'users', 'congregations', 'clock'],
  }),
  joinWaiting: operation({
    ...own,
    name: 'carts.joinWaiting',
    method: 'POST',
    path: '/cart-waiting',
    summary: 'Wait for a place in a full shift (X-SWAP-28)',
    description: 'Everybody who waits is notified of a free place, and the first who takes it has it.',
    body: z.strictObject({
      cart_location_id: reference,
      start_at: z
        .string()
        .refine(isWallTime, 'not-a-day-and-time')
        .meta({ examples: ['2026-11-28T09:00'] }),
      minutes: count,
    }),
    reply: shiftWaiting,
    refusals: [...waitingRefusals],
    changes,
  }),
  leaveWaiting: operation({
    ...own,
    name: 'carts.leaveWaiting',
    method: 'DELETE',
    path: '/cart-waiting/{id}',
    summary: 'Stop waiting for a place (X-SWAP-28)',
    params,
    reply: noContent,
    refusals: [],
    changes,
  }),
  takeFreePlace: operation({
    ...own,
    name: 'carts.takeFreePlace',
    method: 'POST',
    path: '/cart-waiting/{id}/take',
    summary: 'Book the free place that the caller waits for (X-SWAP-28)',
    description: 'By the rules of every booking. The first who takes it has it.',
    params,
    reply: booking,
    refusals: [...takingRefusals],
    changes: ['cartSchedules', 'notifications'],
  }),
};
