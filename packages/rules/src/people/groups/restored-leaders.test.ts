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

it('GROUPS-R2 GROUPS-R3 whoever led a group before a change of its leaders would lead it again', () => {
  expect(
    restoredLeaders([
      change(['overseer_id', 'assistant_id'], { overseer_id: 1, assistant_id: 2 }),
      change(['assistant_id'], { overseer_id: 4, assistant_id: 5 }),
    ]),
  ).toEqual({ overseers: [1], assistants: [2, 5] });
});

it('GROUPS-R2 GROUPS-R3 nobody leads again where the change was of something else, or where nobody led before', () => {
  const nobody = { overseers: [], assistants: [] };
  expect(restoredLeaders([change(['name'], { name: 'Centre', overseer_id: 1 })])).toEqual(nobody);
  expect(restoredLeaders([change(['assistant_id'], { assistant_id: null })])).toEqual(nobody);
  expect(restoredLeaders([change(['overseer_id'], null)])).toEqual(nobody);
  expect(restoredLeaders([change(['overseer_id'], { overseer_id: 1 }, 'carts')])).toEqual(nobody);
});

it('GROUPS-R2 GROUPS-R3 of those who would lead again, everybody still there must be fit for it', () => {
  const refused = (overseers: number[], assistants: number[]) =>
    someMayNotLead({ overseers, assistants }, people);
  expect(refused([1], [1, 2])).toBe(false);
  expect(refused([1, 2], [])).toBe(true);
  expect(refused([], [2, 3])).toBe(true);
  expect(refused([2], [3])).toBe(true);
  expect(refused([1, 99], [98, 2])).toBe(false);
  expect(refused([], [])).toBe(false);
});
