import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  channelsTo,
  familyChannels,
  familyTexts,
  inAnotherFamily,
  inviteOf,
  leftFamily,
  type TiedPerson,
  ties,
  withHead,
  withoutMember,
  wrongInFamily,
} from './family.ts';

/** A valid family. */
const family: fc.Arbitrary<TiedPerson[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 })
  .chain((ids) =>
    fc.tuple(
      fc.constant(ids),
      fc.array(fc.constantFrom('child', 'parent', 'other'), { minLength: 9, maxLength: 9 }),
      fc.boolean(),
    ),
  )
  .map(([ids, rest, married]) =>
    ids.map((id, at) => ({
      id,
      tie: (at === 0 ? 'head' : at === 1 && married ? 'spouse' : rest[at]!) as TiedPerson['tie'],
    })),
  );

const member = fc.record({ active: fc.boolean(), channels: fc.subarray([...familyChannels]) });

it('FAMILY-R2 a family has one head, at most one spouse, and no duplicates', () => {
  fc.assert(
    fc.property(family, (members) => {
      expect(wrongInFamily(members)).toBeNull();
      expect(wrongInFamily([...members, members[0]!])).toBe('person-twice');
      expect(wrongInFamily(members.filter(({ tie }) => tie !== 'head'))).toBe('one-head');
      expect(wrongInFamily([...members, { id: 100, tie: 'head' }])).toBe('one-head');
      const couple = [...members.filter(({ tie }) => tie !== 'spouse'), { id: 100, tie: 'spouse' as const }];
      expect(wrongInFamily(couple)).toBeNull();
      expect(wrongInFamily([...couple, { id: 101, tie: 'spouse' }])).toBe('one-spouse');
    }),
  );
});

it('FAMILY-R3 the family stays valid and complete with any new head', () => {
  fc.assert(
    fc.property(family, fc.nat(), (members, pick) => {
      const head = members[pick % members.length]!.id;
      const next = withHead(members, head);
      expect(wrongInFamily(next)).toBeNull();
      expect(next.map(({ id }) => id)).toEqual(members.map(({ id }) => id));
      expect(next.find(({ tie }) => tie === 'head')?.id).toBe(head);
    }),
  );
});

it('FAMILY-R4 the family stays valid after any member leaves, with the spouse as the next head', () => {
  fc.assert(
    fc.property(family, fc.nat(), (members, pick) => {
      const gone = members[pick % members.length]!;
      const left = withoutMember(members, gone.id);
      expect(left).toHaveLength(members.length - 1);
      if (left.length === 0) return;
      expect(wrongInFamily(left)).toBeNull();
      const spouse = members.find(({ tie }) => tie === 'spouse');
      if (gone.tie === 'head' && spouse) expect(left.find(({ tie }) => tie === 'head')?.id).toBe(spouse.id);
    }),
  );
});

it('FAMILY-R1 nobody belongs to two families', () => {
  const members: TiedPerson[] = [
    { id: 1, tie: 'head' },
    { id: 2, tie: 'child' },
  ];
  expect(inAnotherFamily(members, new Map([[1, 7]]), 7)).toEqual([]);
  expect(inAnotherFamily(members, new Map([[2, 8]]), 7)).toEqual([2]);
  expect(inAnotherFamily(members, new Map([[2, 8]]), null)).toEqual([2]);
  expect(ties[0]).toBe('head');
});

it('FAMILY-R5 FAMILY-R6 every active member with a contact gets a link by it, and each SMS is paid for', () => {
  expect(channelsTo({ phone: '+61491570006', email: null })).toEqual(['sms']);
  expect(channelsTo({ phone: null, email: 'a@b.org' })).toEqual(['email']);
  fc.assert(
    fc.property(fc.array(member), fc.constantFrom(...familyChannels), (members, preferred) => {
      const invites = members.map((one) => inviteOf(one, preferred));
      for (const [at, invite] of invites.entries()) {
        const { active, channels } = members[at]!;
        expect('channel' in invite).toBe(active && channels.length > 0);
        if ('channel' in invite && channels.includes(preferred)) expect(invite.channel).toBe(preferred);
      }
      const bySms = invites.filter((invite) => 'channel' in invite && invite.channel === 'sms').length;
      expect(familyTexts(members, preferred)).toBe(bySms);
    }),
  );
});

const tied = (...ties: TiedPerson['tie'][]): TiedPerson[] => ties.map((tie, at) => ({ id: at + 1, tie }));

it('FAMILY-R4 the next head is the spouse, then a parent, another member, a child; among equals the first', () => {
  const headAfter = (...ties: TiedPerson['tie'][]) =>
    withoutMember([...tied(...ties).toReversed(), { id: 99, tie: 'head' as const }], 99)
      .filter(({ tie }) => tie === 'head')
      .map(({ id }) => id);
  expect(headAfter('child', 'other', 'parent', 'spouse')).toEqual([4]);
  expect(headAfter('child', 'other', 'parent')).toEqual([3]);
  expect(headAfter('child', 'other')).toEqual([2]);
  expect(headAfter('child', 'child')).toEqual([1]);
  expect(headAfter()).toEqual([]);
});

it('FAMILY-R4 the others keep their ties when a member other than the head leaves', () => {
  expect(withoutMember(tied('child', 'head', 'spouse', 'other'), 1)).toEqual(
    tied('child', 'head', 'spouse', 'other').slice(1),
  );
});

it('FAMILY-R3 a couple exchange their ties; with any other new head nobody becomes the spouse', () => {
  expect(withHead(tied('head', 'spouse', 'child'), 2)).toEqual(tied('spouse', 'head', 'child'));
  expect(withHead(tied('head', 'spouse', 'parent', 'child'), 3)).toEqual(
    tied('other', 'other', 'head', 'child'),
  );
  expect(withHead(tied('head', 'spouse', 'child'), 1)).toEqual(tied('head', 'other', 'child'));
});

it('FAMILY-R5 returns the reason for a member without a link', () => {
  expect(inviteOf({ active: false, channels: ['sms'] }, 'sms')).toEqual({ reason: 'inactive' });
  expect(inviteOf({ active: true, channels: [] }, 'sms')).toEqual({ reason: 'no-contact' });
  expect(inviteOf({ active: true, channels: ['email'] }, 'sms')).toEqual({ channel: 'email' });
});

it('FAMILY-R4 a family is removed with its last member, and continues otherwise', () => {
  const ruth = { id: 1, tie: 'head' as const };
  const joel = { id: 2, tie: 'child' as const };
  expect(leftFamily([ruth], 1)).toEqual({ gone: true });
  expect(leftFamily([ruth, joel], 1)).toEqual({ gone: false, members: [{ id: 2, tie: 'head' }] });
  expect(leftFamily([ruth], 9)).toEqual({ gone: false, members: [ruth] });
});
