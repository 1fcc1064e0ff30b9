/** Operations on cart rotations: recurring shifts whose people take turns (CARTS-C9). */
import { peopleCounts, rotationDefaults } from '@sheaf/rules/carts/rotation';
import { shiftMinutes } from '@sheaf/rules/carts/shift';
import { frequencies } from '@sheaf/rules/service/frequency';
import { z } from 'zod';
import { count, id, idOrZero, listQuery, noContent, reference, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { time, weekday } from '../settings-fields.ts';
import { cartRotation } from './rows.ts';

const rotationFields = {
  active: z.boolean().default(true).meta({ description: 'the rotation books shifts' }),
  cart_id: reference,
  frequency: z.enum(frequencies),
  day_of_week: weekday,
  week_of_month: z.number().int().min(0).max(4).nullish(),
  start_time: time,
  minutes: z.literal(shiftMinutes).default(rotationDefaults.minutes),
  users: z
    .array(reference)
    .max(60)
    .refine((ids) => new Set(ids).size === ids.length, 'named-twice'),
  publisher_count: z.literal(peopleCounts).default(rotationDefaults.people),
  combinations: z.array(z.array(reference).max(3)).max(5000).nullish().meta({
    description:
      'people who share a shift, in the order of their turns; derived from `users` if omitted; refused if people or group size differ',
  }),
  current_date: text(10).nullish().meta({
    description: 'same date as in GET /cart-rotations; calculated by the server, any other date is refused',
  }),
};

/** Room for every value of `combinations`. */
const rotationLimits = { values: 21_000 } as const;

const params = z.strictObject({ id });
const changes = ['cartRotations', 'cartSchedules', 'notifications', 'swaps'] as const;

export const cartRotations = {
  listRotations: operation({
    name: 'carts.listRotations',
    method: 'GET',
    path: '/cart-rotations',
    summary: 'Cart rotations with their people, turns and booked dates (CARTS-C9)',
    permission: 'settings.cart_rotations',
    scope: 'congregation',
    query: listQuery('id', 'location', 'frequency', 'day_of_week', 'start_time'),
    reply: z.array(cartRotation),
    refusals: [],
    idempotent: 'read',
    reads: ['cartRotations', 'cartSchedules', 'sharedCarts', 'users'],
  }),
  addRotation: operation({
    name: 'carts.addRotation',
    method: 'POST',
    path: '/cart-rotations',
    summary: 'Add a cart rotation and book its coming dates (CARTS-C9, CARTS-R11, CARTS-O2)',
    permission: 'settings.cart_rotations.add',
    scope: 'congregation',
    body: z.strictObject(rotationFields),
    reply: cartRotation,
    refusals: [],
    idempotent: 'key',
    changes,
    limits: rotationLimits,
  }),
  editRotation: operation({
    name: 'carts.editRotation',
    method: 'PUT',
    path: '/cart-rotations/{id}',
    summary: 'Change, pause or resume a cart rotation (CARTS-C9, CARTS-R15, CARTS-O3)',
    description: 'Booked shifts that no longer match are booked again.',
    permission: 'settings.cart_rotations.edit',
    scope: 'congregation',
    params,
    body: z.strictObject({
      id: idOrZero.nullish().meta({ description: 'same as in the path' }),
      ...rotationFields,
      version: count.optional(),
    }),
    reply: cartRotation,
    refusals: ['stale'],
    idempotent: 'key',
    changes,
    limits: rotationLimits,
  }),
  deleteRotation: operation({
    name: 'carts.deleteRotation',
    method: 'DELETE',
    path: '/cart-rotations/{id}',
    summary: 'Delete a cart rotation and cancel its future shifts (CARTS-C9, CARTS-O3)',
    permission: 'settings.cart_rotations.delete',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes,
  }),
};
