/** Assigning maps: the servant's list, locking, recalling, cancelling, and how far addresses are populated (ASSIGN). */
import { z } from 'zod';
import { count, date, id, idOrZero, instant, listQuery, optional, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { assignForm, map, seenAssignment } from './rows.ts';

export const assignRow = map.extend({
  number_lookup: z.boolean(),
  searched_address_count: count.meta({
    description: 'own addresses whose number was looked up (ASSIGN-O7)',
  }),
  overdue: z.boolean().meta({ description: 'out longer than the congregation allows (MAPS-O8)' }),
  days_over: count.meta({
    description: 'days it is out longer than the congregation allows, else 0 (MAPS-O8)',
  }),
  stagnant: z.boolean().meta({ description: 'nothing was done for too long (MAPS-O9)' }),
});

const seen = seenAssignment.meta({
  description: 'the assignment the caller saw; another one is refused',
});

const chosen = z.strictObject({
  id: reference.meta({ description: 'map id' }),
  assignment: seen,
  assignment_id: seen,
  holder: reference.nullable().optional().meta({
    description: 'who had the map as the caller saw it; while somebody else has it, it stays with them',
  }),
  ...assignForm,
  // Of the form of the map manager; nothing of the map itself is changed here.
  blocks: count.optional(),
  complete: optional(date),
});

export const mapAssigning = {
  listAssignMaps: operation({
    name: 'maps.listAssignMaps',
    method: 'GET',
    path: '/map/assign',
    summary: 'All maps in their own order, with what only those who assign them need (ASSIGN-S1, ASSIGN-S2).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    query: listQuery(
      'id',
      'number',
      'name',
      'type_id',
      'order',
      'locked',
      'last_completed',
      'time_out',
      'campaign',
      'user',
      'overdue',
      'stagnant',
    ),
    reply: z.array(assignRow),
    refusals: [],
    idempotent: 'read',
    reads: [
      'maps',
      'suburbs',
      'mapAssignments',
      'availableAddresses',
      'preloadedAddresses',
      'users',
      'congregations',
    ],
  }),
  listLastReturns: operation({
    name: 'maps.listLastReturns',
    method: 'GET',
    path: '/map/assign/last-returns',
    summary: 'The map that each person returned last, for whoever chooses who gets the next one (ASSIGN-X1).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    query: listQuery('user', 'number', 'returned_at'),
    reply: z.array(
      z.object({
        user: idOrZero.meta({ description: 'id of the person' }),
        number: z.string().meta({ description: 'of the map' }),
        returned_at: instant,
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'mapAssignments', 'users'],
  }),
  readPopulating: operation({
    name: 'maps.readPopulating',
    method: 'GET',
    path: '/map/assign/{id}/progress',
    summary: 'How many of a map’s own addresses were looked at for its list to work (ASSIGN-C7, ASSIGN-D4).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({ total: count, completed: count }),
    refusals: [],
    idempotent: 'read',
  }),
  recallMap: operation({
    name: 'maps.recallMap',
    method: 'POST',
    path: '/map/recall',
    summary:
      'Takes a map back: its available addresses are cleared, its assignment closed (ASSIGN-C3, ASSIGN-R3).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: chosen,
    reply: assignRow,
    refusals: ['map-not-assigned', 'assignment-ended', 'another-holder', 'not-assigner'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'notifications'],
  }),
  cancelAssignment: operation({
    name: 'maps.cancelAssignment',
    method: 'POST',
    path: '/map/cancel',
    summary: 'Takes an assignment back as if it had never been (ASSIGN-C4, ASSIGN-R4, ASSIGN-R5, ASSIGN-O8).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: chosen,
    reply: assignRow,
    refusals: ['map-not-assigned', 'assignment-ended', 'another-holder', 'not-assigner', 'already-started'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'maps', 'notifications'],
  }),
  recordCompletion: operation({
    name: 'maps.recordCompletion',
    method: 'POST',
    path: '/map/complete',
    summary:
      'Records that a personal map was completed, today unless a date is given; its holder keeps it under a new assignment, or it is free (MAPS-X2).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'map id' }),
      assignment: reference.optional().meta({
        description: 'the assignment the caller saw; another one is refused',
      }),
      date: date.nullish().transform((value) => value ?? null),
      keep: z.boolean().default(true),
    }),
    reply: assignRow,
    refusals: [
      'map-not-assigned',
      'assignment-ended',
      'not-assigner',
      'not-personal',
      'completed-in-future',
      'completed-before-assigned',
    ],
    idempotent: 'key',
    changes: ['mapAssignments', 'maps'],
  }),
  lockMap: operation({
    name: 'maps.lockMap',
    method: 'POST',
    path: '/map/{id}/toggle-lock',
    summary: 'Locks or unlocks a map, or sets it when `locked` is given (ASSIGN-C5, ASSIGN-R1).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ locked: z.boolean().optional() }),
    reply: assignRow,
    refusals: ['not-assigner'],
    idempotent: 'key',
    changes: ['maps'],
  }),
  switchNumberLookup: operation({
    name: 'maps.switchNumberLookup',
    method: 'POST',
    path: '/map/{id}/toggle-number-search',
    summary:
      'Switches the looking up of numbers for a map, or sets it when `on` is given (ASSIGN-C6, ASSIGN-O7).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ on: z.boolean().optional() }),
    reply: assignRow,
    refusals: [],
    idempotent: 'key',
    changes: ['maps'],
  }),
};
