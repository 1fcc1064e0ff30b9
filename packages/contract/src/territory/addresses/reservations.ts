/**
 * Operations on addresses reserved by a person: request, lend, return, send by SMS (ADDR-D5, ADDR-S7 to S10).
 */
import { addressKinds } from '@sheaf/rules/territory/addresses/address-request';
import { z } from 'zod';
import { count, idOf, idOrZero, listQuery, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { availableAddress } from './rows.ts';

const requestSizes = [10, 20, 50, 10_000] as const;
const chosen = z.array(reference).min(1).max(500).meta({ description: 'ids of available addresses' });

/** An address reserved by the caller, with its map. */
export const myAddress = availableAddress.extend({
  map_id: idOrZero,
  map_number: z.string(),
  lent_to: z
    .object({ id: idOf('person, as in GET /users'), full_name: z.string() })
    .nullable()
    .meta({ description: 'person to whom the caller lent the address; null if not lent (ADDR-C13)' }),
});

export const addressReservations = {
  listAddressOptions: operation({
    name: 'addresses.listAddressOptions',
    method: 'GET',
    path: '/available-territory/options',
    summary: 'Maps with unreserved available addresses (ADDR-C11, ADDR-O4, ADDR-O5)',
    description: 'Maps open to everyone first, then by number of addresses.',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery(
      'id',
      'number',
      'name',
      'suburb',
      'unassigned_address_count',
      'address_with_phone_count',
    ),
    reply: z.array(
      z.object({
        id: idOf('map, as in GET /maps'),
        number: z.string().meta({ description: 'number of the map' }),
        name: z.string().nullable().meta({ description: 'name of the map; null without one' }),
        suburb: z.string().nullable(),
        unassigned_address_count: count,
        address_with_phone_count: count,
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapAssignments', 'availableAddresses', 'congregations'],
  }),
  listMyAddresses: operation({
    name: 'addresses.listMyAddresses',
    method: 'GET',
    path: '/available-territory/mine',
    summary: 'Addresses that the caller reserved or lent, by map (ADDR-S7)',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'map_id', 'map_number', 'street', 'house', 'attempt', 'adjusted_at'),
    reply: z.array(myAddress),
    refusals: [],
    idempotent: 'read',
    reads: ['availableAddresses', 'streets', 'maps', 'congregations', 'users'],
  }),
  requestAddresses: operation({
    name: 'addresses.requestAddresses',
    method: 'POST',
    path: '/request-territory',
    summary: 'Reserve addresses of a map, fewest attempts first (ADDR-C10, ADDR-O6, ADDR-R21)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      map: reference.meta({ description: 'id of the map, as in GET /maps' }),
      count: z.literal(requestSizes).default(10).meta({ description: 'number of addresses; 10000 for all' }),
      type: z.enum(addressKinds).default('any').meta({ description: 'kind of addresses' }),
    }),
    reply: z.array(myAddress),
    refusals: ['map-not-yours', 'map-locked', 'no-addresses-left'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
    limits: { recentCheck: true },
  }),
  handInAddresses: operation({
    name: 'addresses.handInAddresses',
    method: 'POST',
    path: '/available-territory/hand-in',
    summary: 'Return the reserved addresses of a map (ADDR-C12)',
    description: 'They become free, or go back to the person who lent them. Returns both numbers.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ map: reference }),
    reply: z.object({
      returned: count.meta({ description: 'number of addresses that became free' }),
      lent_back: count.meta({ description: 'number of addresses that went back to the lender' }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'notifications'],
    limits: { recentCheck: true },
  }),
  lendAddresses: operation({
    name: 'addresses.lendAddresses',
    method: 'POST',
    path: '/available-territory/assign',
    summary: 'Lend reserved addresses to a person, or note a name for them (ADDR-C13, ADDR-O7, ADDR-R14)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      map: reference.optional(),
      user: reference.nullish(),
      name: optionalText(60).meta({ description: 'name to note, if no person is given' }),
      addresses: chosen,
    }),
    reply: z.array(myAddress),
    refusals: ['address-not-yours', 'address-borrowed', 'same-person', 'not-a-candidate'],
    idempotent: 'key',
    changes: ['availableAddresses', 'notifications'],
    limits: { recentCheck: true },
  }),
  clearContact: operation({
    name: 'addresses.clearContact',
    method: 'POST',
    path: '/available-territory/clear-contact',
    summary: 'End the loan of addresses, or clear the noted name (ADDR-C14, ADDR-O7)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ addresses: chosen }),
    reply: z.array(myAddress),
    refusals: ['address-not-yours'],
    idempotent: 'key',
    changes: ['availableAddresses', 'notifications'],
  }),
  writeAddressSms: operation({
    name: 'addresses.writeAddressSms',
    method: 'POST',
    path: '/helpers/sms-addresses',
    summary: 'Text of an SMS with reserved addresses, without names and notes (ADDR-C15, ADDR-O9, ADDR-R25)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ addresses: chosen }),
    reply: z.object({ text: z.string() }),
    refusals: ['address-not-yours'],
    idempotent: 'natural',
    changes: [],
  }),
};
