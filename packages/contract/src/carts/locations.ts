/** Operations on cart locations, weekly blocks and shared carts (CARTS-C6, C8, C11). */
import { mostGuestHours } from '@sheaf/rules/carts/guest-hours';
import { cartDefaults, mostPeople } from '@sheaf/rules/carts/shift';
import { z } from 'zod';
import { count, date, filled, id, idOrZero, listQuery, noContent, optional, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { time, weekday } from '../settings-fields.ts';
import { cartBlock, clock } from './rows.ts';

/** CARTS-D1. */
export const cartLocation = z.object({
  id: idOrZero,
  location: z.string(),
  max_users: count,
  start_time: clock,
  end_time: clock,
  start_date: z
    .string()
    .nullable()
    .meta({ format: 'date', description: 'first day that can be booked; null without a limit' }),
  congregations: z
    .array(
      z.object({
        id: idOrZero,
        name: z.string(),
        hours_a_week: count.meta({
          description: 'hours that people of this congregation may book in one week',
        }),
      }),
    )
    .meta({ description: 'congregations with which the cart is shared' }),
  blocks: z.array(cartBlock),
  version: count,
});

const locationFields = {
  location: filled(120),
  max_users: z.number().int().min(1).max(mostPeople).default(cartDefaults.maxPeople),
  start_time: time.default(cartDefaults.opensAt),
  end_time: time.default(cartDefaults.closesAt),
  start_date: optional(date),
};

const share = z.strictObject({ id, cid: id });

const locationChanges = ['sharedCarts'] as const;

export const cartLocations = {
  listLocations: operation({
    name: 'carts.listLocations',
    method: 'GET',
    path: '/cart-locations',
    summary: 'Cart locations with their blocks and shares, by name (CARTS-C6)',
    permission: 'settings.cart_locations',
    scope: 'congregation',
    query: listQuery('id', 'location', 'max_users', 'start_time', 'end_time', 'start_date'),
    reply: z.array(cartLocation),
    refusals: [],
    idempotent: 'read',
    reads: ['sharedCarts'],
  }),
  addLocation: operation({
    name: 'carts.addLocation',
    method: 'POST',
    path: '/cart-locations',
    summary: 'Add a cart location (CARTS-C6, CARTS-R9)',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    body: z.strictObject(locationFields),
    reply: cartLocation,
    refusals: [],
    idempotent: 'key',
    changes: locationChanges,
  }),
  editLocation: operation({
    name: 'carts.editLocation',
    method: 'PUT',
    path: '/cart-locations/{id}',
    summary: 'Change a cart location (CARTS-C6, CARTS-R9)',
    description: 'Existing bookings stay.',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ id: idOrZero.nullish(), ...locationFields, version: count.optional() }),
    reply: cartLocation,
    refusals: ['stale'],
    idempotent: 'key',
    changes: locationChanges,
  }),
  deleteLocation: operation({
    name: 'carts.deleteLocation',
    method: 'DELETE',
    path: '/cart-locations/{id}',
    summary: 'Remove a cart location (CARTS-C6)',
    description: 'Future bookings are cancelled; past ones stay.',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['sharedCarts', 'cartRotations', 'cartSchedules', 'notifications'],
  }),
  listSharePartners: operation({
    name: 'carts.listSharePartners',
    method: 'GET',
    path: '/cart-share-partners',
    summary: 'Congregations with which a cart can be shared',
    description: 'Congregations whose partnership is confirmed by both sides.',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    query: listQuery('id', 'name'),
    reply: z.array(z.object({ id: idOrZero, name: z.string() })),
    refusals: [],
    idempotent: 'read',
    reads: ['directoryPartners', 'worldDirectory'],
  }),
  shareLocation: operation({
    name: 'carts.shareLocation',
    method: 'POST',
    path: '/cart-locations/{id}/congregations/{cid}',
    summary: 'Share a cart with a partner congregation (CARTS-C7, CARTS-O8)',
    description: 'Approved publishers of the partner may book it.',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: share,
    reply: cartLocation,
    refusals: ['cart-no-partner'],
    idempotent: 'key',
    changes: locationChanges,
    legacy: [{ method: 'GET', path: '/cart-locations/{id}/congregations/{cid}/attach' }],
  }),
  limitGuestHours: operation({
    name: 'carts.limitGuestHours',
    method: 'PUT',
    path: '/cart-locations/{id}/congregations/{cid}',
    summary: 'Limit the weekly hours of a guest congregation at a shared cart (CARTS-X1)',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: share,
    body: z.strictObject({ hours_a_week: z.number().int().min(0).max(mostGuestHours) }),
    reply: cartLocation,
    refusals: [],
    idempotent: 'key',
    changes: locationChanges,
  }),
  unshareLocation: operation({
    name: 'carts.unshareLocation',
    method: 'DELETE',
    path: '/cart-locations/{id}/congregations/{cid}',
    summary: 'Stop sharing a cart with a congregation (CARTS-C7)',
    description: 'Future bookings of its people are cancelled.',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: share,
    reply: cartLocation,
    refusals: [],
    idempotent: 'key',
    changes: ['sharedCarts', 'cartSchedules', 'notifications'],
    legacy: [{ method: 'GET', path: '/cart-locations/{id}/congregations/{cid}/detach' }],
  }),
  listBlocks: operation({
    name: 'carts.listBlocks',
    method: 'GET',
    path: '/cart-blocks',
    summary: 'Weekly times at which carts cannot be booked (CARTS-C8, CARTS-O1)',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    query: listQuery('id', 'cart_location_id', 'day', 'start_time', 'end_time'),
    reply: z.array(cartBlock),
    refusals: [],
    idempotent: 'read',
    reads: ['sharedCarts'],
  }),
  addBlock: operation({
    name: 'carts.addBlock',
    method: 'POST',
    path: '/cart-blocks',
    summary: 'Add a weekly time at which a cart cannot be booked (CARTS-C8, CARTS-R8)',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    body: z.strictObject({
      cart_location_id: reference,
      day: weekday.default(0),
      start_time: time,
      end_time: time,
    }),
    reply: cartBlock,
    refusals: [],
    idempotent: 'key',
    changes: locationChanges,
  }),
  deleteBlock: operation({
    name: 'carts.deleteBlock',
    method: 'DELETE',
    path: '/cart-blocks/{id}',
    summary: 'Remove a weekly time at which a cart cannot be booked (CARTS-C8)',
    permission: 'settings.cart_locations.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: locationChanges,
  }),
  listSharedCarts: operation({
    name: 'carts.listSharedCarts',
    method: 'GET',
    path: '/sharedCarts',
    summary: 'Cart locations of the congregation and those shared with it (CARTS-C11, SYNC-O3)',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'location', 'congregation'),
    reply: z.array(
      z.object({
        id: idOrZero,
        location: z.string(),
        congregation: z.string().meta({ description: 'name of the congregation that owns the cart' }),
        shared: z.boolean().meta({ description: 'the cart is owned by another congregation' }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['sharedCarts', 'congregations'],
  }),
};
