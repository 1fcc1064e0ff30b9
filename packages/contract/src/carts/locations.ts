/** Where carts stand, when they cannot be booked, and which of them a person sees (CARTS-C6, C8, C11). */
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
  start_date: z.string().nullable().meta({ format: 'date', description: 'the first day that can be booked' }),
  congregations: z
    .array(
      z.object({
        id: idOrZero,
        name: z.string(),
        hours_a_week: count.meta({ description: 'that its people may take in one week' }),
      }),
    )
    .meta({ description: 'those that it is shared with' }),
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
    summary: 'Where carts stand, by name, with their blocks and with whom they are shared (CARTS-C6).',
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
    summary: 'Adds a location (CARTS-C6, CARTS-R9).',
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
    summary: 'Changes a location; what is booked there stays (CARTS-C6, CARTS-R9).',
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
    summary:
      'Takes a location out of use and cancels what is booked there from now on; its past stays (CARTS-C6).',
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
    summary: 'The partner congregations with which a cart can be shared: both sides have confirmed it.',
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
    summary:
      'Shares a cart with a partner congregation, whose approved publishers may book it (CARTS-C7, CARTS-O8).',
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
    summary:
      'Sets how many hours a week the guests of one congregation may take at a shared cart (CARTS-X1).',
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
    summary: 'Shares a cart no longer; what its guests have booked from now on is cancelled (CARTS-C7).',
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
    summary: 'Weekly times at which carts cannot be booked (CARTS-C8, CARTS-O1).',
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
    summary: 'Adds a weekly time at which a cart cannot be booked (CARTS-C8, CARTS-R8).',
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
    summary: 'Removes a weekly time at which a cart cannot be booked (CARTS-C8).',
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
    summary: 'The own locations and those that other congregations share with this one (CARTS-C11, SYNC-O3).',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'location', 'congregation'),
    reply: z.array(
      z.object({
        id: idOrZero,
        location: z.string(),
        congregation: z.string().meta({ description: 'whose it is' }),
        shared: z.boolean().meta({ description: 'it is another congregation’s' }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['sharedCarts', 'congregations'],
  }),
};
