import { expect, it } from 'vitest';
import type { Leader } from './leaders.ts';
import { restoredLeaders, someMayNotLead } from './restored-leaders.ts';

const elder: Leader = { id: 1, active: true, gender: 'brother', appointment: 'elder' };
const publisher: Leader = { id: 2, active: true, gender: 'brother', appointment: 'publisher' };
const sister: Leader = { id: 3, active: true, gender: 'sister', appointment: 'publisher' };
const people = new Map([elder, publisher, sister].map((person) => [person.id, person]));

const change = (fields: string[], before: Record<string, unknown> | null, table = 'groups') => ({
  table,
  fields,
  before,
});

it('GROUPS-R2 GROUPS-R3 a revert of changed leaders restores the former ones', () => {
  expect(
    restoredLeaders([
      change(['overseer_id', 'assistant_id'], { overseer_id: 1, assistant_id: 2 }),
      change(['assistant_id'], { overseer_id: 4, assistant_id: 5 }),
    ]),
  ).toEqual({ overseers: [1], assistants: [2, 5] });
});

it('GROUPS-R2 GROUPS-R3 a revert of other fields, or of an empty leader, restores nobody', () => {
  const nobody = { overseers: [], assistants: [] };
  expect(restoredLeaders([change(['name'], { name: 'Centre', overseer_id: 1 })])).toEqual(nobody);
  expect(restoredLeaders([change(['assistant_id'], { assistant_id: null })])).toEqual(nobody);
  expect(restoredLeaders([change(['overseer_id'], null)])).toEqual(nobody);
  expect(restoredLeaders([change(['overseer_id'], { overseer_id: 1 }, 'carts')])).toEqual(nobody);
});

it('GROUPS-R2 GROUPS-R3 every restored leader who still exists must be eligible', () => {
  const refused = (overseers: number[], assistants: number[]) =>
    someMayNotLead({ overseers, assistants }, people);
  expect(refused([1], [1, 2])).toBe(false);
  expect(refused([1, 2], [])).toBe(true);
  expect(refused([], [2, 3])).toBe(true);
  expect(refused([2], [3])).toBe(true);
  expect(refused([1, 99], [98, 2])).toBe(false);
  expect(refused([], [])).toBe(false);
});
