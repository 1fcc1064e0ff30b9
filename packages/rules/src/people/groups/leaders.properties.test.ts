import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genders } from '../people/gender.ts';
import { appointments } from '../people/map-candidates.ts';
import {
  decideLeaderEdit,
  isFitToLead,
  type Leader,
  mayAssist,
  mayOversee,
  staysFitToLead,
  wrongInLeaders,
} from './leaders.ts';

const elder: Leader = { id: 1, active: true, gender: 'brother', appointment: 'elder' };
const publisher: Leader = { id: 2, active: true, gender: 'brother', appointment: 'publisher' };
const sister: Leader = { ...publisher, id: 3, gender: 'sister' };
const nowhere = new Set<number>();
const leader: fc.Arbitrary<Leader> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  active: fc.boolean(),
  gender: fc.constantFrom(...genders.names),
  appointment: fc.constantFrom(...appointments),
});
const kind = fc.constantFrom('overseer' as const, 'assistant' as const);

it('GROUPS-R2 GROUPS-R3 overseer and assistant have different conditions', () => {
  expect([isFitToLead('overseer', publisher), isFitToLead('assistant', publisher)]).toEqual([false, true]);
  fc.assert(
    fc.property(leader, (person) => {
      expect(isFitToLead('overseer', person)).toBe(mayOversee(person));
      expect(isFitToLead('assistant', person)).toBe(mayAssist(person));
    }),
  );
});

it('GROUPS-R2 GROUPS-R3 refuses only a change that makes an eligible leader ineligible', () => {
  fc.assert(
    fc.property(kind, leader, leader, (as, before, after) => {
      expect(staysFitToLead(as, before, after)).toBe(!(isFitToLead(as, before) && !isFitToLead(as, after)));
    }),
  );
});

it.each([
  ['an overseer who is no elder or servant', publisher, null, nowhere, 'overseer_id', 'not-an-overseer'],
  ['an overseer of another group', elder, null, new Set([1]), 'overseer_id', 'leads-another-group'],
  ['one person for both', elder, elder, nowhere, 'assistant_id', 'same-leader'],
  ['an assistant who is no brother', elder, sister, nowhere, 'assistant_id', 'not-an-assistant'],
  ['an assistant of another group', elder, publisher, new Set([2]), 'assistant_id', 'leads-another-group'],
] as const)(
  'GROUPS-R8 GROUPS-R9 reports %s by field and code',
  (_, overseer, assistant, others, field, code) => {
    expect(wrongInLeaders(overseer, assistant, others)).toEqual({ field, code });
  },
);

it('GROUPS-R8 a group may have no assistant', () => {
  expect(wrongInLeaders(elder, null, nowhere)).toBeNull();
  expect(wrongInLeaders(elder, publisher, new Set([3]))).toBeNull();
});

it('GROUPS-R8 a leader stays in the group and eligible; other people may leave', () => {
  const before = { ...elder, group_id: 7 };
  const decide = (after: Partial<typeof before>) =>
    decideLeaderEdit('overseer', before, { ...before, ...after });
  expect(decide({})).toEqual({ allowed: true, value: before });
  expect(decide({ group_id: 8 })).toEqual({ allowed: false, reason: 'leads-group' });
  expect(decide({ appointment: 'publisher' })).toEqual({ allowed: false, reason: 'leader-unfit' });
  const moved = { ...before, group_id: 8, appointment: 'publisher' };
  expect(decideLeaderEdit(undefined, before, moved).allowed).toBe(true);
  const nowhere = { ...elder, group_id: null };
  expect(decideLeaderEdit('overseer', nowhere, before).allowed).toBe(true);
});
