/** Operations on the addresses of a map (ADDR). */
import { longestSuffix } from '@sheaf/rules/territory/addresses/house-suffix';
import { z } from 'zod';
import {
  changeable,
  changeableLines,
  changeableText,
  count,
  date,
  filled,
  id,
  latitude,
  longitude,
  noContent,
  numericText,
  optional,
  optionalLines,
  optionalText,
  pathIdOf,
  reference,
  sentInstant,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { addressImport } from './import.ts';
import { addressPaper } from './paper.ts';
import { addressReservations } from './reservations.ts';
import { availableAddress, doNotCall, preloadedAddress } from './rows.ts';
import { addressSearch } from './search.ts';

const suffix = optionalText(longestSuffix);
const unit = optional(numericText(25));
const today = optional(date);
const houseEntry = (maximum: number) => numericText(maximum).refine((value) => value !== '', 'required');
const itsMap = reference
  .optional()
  .meta({ description: 'map of the address; cannot be changed, another one is refused' });
/** A street of the map, by id or by name. */
const street = z.union([reference, filled(120)]).meta({ description: 'id or name of a street of the map' });
const note = optionalLines(500);
const triedAt = sentInstant
  .optional()
  .meta({ description: 'time of the visit; now if omitted or impossible (X-HOUR)' });
const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });

/** Zero only with a suffix that contains an address without a number (decision 158). */
const doNotCallNumber = count;

/** Fields of a do-not-call; a list of units is one entry. */
const doNotCallEntry = { street_id: reference, number: doNotCallNumber, suffix, unit, date: today, note };

/** Reasons why an address left the list before the person's action arrived. */
const lostDoor = ['door-expired', 'door-do-not-call', 'door-removed', 'assignment-ended'] as const;

export const addresses = {
  ...addressImport,
  ...addressReservations,
  ...addressSearch,
  ...addressPaper,
  addAvailableAddress: operation({
    name: 'addresses.addAvailableAddress',
    method: 'POST',
    path: '/available-territory',
    summary: 'Add an available address where nobody was home (ADDR-C1, ADDR-R15, R20, R22, R23)',
    description: 'A range of units adds a row for each.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      map: reference.meta({ description: 'id of the map, as in GET /maps' }),
      street,
      house: numericText(30),
      suffix,
      unit,
      tried_at: triedAt,
    }),
    reply: z.array(availableAddress),
    refusals: ['map-not-yours'],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  countNotHome: operation({
    name: 'addresses.countNotHome',
    method: 'PUT',
    path: '/available-territory/increment',
    summary: 'Count another attempt at an available address (ADDR-C2, ADDR-R3, ADDR-O1)',
    description: 'Returns null if the address expired by it.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the available address' }),
      tried_at: triedAt,
    }),
    reply: availableAddress.nullable(),
    refusals: ['map-not-yours', 'address-reserved', 'door-done', ...lostDoor],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  completeAddress: operation({
    name: 'addresses.completeAddress',
    method: 'DELETE',
    path: '/available-territory/{id}',
    summary: 'Complete an available address (ADDR-C3, ADDR-R2)',
    description: 'The address leaves the list. Idempotent.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('available address') }),
    reply: noContent,
    refusals: ['map-not-yours', 'address-reserved', ...lostDoor],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  addPreloadedAddress: operation({
    name: 'addresses.addPreloadedAddress',
    method: 'POST',
    path: '/preloaded-territory',
    summary: 'Add preloaded addresses from a house entry (ADDR-C4, ADDR-R7 to R12)',
    description: '`10,12` adds two addresses, `10-13` four, `10+14` every second one.',
    permission: 'maps.preloaded.add',
    scope: 'congregation',
    body: z.strictObject({
      map: reference.meta({ description: 'id of the map, as in GET /maps' }),
      street,
      name: optionalText(190).meta({ description: 'name of a resident; null if unknown' }),
      house: houseEntry(100),
      suffix,
      unit,
      block: optional(reference),
      number: optionalText(30).meta({ description: 'phone number' }),
      lat: optional(latitude),
      lng: optional(longitude),
      date: today,
      note,
    }),
    reply: z.array(preloadedAddress),
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'preloadedAddresses'],
  }),
  editPreloadedAddress: operation({
    name: 'addresses.editPreloadedAddress',
    method: 'PUT',
    path: '/preloaded-territory/{id}',
    summary: 'Change a preloaded address (ADDR-C5)',
    description: 'Fields that are not sent are unchanged.',
    permission: 'maps.preloaded.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      map: itsMap,
      map_id: itsMap,
      street: street.optional(),
      house: houseEntry(30).optional(),
      suffix: changeableText(longestSuffix),
      unit: changeable(numericText(25)),
      number: changeableText(30).meta({ description: 'phone number; unchanged if omitted, null if unknown' }),
      name: changeableText(190).meta({
        description: 'name of a resident; unchanged if omitted, null if unknown',
      }),
      block: changeable(reference),
      date: changeable(date).meta({ description: 'date of the note; unchanged if omitted' }),
      note: changeableLines(500).meta({ description: 'note; unchanged if omitted, null removes it' }),
      lat: changeable(latitude),
      lng: changeable(longitude),
      version,
    }),
    reply: preloadedAddress,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['availableAddresses', 'preloadedAddresses'],
  }),
  deletePreloadedAddress: operation({
    name: 'addresses.deletePreloadedAddress',
    method: 'DELETE',
    path: '/preloaded-territory/{id}',
    summary: 'Delete a preloaded address (ADDR-C6, CF-6)',
    permission: 'maps.preloaded.delete',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('preloaded address') }),
    legacy: [{ method: 'DELETE', path: '/preloaded-territory' }],
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments', 'preloadedAddresses'],
  }),
  addDoNotCall: operation({
    name: 'addresses.addDoNotCall',
    method: 'POST',
    path: '/dnc',
    summary: 'Add a do-not-call (ADDR-C8, ADDR-R16, ADDR-R20)',
    description: 'Matching addresses leave the lists of available addresses.',
    permission: 'maps.dnc.add',
    scope: 'congregation',
    body: z.strictObject({ map_id: reference, ...doNotCallEntry }),
    reply: doNotCall,
    refusals: [],
    idempotent: 'key',
    changes: ['availableAddresses', 'doNotCalls', 'mapAssignments'],
  }),
  editDoNotCall: operation({
    name: 'addresses.editDoNotCall',
    method: 'PATCH',
    path: '/dnc/{id}',
    summary: 'Correct address, date or note of a do-not-call (ADDR-R42)',
    description:
      'Addresses that it now matches leave the lists of available addresses. With maps.dnc.add only, the caller’s own.',
    permission: ['maps.dnc.update', 'maps.dnc.add'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...doNotCallEntry, version }),
    reply: doNotCall,
    refusals: ['stale', 'dnc-not-yours'],
    idempotent: 'key',
    changes: ['availableAddresses', 'doNotCalls'],
  }),
  confirmDoNotCall: operation({
    name: 'addresses.confirmDoNotCall',
    method: 'PUT',
    path: '/dnc/{id}',
    summary: 'Confirm a do-not-call (ADDR-O10)',
    description: 'The date becomes today. An address in the request corrects it.',
    permission: 'maps.dnc.update',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...doNotCallEntry,
      map_id: itsMap,
      street_id: reference.optional(),
      number: doNotCallNumber
        .optional()
        .meta({ description: 'house number; together with `street_id` it corrects the address' }),
      note: changeableLines(500).meta({ description: 'note; unchanged if omitted, null removes it' }),
      version,
    }),
    reply: doNotCall,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['doNotCalls'],
  }),
  deleteDoNotCall: operation({
    name: 'addresses.deleteDoNotCall',
    method: 'DELETE',
    path: '/dnc/{id}',
    summary: 'Delete a do-not-call',
    description: 'With maps.dnc.add only, the caller’s own.',
    permission: ['maps.dnc.delete', 'maps.dnc.add'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['dnc-not-yours'],
    idempotent: 'key',
    changes: ['doNotCalls'],
  }),
};
