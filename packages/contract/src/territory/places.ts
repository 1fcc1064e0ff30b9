/** Streets, suburbs and foreign addresses of the territory (MAPS-C8, MAPS-C9, ADDR-C7). */
import { languageCodes } from '@sheaf/rules/territory/language-code';
import { z } from 'zod';
import { foreignAddress } from '../addresses/rows.ts';
import { count, filled, id, listQuery, noContent, optionalText, reference, text } from '../fields.ts';
import { operation } from '../operation.ts';
import { listedStreet, listedSuburb } from './rows.ts';

const version = count
  .optional()
  .meta({ description: 'version seen; a stale one is refused with the current row' });
const maybeReference = reference.nullish().transform((value) => value ?? null);
const lang = z.enum(languageCodes);
const itsMap = reference.optional().meta({ description: 'the map it lies on; it is moved to no other' });

const suburbFields = { suburb: filled(60), code: optionalText(10), region_id: maybeReference };
const streetFields = { name: filled(120), suburb_id: maybeReference };
const doorFields = {
  street: reference,
  house: text(30),
  suffix: optionalText(10),
  unit: optionalText(25),
  lang,
};

export const territoryPlaces = {
  listSuburbs: operation({
    name: 'territory.listSuburbs',
    method: 'GET',
    path: '/suburbs',
    summary: 'All suburbs of the congregation, for the form of a map.',
    permission: ['settings.maps', 'maps.suburbs'],
    scope: 'congregation',
    query: listQuery('id', 'suburb', 'code', 'region_id', 'map_id'),
    reply: z.array(listedSuburb),
    refusals: [],
    idempotent: 'read',
    reads: ['suburbs'],
  }),
  addSuburb: operation({
    name: 'territory.addSuburb',
    method: 'POST',
    path: '/suburbs',
    summary: 'Adds a suburb to a map (MAPS-C8).',
    permission: 'maps.suburbs.add',
    scope: 'congregation',
    body: z.strictObject({ ...suburbFields, map_id: reference }),
    reply: listedSuburb,
    refusals: [],
    idempotent: 'key',
    changes: ['suburbs'],
  }),
  editSuburb: operation({
    name: 'territory.editSuburb',
    method: 'PUT',
    path: '/suburbs/{id}',
    summary: 'Changes a suburb (MAPS-C8).',
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
    name: 'territory.deleteSuburb',
    method: 'DELETE',
    path: '/suburbs/{id}',
    summary: 'Removes a suburb that no map is called by (MAPS-C8); its streets stay.',
    permission: 'maps.suburbs.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['suburb-in-use'],
    idempotent: 'key',
    changes: ['maps', 'streets', 'suburbs'],
  }),
  addStreet: operation({
    name: 'territory.addStreet',
    method: 'POST',
    path: '/streets',
    summary: 'Adds a street to a map (MAPS-C9).',
    permission: 'maps.streets.add',
    scope: 'congregation',
    body: z.strictObject({ ...streetFields, map_id: reference }),
    reply: listedStreet,
    refusals: [],
    idempotent: 'key',
    changes: ['streets'],
  }),
  editStreet: operation({
    name: 'territory.editStreet',
    method: 'PUT',
    path: '/streets/{id}',
    summary: 'Changes a street (MAPS-C9).',
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
    name: 'territory.deleteStreet',
    method: 'DELETE',
    path: '/streets/{id}',
    summary: 'Removes a street on which no address or do-not-call stands (MAPS-C9).',
    permission: 'maps.streets.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['street-in-use'],
    idempotent: 'key',
    changes: ['streets'],
  }),
  addForeignAddress: operation({
    name: 'territory.addForeignAddress',
    method: 'POST',
    path: '/foreign-addresses',
    summary:
      'Adds a foreign address; it is also listed on the map of its language (ADDR-C7, ADDR-R15, ADDR-O11).',
    permission: 'maps.foreign.add',
    scope: 'congregation',
    body: z.strictObject({ ...doorFields, map: reference }),
    reply: foreignAddress,
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments'],
  }),
  editForeignAddress: operation({
    name: 'territory.editForeignAddress',
    method: 'PUT',
    path: '/foreign-addresses/{id}',
    summary: 'Changes a foreign address (ADDR-C7).',
    permission: 'maps.foreign.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...doorFields, map: itsMap, version }),
    reply: foreignAddress,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments'],
  }),
  deleteForeignAddress: operation({
    name: 'territory.deleteForeignAddress',
    method: 'DELETE',
    path: '/foreign-addresses/{id}',
    summary: 'Removes a foreign address (ADDR-C7).',
    permission: 'maps.foreign.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments'],
  }),
};
