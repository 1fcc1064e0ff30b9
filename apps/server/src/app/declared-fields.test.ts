import { expect, it } from 'vitest';
import { z } from 'zod';
import { declaredOnly, undeclaredFields } from '#app/declared-fields';

const person = z.object({ id: z.number(), name: z.string().nullable() });
const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), date: z.string() }),
  z.object({ kind: z.literal('person'), person }),
]);
const reply = z.object({
  people: z.array(person).optional(),
  byId: z.record(z.string(), person.nullable()),
  pair: z.tuple([z.number(), person]),
  either: kinds.nullable(),
  anything: z.unknown(),
  open: z.looseObject({ id: z.number() }),
});

const declared = {
  people: [{ id: 1, name: 'A' }],
  byId: { 1: { id: 1, name: null }, 2: null },
  pair: [1, { id: 2, name: 'B' }],
  either: { kind: 'person', person: { id: 3, name: 'C' } },
  anything: { secret: 'declared as anything' },
  open: { id: 1, more: 'kept' },
};

const undeclared = {
  ...declared,
  people: [{ id: 1, name: 'A', phone: '1' }],
  byId: { 1: { id: 1, name: null, phone: '2' }, 2: null },
  pair: [1, { id: 2, name: 'B', phone: '3' }],
  either: { kind: 'person', date: 'of the other kind', person: { id: 3, name: 'C', phone: '4' } },
  password: 'x',
  absent: undefined,
};

it('COMMON-D1 removes undeclared fields from a reply at every depth', () => {
  expect(JSON.parse(JSON.stringify(declaredOnly(reply, undeclared)))).toEqual(declared);
  expect(undeclaredFields(reply, undeclared)).toEqual([
    'data.people.0.phone',
    'data.byId.1.phone',
    'data.pair.1.phone',
    'data.either.date',
    'data.either.person.phone',
    'data.password',
  ]);
});

it('COMMON-D1 returns the same object for a fully declared list', () => {
  const rows = [{ id: 1, name: 'A' }];
  expect(declaredOnly(z.array(person), rows)).toBe(rows);
  expect(undeclaredFields(reply, declared)).toEqual([]);
});
