/** Operations on foreign addresses (ADDR-C7). */
import { longestSuffix } from '@sheaf/rules/territory/addresses/house-suffix';
import { languageCodes } from '@sheaf/rules/territory/territory/language-code';
import { z } from 'zod';
import { count, id, noContent, numericText, optional, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { foreignAddress } from '../addresses/rows.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });
const lang = z.enum(languageCodes);
const itsMap = reference
  .optional()
  .meta({ description: 'map of the address; cannot be changed, another one is refused' });

const doorFields = {
  street: reference.meta({ description: 'id of a street of the map, as in GET /maps/{number}' }),
  house: numericText(30),
  suffix: optionalText(longestSuffix),
  unit: optional(numericText(25)),
  lang,
};

export const foreignAddresses = {
  addForeignAddress: operation({
    name: 'territory.addForeignAddress',
    method: 'POST',
    path: '/foreign-addresses',
    summary: 'Add a foreign address (ADDR-C7, ADDR-R15, ADDR-O11)',
    description: 'Also listed on the map of its language.',
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
    summary: 'Change a foreign address (ADDR-C7)',
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
    summary: 'Delete a foreign address (ADDR-C7)',
    permission: 'maps.foreign.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'foreignAddresses', 'mapAssignments'],
  }),
};
