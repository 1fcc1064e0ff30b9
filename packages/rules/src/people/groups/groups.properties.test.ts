import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genders } from '../people/gender.ts';
import { appointments } from '../people/map-candidates.ts';
import { type Leader, mayAssist, mayOversee, wrongInLeaders } from './leaders.ts';
import { somebodyLeadsElsewhere } from './members.model.ts';
import {
  decideAssignToGroup,
  decideRemoveFromGroup,
  isCandidate,
  isMember,
  leads,
  maySeeGroupAddress,
} from './members.ts';

const personId = fc.integer({ min: 1, max: 8 });
const leader: fc.Arbitrary<Leader> = fc.record({
  id: personId,
  active: fc.boolean(),
  gender: fc.constantFrom(...genders.names),
  appointment: fc.constantFrom(...appointments),
});
const groupId = fc.constantFrom(1, 2, 3);
const people = fc.uniqueArray(
  fc.record({
    id: personId,
    group_id: fc.option(groupId, { nil: null }),
    appointment: fc.constantFrom(...appointments),
  }),
  { selector: ({ id }) => id },
);
const group = fc.record({
  id: groupId,
  overseer_id: fc.option(personId, { nil: null }),
  assistant_id: fc.option(personId, { nil: null }),
});

it('GROUPS-R2 overseers are active servants or elders', () => {
  fc.assert(
    fc.property(leader, (person) => {
      expect(mayOversee(person)).toBe(person.active && ['servant', 'elder'].includes(person.appointment));
    }),
  );
});

it('GROUPS-R3 assistants are active brothers who are publishers, servants or elders', () => {
  fc.assert(
    fc.property(leader, (person) => {
      const named = ['publisher', 'servant', 'elder'].includes(person.appointment);
      expect(mayAssist(person)).toBe(person.active && person.gender === 'brother' && named);
    }),
  );
});

it('GROUPS-R8 GROUPS-R9 a group has two different leaders, and neither leads another group', () => {
  const elsewhere = fc.uniqueArray(personId).map((ids) => new Set(ids));
  fc.assert(
    fc.property(leader, fc.option(leader, { nil: null }), elsewhere, (overseer, assistant, others) => {
      const wrong = wrongInLeaders(overseer, assistant, others);
      const goodOverseer = mayOversee(overseer) && !others.has(overseer.id);
      const goodAssistant =
        !assistant || (mayAssist(assistant) && assistant.id !== overseer.id && !others.has(assistant.id));
      expect(wrong === null).toBe(goodOverseer && goodAssistant);
      if (wrong) expect(wrong.field).toBe(goodOverseer ? 'assistant_id' : 'overseer_id');
    }),
  );
});

const nobodyLeads = { move: false, leadersElsewhere: new Set<number>() };

it('GROUPS-X1 people move from any group, except guests and leaders of another group', () => {
  const elsewhere = fc.uniqueArray(personId).map((ids) => new Set(ids));
  fc.assert(
    fc.property(people, group, elsewhere, (some, into, leadersElsewhere) => {
      const decision = decideAssignToGroup(some, into, { move: true, leadersElsewhere });
      const strangers = some.filter((person) => person.group_id !== into.id);
      const guest = strangers.some(({ appointment }) => appointment === 'guest');
      const leader = strangers.some(({ id }) => leadersElsewhere.has(id));
      expect(decision.allowed).toBe(!guest && !leader);
      if (!decision.allowed) expect(decision.reason).toBe(guest ? 'not-a-group-candidate' : 'leads-group');
      if (decision.allowed) expect(decision.value).toEqual(strangers.map(({ id }) => id));
    }),
  );
});

it('GROUPS-R4 adds only people without a group who are not guests', () => {
  fc.assert(
    fc.property(people, group, (some, into) => {
      const decision = decideAssignToGroup(some, into, nobodyLeads);
      const strangers = some.filter((person) => person.group_id !== into.id);
      const good = strangers.every((person) => person.group_id === null && person.appointment !== 'guest');
      expect(decision.allowed).toBe(good);
      if (!decision.allowed) expect(decision.reason).toBe('not-a-group-candidate');
      if (decision.allowed) expect(decision.value).toEqual(strangers.map(({ id }) => id));
      expect(strangers.every(isCandidate)).toBe(good);
    }),
  );
});

it('GROUPS-R5 GROUPS-R8 removes members one by one, except leaders of the group', () => {
  fc.assert(
    fc.property(people, group, (some, from) => {
      const members = some.filter((person) => isMember(person, from.id));
      const decision = decideRemoveFromGroup(some, from);
      expect(decision.allowed).toBe(!members.some(({ id }) => leads(id, from)));
      if (!decision.allowed) expect(decision.reason).toBe('leads-group');
      if (decision.allowed) expect(decision.value).toEqual(members.map(({ id }) => id));
    }),
  );
});

it('GROUPS-R10 the meeting place of a group is visible to its members and to group administrators', () => {
  const see = (own: number | null, ...permissions: string[]) =>
    maySeeGroupAddress({ group_id: own, permissions: new Set(permissions) }, 1);
  expect([see(1), see(2), see(null), see(null, 'settings.groups'), see(2, 'settings.users')]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('GROUPS-R8 a leader is a member of their group, and leads no other', () => {
  const [first, second] = [
    { id: 1, overseer_id: 7, assistant_id: 8 },
    { id: 2, overseer_id: 9, assistant_id: null },
  ];
  const people = [7, 8, 9].map((id) => ({ id, group_id: id === 9 ? 2 : 1 }));
  const everybody = { people: [7, 8, 9], groups: [1, 2] };
  expect(somebodyLeadsElsewhere([first, second], people, everybody)).toBe(false);
  const strayed = people.map((person) => (person.id === 8 ? { ...person, group_id: 2 } : person));
  expect(somebodyLeadsElsewhere([first, second], strayed, everybody)).toBe(true);
  expect(somebodyLeadsElsewhere([first, second], strayed, { people: [9], groups: [2] })).toBe(false);
  expect(somebodyLeadsElsewhere([first, second], strayed, { people: [8], groups: [] })).toBe(true);
  const twice = [first, { ...second, assistant_id: 7 }];
  expect(somebodyLeadsElsewhere(twice, people, { people: [], groups: [1] })).toBe(true);
});
