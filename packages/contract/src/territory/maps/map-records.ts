/** Operations on map records: details, types, order, history (MAPS). */

import { longestMapNumber } from '@sheaf/rules/territory/maps/map-number';
import { languageCodes } from '@sheaf/rules/territory/territory/language-code';
import { z } from 'zod';
import {
  changeable,
  count,
  date,
  id,
  idOf,
  idOrZero,
  listQuery,
  noContent,
  numericText,
  optional,
  optionalText,
  reference,
  sentInstant,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { historyRow, typeId } from './rows.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });
const lang = z.enum(languageCodes);
const idOrNew = z.coerce
  .number<number | string>()
  .int()
  .min(0)
  .meta({ description: 'id of the map; 0 for a new map' });

export const mapDetails = z.object({
  id: idOf('map, as in GET /maps'),
  number: z.string().meta({ description: 'number of the map' }),
  name: z.string().nullable().meta({ description: 'name of the map; null without one' }),
  suburb: idOrZero.nullable().meta({ description: 'id of the suburb' }),
  type_id: typeId,
  lang: z.string().nullable(),
  blocks: count,
  blocks_as_letters: z.boolean(),
  order: count,
  last_completed: z.string().nullable(),
  picture: z.string().nullable().meta({ description: 'path under /api' }),
  assigned: z.boolean(),
  version: count,
});

export const mapRecords = {
  listMapTypes: operation({
    name: 'maps.listMapTypes',
    method: 'GET',
    path: '/map-types',
    summary: 'Types of maps (MAPS-C11, MAPS-D2)',
    permission: 'settings.maps',
    scope: 'none',
    query: listQuery('id', 'name'),
    reply: z.array(
      z.object({
        id: typeId.meta({ description: 'number of the type, `type_id` of maps' }),
        name: z.string(),
      }),
    ),
    refusals: [],
    idempotent: 'read',
  }),
  readMapDetails: operation({
    name: 'maps.readMapDetails',
    method: 'GET',
    path: '/maps/{id}/details',
    summary: 'Fields of a map for its form (MAPS-D7)',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: mapDetails,
    refusals: [],
    idempotent: 'read',
    reads: ['mapAssignments', 'maps', 'suburbs'],
  }),
  saveMap: operation({
    name: 'maps.saveMap',
    method: 'POST',
    path: '/maps/{id}',
    summary: 'Add or change a map (MAPS-C12, MAPS-R15 to R20)',
    description: 'Id 0 adds one. Type and last completion are only accepted for a new map.',
    permission: ['settings.maps.add', 'settings.maps.edit'],
    scope: 'congregation',
    params: z.strictObject({ id: idOrNew }),
    body: z.strictObject({
      number: numericText(longestMapNumber)
        .refine((value) => value !== '', 'required')
        .meta({ description: 'number of the map' }),
      type_id: typeId.optional().meta({ description: 'type of a new map; residential if omitted' }),
      name: optionalText(60).meta({ description: 'name of the map; null without one' }),
      suburb: optional(reference).meta({
        description: 'id of the suburb, as in GET /suburbs; null without one',
      }),
      lang: changeable(lang),
      blocks: count.max(500).default(0),
      blocks_as_letters: z
        .boolean()
        .optional()
        .meta({ description: 'setting of the congregation for a new map if omitted (CF-5)' }),
      order: count.optional().meta({ description: 'position; a new map is last if omitted' }),
      complete: optional(date).meta({ description: 'date of the last completion; null if never' }),
      version,
    }),
    reply: mapDetails,
    refusals: ['adding-not-permitted', 'editing-not-permitted', 'stale'],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments', 'maps'],
  }),
  orderMaps: operation({
    name: 'maps.orderMaps',
    method: 'POST',
    path: '/maps/order',
    summary: 'Set the order of maps (MAPS-C13)',
    description: 'Maps that are not listed follow in their present order.',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    body: z.strictObject({
      maps: z
        .array(reference)
        .max(5000)
        .meta({ description: 'ids of the maps, as in GET /maps, in their new order' }),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['maps'],
  }),
  deleteMap: operation({
    name: 'maps.deleteMap',
    method: 'DELETE',
    path: '/maps/{id}',
    summary: 'Delete an unassigned map (MAPS-C14, MAPS-R22)',
    description: 'The map is hidden; its history stays.',
    permission: 'settings.maps.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['map-assigned'],
    idempotent: 'key',
    changes: [
      'availableAddresses',
      'doNotCalls',
      'foreignAddresses',
      'mapAssignments',
      'mapBorders',
      'maps',
      'preloadedAddresses',
      'streets',
      'suburbs',
    ],
  }),
  removeHolder: operation({
    name: 'maps.removeHolder',
    method: 'DELETE',
    path: '/maps/{map_id}/assignments/{id}/users/{user_id}',
    summary: 'Remove a person from the history of an assignment (MAPS-C10)',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ map_id: id, id, user_id: id }),
    body: z.strictObject({
      assigned_at: sentInstant
        .optional()
        .meta({ description: 'start of the turn to remove; all turns of the person if omitted' }),
    }),
    reply: historyRow,
    refusals: ['still-holds'],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
};
