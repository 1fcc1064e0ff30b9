import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartsEntities } from '../carts/journal-entities.ts';
import { dutiesEntities } from '../duties/journal-entities.ts';
import { talksEntities } from '../meetings/talks/journal-entities.ts';
import { peopleEntities } from '../people/people/journal-entities.ts';
import { bundlesOf, isFreed, isPast } from './freed-rows.ts';
import { createJournalRegistry } from './journal-registry.ts';
import type { NetRow } from './net-rows.ts';
import { revertState } from './revert.ts';

const entities = { ...cartsEntities, ...dutiesEntities, ...talksEntities, ...peopleEntities };
const keys = { programme: 'schedules.meetings.assign', duties: 'schedules.attendants.edit' } as const;
const operations = {
  'people.deletePerson': { freesOthers: true },
  'drafts.publishDraft': {
    fills: (row: Readonly<Record<string, unknown>>) => keys[row['qualification'] ? 'programme' : 'duties'],
  },
};
const registry = createJournalRegistry([
  { name: 'people', journal: { kind: 'people', entities, operations } },
  { name: 'drafts', journal: { kind: 'drafts' } },
]);

const rowOf = (table: string, before: object, fields: string[] = ['person_id']): NetRow => ({
  table,
  row: String('id' in before ? before.id : 0),
  fields,
  act: 'changed' as const,
  before: { ...before },
  after: { ...before },
});
const id = fc.integer({ min: 1, max: 6 });
const day = fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24');
const duty = fc
  .record({ id, on_date: day, shift_id: fc.option(id), away_talk_id: fc.option(id) })
  .map((data) => rowOf('duties', data));
const shift = fc.record({ id, on_date: day }).map((data) => rowOf('cart_shifts', data, ['state']));
const talk = fc.record({ id, duty_id: id }).map((data) => rowOf('talks', data));
const rows = fc.array(fc.oneof(duty, shift, talk), { maxLength: 12 });

it('JOURNAL-R12 every cleared row is in exactly one bundle, and a shift is bundled with its duties', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const bundles = bundlesOf(registry, given);
      expect(bundles.flat()).toHaveLength(given.length);
      expect(new Set(bundles.flat())).toEqual(new Set(given));
      for (const one of bundles)
        for (const { table, before } of one.filter((row) => row.table !== 'talks')) {
          const shiftId = table === 'cart_shifts' ? before!['id'] : before!['shift_id'];
          if (!shiftId) continue;
          const others = given.filter((row) => row.table === 'duties' && row.before!['shift_id'] === shiftId);
          for (const other of others) expect(one).toContain(other);
        }
    }),
  );
});

it('JOURNAL-R12 a row of an earlier date is past; a row of today or without a date is not', () => {
  fc.assert(
    fc.property(day, day, (on_date, today) => {
      expect(isPast(registry, rowOf('duties', { id: 1, on_date }), today)).toBe(on_date < today);
      expect(isPast(registry, rowOf('talks', { id: 1, duty_id: 2 }), today)).toBe(false);
    }),
  );
});

it('JOURNAL-R12 only operations that clear rows for others restore them one by one', () => {
  const cleared = rowOf('duties', { id: 1, on_date: '2026-11-23' });
  expect(isFreed(registry, 'people.deletePerson', cleared)).toBe(true);
  expect(isFreed(registry, 'duties.fillDuty', cleared)).toBe(false);
  const partner = rowOf('people', { id: 1 }, ['cart_partners']);
  const person = rowOf('people', { id: 1 }, ['cart_partners', 'deleted_at']);
  expect(isFreed(registry, 'people.deletePerson', partner)).toBe(true);
  expect(isFreed(registry, 'people.deletePerson', person)).toBe(false);
});

it('JOURNAL-R12.3 places that an operation filled are opened one by one, each with its permission', () => {
  const filled = [
    rowOf('duties', { id: 1, on_date: '2026-11-23', qualification: 3 }),
    rowOf('duties', { id: 2, on_date: '2026-11-23', qualification: null }),
  ];
  expect(filled.every((row) => isFreed(registry, 'drafts.publishDraft', row))).toBe(true);
  expect(bundlesOf(registry, filled)).toHaveLength(2);
  const facts = { operation: 'drafts.publishDraft', automatic: false, reverted: false, erased: false };
  const stateOf = (freed: NetRow[]) =>
    revertState(registry, { ...facts, entries: freed.length, rows: [], freed }, null);
  expect(stateOf(filled)).toEqual({ obstacle: null, keys: [keys.programme, keys.duties] });
  expect(stateOf(filled.slice(0, 1)).keys).toEqual([keys.programme]);
  expect(stateOf([]).obstacle).toBe('change-empty');
});
