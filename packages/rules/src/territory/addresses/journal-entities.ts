import { eachRow } from '../../journal/freed-entity.ts';
import { type JournalEntity, oneKey, rowOf } from '../../journal/journal-entity.ts';
import { blockLabel } from '../maps/block-label.ts';

const person = rowOf('people');
const place = { map_id: rowOf('maps'), street_id: rowOf('streets') } as const;
const house = { house: 'text', suffix: 'text', unit: 'text' } as const;
const position = { lat: 'text', lng: 'text' } as const;

export const addressesEntities = {
  available_addresses: {
    name: 'address',
    read: 'settings.maps',
    revert: oneKey('settings.maps.edit'),
    freed: eachRow('address'),
    label: ['house', 'suffix', 'unit', 'street_id'],
    fields: {
      ...place,
      ...house,
      lang: 'language',
      name: 'text',
      attempt: 'text',
      expired: 'yes-no',
      assigned_to: person,
      lent_by: person,
      preloaded_id: 'unseen',
      foreign_id: 'unseen',
      ...position,
    },
  },
  preloaded_addresses: {
    name: 'preloaded',
    read: 'maps.preloaded',
    revert: { add: 'maps.preloaded.add', edit: 'maps.preloaded.edit', delete: 'maps.preloaded.delete' },
    label: ['house', 'suffix', 'unit', 'street_id'],
    fields: {
      ...place,
      ...house,
      name: 'text',
      block: { type: 'numbered', of: 'map_id', say: blockLabel },
      date: 'date',
      note: 'text',
      number: 'text',
      ...position,
    },
  },
  do_not_calls: {
    name: 'do-not-call',
    read: 'maps.dnc',
    revert: { add: 'maps.dnc.add', edit: 'maps.dnc.update', delete: 'maps.dnc.delete' },
    label: ['number', 'suffix', 'unit', 'street_id'],
    fields: { ...place, number: 'text', suffix: 'text', unit: 'text', date: 'date', note: 'text' },
  },
} as const satisfies Record<string, JournalEntity>;

/** Field work cannot be reverted; it is corrected on the map. */
const fieldWork = { final: 'field-work' } as const;

export const addressesOperations = {
  'addresses.requestAddresses': fieldWork,
  'addresses.handInAddresses': fieldWork,
  'addresses.lendAddresses': fieldWork,
  'addresses.clearContact': fieldWork,
  'addresses.addAvailableAddress': fieldWork,
  'addresses.countNotHome': fieldWork,
  'addresses.completeAddress': fieldWork,
  'addresses.findPlace': { kind: 'automatic', final: 'automatic' },
  'addresses.importAddresses': { kind: 'imports', final: 'import' },
} as const;
