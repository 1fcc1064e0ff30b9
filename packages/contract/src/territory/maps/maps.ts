/** Operations on maps: list, page, blocks, assignments (MAPS, ASSIGN). */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { longestMapNumber } from '@sheaf/rules/territory/maps/map-number';
import { z } from 'zod';
import { filled, id, idOf, listQuery, optionalLines, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { assignRow, mapAssigning } from './assigning.ts';
import { mapRecords } from './map-records.ts';
import { assignForm, campaign, currentAssignment, map, mapPage, seenAssignment, typeId } from './rows.ts';

const note = optionalLines(500);

export const maps = {
  ...mapRecords,
  ...mapAssigning,
  listMaps: operation({
    name: 'maps.listMaps',
    method: 'GET',
    path: '/maps',
    summary: 'Maps in the order of the dashboard (MAPS-C2, MAPS-R1)',
    permission: 'signed-in',
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
    ),
    reply: z.array(map),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapAssignments', 'availableAddresses', 'users'],
  }),
  readMap: operation({
    name: 'maps.readMap',
    method: 'GET',
    path: '/maps/{number}',
    summary: 'A map by its number (MAPS-C1)',
    description: 'Lists that the caller may not see are missing.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ number: filled(longestMapNumber) }),
    reply: mapPage,
    refusals: [],
    idempotent: 'read',
    reads: [
      'maps',
      'suburbs',
      'streets',
      'mapAssignments',
      'availableAddresses',
      'preloadedAddresses',
      'doNotCalls',
      'foreignAddresses',
      'users',
      'congregations',
    ],
  }),
  readMapPicture: operation({
    name: 'maps.readMapPicture',
    method: 'GET',
    path: '/maps/{id}/asset/{sha256}',
    summary: 'Picture of a map',
    description: 'The path changes with the content. Cached without expiry, privately.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: 'file',
    fileTypes: ['image/webp'],
    refusals: [],
    idempotent: 'read',
  }),
  uploadMapPicture: operation({
    name: 'maps.uploadMapPicture',
    method: 'POST',
    path: '/maps/{id}/asset',
    summary: 'Replace the picture of a map (MAPS-O11)',
    description:
      'The type is detected from the content. The picture is re-encoded, which removes location data.',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    upload: {
      field: 'file',
      bytes: 10_485_760,
      types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    },
    reply: map,
    refusals: ['map-type-has-no-picture'],
    idempotent: 'key',
    changes: ['maps'],
  }),
  updateBlock: operation({
    name: 'maps.updateBlock',
    method: 'POST',
    path: '/map/block-update',
    summary: 'Complete or reopen a block (MAPS-R5)',
    description: 'Toggles if `completed` is omitted. Only for the holder.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the assignment of the map' }),
      block: reference.meta({ description: 'number of the block' }),
      completed: z
        .boolean()
        .optional()
        .meta({ description: 'true ticks the block, false clears it; the other state if omitted' }),
    }),
    reply: currentAssignment,
    refusals: ['assignment-ended', 'not-holder', 'no-such-block'],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
  markHomes: operation({
    name: 'maps.markHomes',
    method: 'POST',
    path: '/map/homes',
    summary: 'Add the preloaded addresses of a residential map to its list to work (ADDR-R67)',
    description:
      'Only for the holder. Do-not-calls are left out, names and phone numbers are not copied. Idempotent.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({ id: reference.meta({ description: 'id of the assignment of the map' }) }),
    reply: currentAssignment,
    refusals: ['assignment-ended', 'not-holder'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  handInMap: operation({
    name: 'maps.handInMap',
    method: 'POST',
    path: '/map/hand-in',
    summary: 'Hand in a map (MAPS-C4, MAPS-O5)',
    description: 'For the holder and for people who assign maps.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the assignment' }),
      user: reference
        .optional()
        .meta({ description: 'id of the holder, as in GET /users; another one is refused' }),
      completed: z.boolean().optional().meta({
        description:
          'whether the whole map is completed; if omitted, true only if every block is ticked or every address was worked',
      }),
      blocks: z
        .array(reference)
        .max(500)
        .default([])
        .meta({ description: 'completed blocks that were not ticked' }),
      note,
    }),
    reply: map,
    refusals: ['assignment-ended', 'not-holder', 'personal-map', 'no-such-block'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'maps'],
    limits: { recentCheck: true },
  }),
  handOffMap: operation({
    name: 'maps.handOffMap',
    method: 'POST',
    path: '/map/reassign',
    summary: 'Hand off a map to another person (MAPS-C7, ASSIGN-C2)',
    description: 'For the holder and for people who assign maps.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({
        description: 'id of the assignment; id of the map if the assignment is also sent',
      }),
      assignment: seenAssignment.meta({
        description: 'id of the assignment, as in GET /map/assign; another one is refused',
      }),
      assignment_id: seenAssignment.meta({ description: 'same as `assignment`' }),
      ...assignForm,
      user: reference.meta({ description: 'id of the new holder, as in GET /users' }),
    }),
    reply: assignRow,
    refusals: [
      'assignment-ended',
      'not-holder',
      'personal-map',
      'holder-not-allowed',
      'not-a-candidate',
      'same-holder',
    ],
    idempotent: 'key',
    changes: ['mapAssignments', 'notifications'],
    limits: { recentCheck: true },
  }),
  assignMap: operation({
    name: 'maps.assignMap',
    method: 'POST',
    path: '/map/assign',
    summary: 'Assign a map (ASSIGN-C1)',
    description:
      'The map must be unlocked and unassigned. Maps of types other than 1 have available addresses generated.',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the map' }),
      number: assignForm.number,
      type_id: typeId.optional(),
      assignment_id: seenAssignment.meta({ description: 'same as `assignment`' }),
      personal: z.boolean().default(false),
      user: reference
        .nullish()
        .transform((value) => value ?? null)
        .meta({ description: 'id of the new holder, as in GET /users' }),
      campaign: campaign.default(campaigns.encode('none')),
      campaign_name: optionalText(60),
    }),
    reply: assignRow,
    refusals: [
      'map-locked',
      'map-already-assigned',
      'not-a-candidate',
      'holder-required',
      'holder-not-allowed',
    ],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'notifications'],
  }),
  requestMap: operation({
    name: 'maps.requestMap',
    method: 'POST',
    path: '/map/request',
    summary: 'Request one of the offered maps (MAPS-C6, MAPS-O2)',
    permission: 'assignments.request_map',
    scope: 'congregation',
    body: z.strictObject({ map: reference }),
    reply: map,
    refusals: ['map-taken', 'map-locked', 'map-not-offered', 'not-a-candidate', 'overdue-map-held'],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
  listMapOptions: operation({
    name: 'maps.listMapOptions',
    method: 'GET',
    path: '/map/options',
    summary: 'Maps that the caller may request, best first, at most five (MAPS-C5, MAPS-O2)',
    permission: 'assignments.request_map',
    scope: 'own',
    query: listQuery('id', 'number', 'name', 'suburb', 'type_id', 'last_completed'),
    reply: z.array(
      z.object({
        id: idOf('map, as in GET /maps'),
        number: z.string().meta({ description: 'number of the map' }),
        name: z.string().nullable().meta({ description: 'name of the map; null without one' }),
        suburb: z.string().nullable(),
        type_id: typeId,
        last_completed: z.string().nullable(),
      }),
    ),
    refusals: [],
    idempotent: 'read',
  }),
};
