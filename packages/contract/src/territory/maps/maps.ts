/** Territory maps: the dashboard's list, one map whole, its blocks, and who holds it (MAPS, ASSIGN). */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { longestMapNumber } from '@sheaf/rules/territory/maps/map-number';
import { z } from 'zod';
import { filled, id, idOrZero, listQuery, optionalLines, optionalText, reference } from '../../fields.ts';
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
    summary: 'All maps in the order of the dashboard (MAPS-C2, MAPS-R1).',
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
    summary: 'One map by its number with everything the viewer may see of it (MAPS-C1).',
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
    summary:
      'The picture of a map. Its path changes with its content, so it is cached for ever by the one who may see it.',
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
    summary:
      'Replaces the picture; it is re-encoded, which removes location data, and judged by content (MAPS-O11).',
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
    summary:
      'Flips a block between completed and not (MAPS-R5), or sets it when `completed` is given; only the holder may.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({ id: reference, block: reference, completed: z.boolean().optional() }),
    reply: currentAssignment,
    refusals: ['assignment-ended', 'not-holder', 'no-such-block'],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
  handInMap: operation({
    name: 'maps.handInMap',
    method: 'POST',
    path: '/map/hand-in',
    summary: 'The holder, or whoever assigns maps, hands the map in (MAPS-C4, MAPS-O5).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'assignment id' }),
      user: reference.optional(),
      completed: z.boolean().optional().meta({
        description:
          'whether the whole map is done; if omitted, true only when every block is ticked or every address was worked',
      }),
      blocks: z
        .array(reference)
        .max(500)
        .default([])
        .meta({ description: 'blocks that are done although they were not ticked' }),
      note,
    }),
    reply: map,
    refusals: ['assignment-ended', 'not-holder', 'personal-map', 'no-such-block'],
    idempotent: 'key',
    changes: ['mapAssignments', 'maps'],
    limits: { recentCheck: true },
  }),
  handOffMap: operation({
    name: 'maps.handOffMap',
    method: 'POST',
    path: '/map/reassign',
    summary:
      'The holder hands the map to another person, or whoever assigns maps gives it to another (MAPS-C7, ASSIGN-C2).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'assignment id; the map’s where the assignment is named beside it' }),
      assignment: seenAssignment,
      assignment_id: seenAssignment,
      ...assignForm,
      user: reference,
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
    summary:
      'Assigns an unlocked, unassigned map (ASSIGN-C1); maps of other types than 1 get their addresses populated.',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'map id' }),
      number: assignForm.number,
      type_id: typeId.optional(),
      assignment_id: seenAssignment,
      personal: z.boolean().default(false),
      user: reference.nullish().transform((value) => value ?? null),
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
    summary: 'Takes one of the offered maps for oneself (MAPS-C6, MAPS-O2).',
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
    summary: 'The maps a person may request, best first, at most five (MAPS-C5, MAPS-O2).',
    permission: 'assignments.request_map',
    scope: 'own',
    query: listQuery('id', 'number', 'name', 'suburb', 'type_id', 'last_completed'),
    reply: z.array(
      z.object({
        id: idOrZero,
        number: z.string(),
        name: z.string().nullable(),
        suburb: z.string().nullable(),
        type_id: typeId,
        last_completed: z.string().nullable(),
      }),
    ),
    refusals: [],
    idempotent: 'read',
  }),
};
