/** Working and keeping the addresses of a map (ADDR). */
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
const itsMap = reference.optional().meta({ description: 'the map it lies on; it is moved to no other' });
/** A street of the map, by its id or as its addresses show it, by its name. */
const street = z.union([reference, filled(120)]);
const note = optionalLines(500);
const triedAt = sentInstant
  .optional()
  .meta({ description: 'when the person was there; now unless given, and when it cannot be (X-HOUR)' });
const version = count
  .optional()
  .meta({ description: 'version seen; a stale one is refused with the current row' });

/** Zero only with a suffix that keeps a text without a number (decision 158). */
const doNotCallNumber = count;

/** What is noted of a do-not-call; a list of units is one of them. */
const doNotCallEntry = { street_id: reference, number: doNotCallNumber, suffix, unit, date: today, note };

/** A door that left the list before the person's work arrived: why. */
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
    summary:
      'Notes a door where nobody was home; ranges of units make a row each (ADDR-C1, ADDR-R15, R20, R22, R23).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      map: reference,
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
    summary:
      'Thumbs-down: one more attempt; null when the address expired by it (ADDR-C2, ADDR-R3, ADDR-O1).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({ id: reference, tried_at: triedAt }),
    reply: availableAddress.nullable(),
    refusals: ['map-not-yours', 'address-reserved', 'door-done', ...lostDoor],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  completeAddress: operation({
    name: 'addresses.completeAddress',
    method: 'DELETE',
    path: '/available-territory/{id}',
    summary:
      'Thumbs-up: the door is done and leaves the list; one that was done before stays so (ADDR-C3, ADDR-R2).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['map-not-yours', 'address-reserved', ...lostDoor],
    idempotent: 'key',
    changes: ['availableAddresses', 'mapAssignments'],
  }),
  addPreloadedAddress: operation({
    name: 'addresses.addPreloadedAddress',
    method: 'POST',
    path: '/preloaded-territory',
    summary:
      'Adds the doors a house entry names: 10,12 two, 10-13 four, 10+14 every second (ADDR-C4, ADDR-R7 to R12).',
    permission: 'maps.preloaded.add',
    scope: 'congregation',
    body: z.strictObject({
      map: reference,
      street,
      name: optionalText(190),
      house: houseEntry(100),
      suffix,
      unit,
      block: optional(reference),
      number: optionalText(30).meta({ description: 'phone' }),
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
    summary: 'Changes the fields given, most often the phone number (ADDR-C5).',
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
      number: changeableText(30),
      name: changeableText(190),
      block: changeable(reference),
      date: changeable(date),
      note: changeableLines(500),
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
    summary: 'Removes a preloaded address (ADDR-C6, CF-6).',
    permission: 'maps.preloaded.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
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
    summary: 'Records a do-not-call; matching doors leave the lists to work (ADDR-C8, ADDR-R16, ADDR-R20).',
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
    summary:
      'Corrects the address, the date or the note of a do-not-call; what it stands for now leaves the lists to work (ADDR-R42).',
    permission: 'maps.dnc.update',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ ...doNotCallEntry, version }),
    reply: doNotCall,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['availableAddresses', 'doNotCalls'],
  }),
  confirmDoNotCall: operation({
    name: 'addresses.confirmDoNotCall',
    method: 'PUT',
    path: '/dnc/{id}',
    summary:
      'Confirms a do-not-call: its date becomes today (ADDR-O10); whoever names its address corrects it.',
    permission: 'maps.dnc.update',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...doNotCallEntry,
      map_id: itsMap,
      street_id: reference.optional(),
      number: doNotCallNumber
        .optional()
        .meta({ description: 'with `street_id` the address is corrected too' }),
      note: changeableLines(500),
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
    summary: 'Removes a do-not-call.',
    permission: 'maps.dnc.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['doNotCalls'],
  }),
};
