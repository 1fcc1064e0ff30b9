/** Keeping the territory: the map manager and who held what (MAPS); its places stand beside it. */
import { languageCodes } from '@sheaf/rules/territory/language-code';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  id,
  instant,
  listQuery,
  noContent,
  optionalText,
  reference,
} from '../fields.ts';
import { historyRow, typeId } from '../maps/rows.ts';
import { operation } from '../operation.ts';
import { territoryBorders } from './borders.ts';
import { territoryExport } from './export.ts';
import { territoryImport } from './import.ts';
import { territoryOverview } from './overview.ts';
import { territoryPaper } from './paper.ts';
import { territoryPlaces } from './places.ts';
import { country, mapDetails, region } from './rows.ts';

const version = count
  .optional()
  .meta({ description: 'version seen; a stale one is refused with the current row' });
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const lang = z.enum(languageCodes);
const idOrNew = z.coerce
  .number<number | string>()
  .int()
  .min(0)
  .max(2_147_483_647)
  .meta({ description: 'map id; 0 makes a new map' });

export const territory = {
  ...territoryOverview,
  ...territoryBorders,
  ...territoryExport,
  ...territoryPaper,
  ...territoryImport,
  listMapTypes: operation({
    name: 'territory.listMapTypes',
    method: 'GET',
    path: '/map-types',
    summary: 'The types of maps (MAPS-C11, MAPS-D2).',
    permission: 'settings.maps',
    scope: 'none',
    query: listQuery('id', 'name'),
    reply: z.array(z.object({ id: typeId, name: z.string() })),
    refusals: [],
    idempotent: 'read',
  }),
  readMapDetails: operation({
    name: 'territory.readMapDetails',
    method: 'GET',
    path: '/maps/{id}/details',
    summary: 'What the form of a map edits (MAPS-D7).',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: mapDetails,
    refusals: [],
    idempotent: 'read',
    reads: ['mapAssignments', 'maps', 'suburbs'],
  }),
  saveMap: operation({
    name: 'territory.saveMap',
    method: 'POST',
    path: '/maps/{id}',
    summary:
      'Saves a map; id 0 makes one. Its type and the day it was last completed are given only then (MAPS-C12, MAPS-R15 to R20).',
    permission: ['settings.maps.add', 'settings.maps.edit'],
    scope: 'congregation',
    params: z.strictObject({ id: idOrNew }),
    body: z.strictObject({
      number: filled(10),
      type_id: typeId.default(1),
      name: optionalText(60),
      suburb: maybe(reference),
      lang: maybe(lang),
      blocks: count.max(500).default(0),
      blocks_as_letters: z.boolean().default(true),
      order: count.optional().meta({ description: 'unless given, a new map comes last' }),
      complete: maybe(date),
      version,
    }),
    reply: mapDetails,
    refusals: ['adding-not-permitted', 'editing-not-permitted', 'stale'],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments', 'maps'],
  }),
  orderMaps: operation({
    name: 'territory.orderMaps',
    method: 'POST',
    path: '/maps/order',
    summary: 'Puts the maps in this order; those not named keep their place after them (MAPS-C13).',
    permission: 'settings.maps.edit',
    scope: 'congregation',
    body: z.strictObject({ maps: z.array(reference).max(5000) }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['maps'],
  }),
  deleteMap: operation({
    name: 'territory.deleteMap',
    method: 'DELETE',
    path: '/maps/{id}',
    summary: 'Hides a map that nobody holds; its history stays (MAPS-C14, MAPS-R22).',
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
    name: 'territory.removeHolder',
    method: 'DELETE',
    path: '/maps/{map_id}/assignments/{id}/users/{user_id}',
    summary: 'Takes a person out of the history of an assignment (MAPS-C10).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    params: z.strictObject({ map_id: id, id, user_id: id }),
    body: z.strictObject({
      assigned_at: instant.optional().meta({ description: 'which of his turns; without it all of them' }),
    }),
    reply: historyRow,
    refusals: ['still-holds'],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
  eraseHolderName: operation({
    name: 'territory.eraseHolderName',
    method: 'POST',
    path: '/territory/holder-names/erase',
    summary:
      'Erases for good a name that an import kept in the history of maps: in every assignment, and in the journal (TERR-R26).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({ name: z.string().trim().min(1).max(120) }),
    reply: z.object({ erased: count.meta({ description: 'assignments that named it' }) }),
    refusals: [],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
  listRegions: operation({
    name: 'territory.listRegions',
    method: 'GET',
    path: '/regions',
    summary: 'All regions by name (MAPS-D4, SPKR-C15).',
    permission: 'signed-in',
    scope: 'world',
    query: listQuery('id', 'code', 'name', 'country_id'),
    reply: z.array(region),
    refusals: [],
    idempotent: 'read',
  }),
  listCountries: operation({
    name: 'territory.listCountries',
    method: 'GET',
    path: '/countries',
    summary: 'All countries by name (MAPS-D4, SPKR-C15).',
    permission: 'signed-in',
    scope: 'world',
    query: listQuery('id', 'code', 'name'),
    reply: z.array(country),
    refusals: [],
    idempotent: 'read',
  }),
  ...territoryPlaces,
};
