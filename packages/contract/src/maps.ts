/** Territory maps: the dashboard's list, one map whole, its blocks, and who holds it (MAPS, ASSIGN). */
import { z } from 'zod';
import { count, filled, id, optionalText, reference } from './fields.ts';
import { mapAssigning } from './map-assigning.ts';
import { campaign, currentAssignment, map, mapPage, typeId } from './map-rows.ts';
import { operation } from './operation.ts';

const note = optionalText(500);

export const maps = {
  ...mapAssigning,
  listMaps: operation({
    name: 'maps.listMaps',
    method: 'GET',
    path: '/maps',
    summary: 'All maps in the order of the dashboard (MAPS-C2, MAPS-R1).',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.array(map),
    refusals: [],
    idempotent: 'read',
    revisions: ['maps', 'suburbs', 'mapAssignments', 'availableAddresses', 'users'],
  }),
  readMap: operation({
    name: 'maps.readMap',
    method: 'GET',
    path: '/maps/{number}',
    summary: 'One map by its number with everything the viewer may see of it (MAPS-C1).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ number: filled(10) }),
    reply: mapPage,
    refusals: [],
    idempotent: 'read',
    revisions: [
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
      completed: z.boolean().default(true),
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
      id: reference.meta({ description: 'assignment id' }),
      user: reference,
      number: optionalText(10),
    }),
    reply: map,
    refusals: [
      'assignment-ended',
      'not-holder',
      'personal-map',
      'holder-not-allowed',
      'not-a-candidate',
      'same-holder',
    ],
    idempotent: 'key',
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
      personal: z.boolean().default(false),
      user: reference.nullish().transform((value) => value ?? null),
      campaign: campaign.default(0),
      campaign_name: optionalText(60),
    }),
    reply: map,
    refusals: [
      'map-locked',
      'map-already-assigned',
      'not-a-candidate',
      'holder-required',
      'holder-not-allowed',
    ],
    idempotent: 'key',
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
  }),
  listMapOptions: operation({
    name: 'maps.listMapOptions',
    method: 'GET',
    path: '/map/options',
    summary: 'The maps a person may request, best first, at most five (MAPS-C5, MAPS-O2).',
    permission: 'assignments.request_map',
    scope: 'own',
    reply: z.array(
      z.object({
        id: count,
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
