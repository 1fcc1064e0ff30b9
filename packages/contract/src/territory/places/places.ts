/** Operations on streets, suburbs, regions and countries (MAPS-C8, MAPS-C9, MAPS-D4). */
import { z } from 'zod';
import {
  count,
  filled,
  id,
  idOf,
  idOrZero,
  listQuery,
  noContent,
  optional,
  optionalText,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });
const maybeReference = optional(reference);
const itsMap = reference
  .optional()
  .meta({ description: 'map of the place; cannot be changed, another one is refused' });

const suburbFields = {
  suburb: filled(60),
  code: optionalText(10).meta({ description: 'code of the suburb; null without one' }),
  region_id: maybeReference,
};
const streetFields = {
  name: filled(120).meta({ description: 'name of the street' }),
  suburb_id: maybeReference,
};

const listedSuburb = z.object({
  id: idOf('suburb, as in GET /suburbs'),
  suburb: z.string(),
  code: z.string().nullable().meta({ description: 'code of the suburb; null without one' }),
  region_id: idOrZero.nullable(),
  map_id: idOrZero.nullable(),
  version: count,
});

const listedStreet = z.object({
  id: idOf('street, as in GET /maps/{number}'),
  name: z.string(),
  suburb_id: idOrZero.nullable(),
  map_id: idOrZero,
  version: count,
});

const region = z.object({
  id: idOf('region, as in GET /regions'),
  code: z.string(),
  name: z.string(),
  country_id: idOrZero,
});
const country = z.object({
  id: idOf('country, as in GET /countries'),
  code: z.string().meta({ description: 'two letters, such as `AU`' }),
  name: z.string().meta({ description: 'name of the country' }),
});

export const places = {
  listSuburbs: operation({
    name: 'places.listSuburbs',
    method: 'GET',
    path: '/suburbs',
    summary: 'Suburbs of the congregation',
    permission: ['settings.maps', 'maps.suburbs'],
    scope: 'congregation',
    query: listQuery('id', 'suburb', 'code', 'region_id', 'map_id'),
    reply: z.array(listedSuburb),
    refusals: [],
    idempotent: 'read',
    reads: ['suburbs'],
  }),
  addSuburb: operation({
    name: 'places.addSuburb',
    method: 'POST',
    path: '/suburbs',
    summary: 'Add a suburb to a map (MAPS-C8)',
    permission: 'maps.suburbs.add',
    scope: 'congregation',
    body: z.strictObject({ ...suburbFields, map_id: reference }),
    reply: listedSuburb,
    refusals: [],
    idempotent: 'key',
    changes: ['suburbs'],
  }),
  editSuburb: operation({
    name: 'places.editSuburb',
    method: 'PUT',
    path: '/suburbs/{id}',
    summary: 'Change a suburb (MAPS-C8)',
    permission: 'maps.suburbs.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...suburbFields, map_id: itsMap, version }),
    reply: listedSuburb,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['suburbs'],
  }),
  deleteSuburb: operation({
    name: 'places.deleteSuburb',
    method: 'DELETE',
    path: '/suburbs/{id}',
    summary: 'Delete a suburb that is not the suburb of a map (MAPS-C8)',
    description: 'The streets stay.',
    permission: 'maps.suburbs.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['suburb-in-use'],
    idempotent: 'key',
    changes: ['maps', 'streets', 'suburbs'],
  }),
  addStreet: operation({
    name: 'places.addStreet',
    method: 'POST',
    path: '/streets',
    summary: 'Add a street to a map (MAPS-C9)',
    permission: 'maps.streets.add',
    scope: 'congregation',
    body: z.strictObject({ ...streetFields, map_id: reference }),
    reply: listedStreet,
    refusals: [],
    idempotent: 'key',
    changes: ['streets'],
  }),
  editStreet: operation({
    name: 'places.editStreet',
    method: 'PUT',
    path: '/streets/{id}',
    summary: 'Change a street (MAPS-C9)',
    permission: 'maps.streets.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...streetFields, map_id: itsMap, version }),
    reply: listedStreet,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['streets'],
  }),
  deleteStreet: operation({
    name: 'places.deleteStreet',
    method: 'DELETE',
    path: '/streets/{id}',
    summary: 'Delete a street without addresses and do-not-calls (MAPS-C9)',
    permission: 'maps.streets.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['street-in-use'],
    idempotent: 'key',
    changes: ['streets'],
  }),
  listRegions: operation({
    name: 'places.listRegions',
    method: 'GET',
    path: '/regions',
    summary: 'Regions by name (MAPS-D4, SPKR-C15)',
    permission: 'signed-in',
    scope: 'world',
    query: listQuery('id', 'code', 'name', 'country_id'),
    reply: z.array(region),
    refusals: [],
    idempotent: 'read',
  }),
  listCountries: operation({
    name: 'places.listCountries',
    method: 'GET',
    path: '/countries',
    summary: 'Countries by name (MAPS-D4, SPKR-C15)',
    permission: 'signed-in',
    scope: 'world',
    query: listQuery('id', 'code', 'name'),
    reply: z.array(country),
    refusals: [],
    idempotent: 'read',
  }),
};
