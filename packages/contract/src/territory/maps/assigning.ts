/** Operations on map assignments: list, lock, recall, cancel, address lookup (ASSIGN). */
import { z } from 'zod';
import { count, date, id, idOrZero, instant, listQuery, optional, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { assignForm, map, seenAssignment } from './rows.ts';

export const assignRow = map.extend({
  number_lookup: z.boolean().meta({ description: 'phone numbers of its addresses are looked up' }),
  searched_address_count: count.meta({
    description: 'preloaded addresses whose phone number was looked up (ASSIGN-O7)',
  }),
  overdue: z.boolean().meta({ description: 'assigned longer than the congregation allows (MAPS-O8)' }),
  days_over: count.meta({
    description: 'days beyond the time that the congregation allows, otherwise 0 (MAPS-O8)',
  }),
  stagnant: z.boolean().meta({ description: 'without activity for too long (MAPS-O9)' }),
});

const seen = seenAssignment.meta({
  description: 'id of the assignment that the caller saw; another one is refused',
});

const chosen = z.strictObject({
  id: reference.meta({ description: 'id of the map' }),
  assignment: seen,
  assignment_id: seen,
  holder: reference.nullable().optional().meta({
    description: 'id of the holder that the caller saw; refused if the map has another one',
  }),
  ...assignForm,
  // Sent by the form of the map manager; this operation does not change the map.
  blocks: count.optional().meta({ description: 'sent by the form of the map manager; not used' }),
  complete: optional(date).meta({ description: 'sent by the form of the map manager; not used' }),
});

export const mapAssigning = {
  listAssignMaps: operation({
    name: 'maps.listAssignMaps',
    method: 'GET',
    path: '/map/assign',
    summary: 'Maps in their order, with the fields for assigning them (ASSIGN-S1, ASSIGN-S2)',
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
    summary: 'Latest returned map of each person (ASSIGN-X1)',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    query: listQuery('user', 'number', 'returned_at'),
    reply: z.array(
      z.object({
        user: idOrZero.meta({ description: 'id of the person' }),
        number: z.string().meta({ description: 'number of the map' }),
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
    summary:
      'Progress of generating available addresses from the preloaded addresses of a map (ASSIGN-C7, ASSIGN-D4)',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      total: count.meta({ description: 'number of preloaded addresses' }),
      completed: count.meta({ description: 'number of addresses processed' }),
    }),
    refusals: [],
    idempotent: 'read',
  }),
  recallMap: operation({
    name: 'maps.recallMap',
    method: 'POST',
    path: '/map/recall',
    summary: 'Recall a map (ASSIGN-C3, ASSIGN-R3)',
    description: 'Available addresses of the map are cleared, and the assignment ends.',
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
    summary: 'Cancel an assignment (ASSIGN-C4, ASSIGN-R4, ASSIGN-R5, ASSIGN-O8)',
    description: 'The assignment is deleted. Refused once work has started.',
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
    summary: 'Record the completion of a personal map (MAPS-X2)',
    description:
      'Today if no date is given. The holder keeps the map under a new assignment, or it becomes free.',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the map' }),
      assignment: reference.optional().meta({
        description: 'id of the assignment that the caller saw; another one is refused',
      }),
      date: date
        .nullish()
        .transform((value) => value ?? null)
        .meta({ description: 'date of the completion; today if null or omitted' }),
      keep: z
        .boolean()
        .default(true)
        .meta({ description: 'true keeps the map with its holder under a new assignment' }),
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
    changes: ['availableAddresses', 'mapAssignments', 'maps'],
  }),
  lockMap: operation({
    name: 'maps.lockMap',
    method: 'POST',
    path: '/map/{id}/toggle-lock',
    summary: 'Lock or unlock a map (ASSIGN-C5, ASSIGN-R1)',
    description: 'Toggles if `locked` is omitted.',
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
    summary: 'Switch phone number lookup of a map (ASSIGN-C6, ASSIGN-O7)',
    description: 'Toggles if `on` is omitted.',
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
